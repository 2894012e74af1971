"""sentence-transformers without setup: models encode and train on the device as on the CPU."""

from pathlib import Path

import pytest
import torch
from transformers import BertConfig, BertModel

pytest.importorskip("sentence_transformers")

from datasets import Dataset
from sentence_transformers import (
    CrossEncoder,
    SentenceTransformer,
    SentenceTransformerTrainer,
    SentenceTransformerTrainingArguments,
    losses,
    util,
)

from tests.words import WORDS, sentences, tokenizer

pytestmark = pytest.mark.usefixtures("tpu", "fused", "no_fallback")

DEVICE = torch.device("tpu:0")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = str(tmp_path_factory.mktemp("model"))
    torch.manual_seed(0)
    config = BertConfig(
        vocab_size=len(WORDS),
        hidden_size=32,
        num_hidden_layers=1,
        num_attention_heads=4,
        intermediate_size=48,
        max_position_embeddings=40,
        hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
    )
    BertModel(config).save_pretrained(path)
    tokenizer().save_pretrained(path)
    return path


def test_sentences_are_encoded_and_searched(folder: str) -> None:
    texts = sentences(9, 2, 8)
    here, there = SentenceTransformer(folder), SentenceTransformer(folder, device="cpu")
    assert here.device == DEVICE
    assert there.device.type == "cpu"
    found = here.encode(texts, convert_to_tensor=True)
    assert found.device == DEVICE
    stock = there.encode(texts, convert_to_tensor=True)
    torch.testing.assert_close(found.cpu(), stock, atol=1e-5, rtol=1e-4)
    torch.testing.assert_close(
        here.similarity(found, found).cpu(), there.similarity(stock, stock), atol=1e-5, rtol=1e-4
    )
    (hits,) = util.semantic_search(found[:1], found)
    assert hits[0]["corpus_id"] == 0


def test_pairs_are_scored(folder: str) -> None:
    torch.manual_seed(0)
    here = CrossEncoder(folder, num_labels=1)
    assert here.device == DEVICE
    torch.manual_seed(0)
    there = CrossEncoder(folder, num_labels=1, device="cpu")
    pairs = list(zip(sentences(5, 2, 6), sentences(5, 2, 6, seed=1), strict=True))
    assert here.predict(pairs) == pytest.approx(there.predict(pairs), abs=1e-5)


def test_training_is_that_of_the_cpu(folder: str, tmp_path: Path) -> None:
    found = {}
    for use_cpu in (True, False):
        model = SentenceTransformer(folder, device="cpu" if use_cpu else None)
        arguments = SentenceTransformerTrainingArguments(
            str(tmp_path),
            use_cpu=use_cpu,
            max_steps=4,
            per_device_train_batch_size=4,
            learning_rate=1e-3,
            logging_steps=1,
            report_to=[],
            save_strategy="no",
            disable_tqdm=True,
        )
        pairs = {"anchor": sentences(32, 2, 8), "positive": sentences(32, 2, 8, seed=1)}
        loss = losses.MultipleNegativesRankingLoss(model)
        data = Dataset.from_dict(pairs)
        trainer = SentenceTransformerTrainer(model, arguments, train_dataset=data, loss=loss)
        trainer.train()
        history = trainer.state.log_history
        found[model.device.type] = [log["loss"] for log in history if "loss" in log]
    assert found["tpu"] == pytest.approx(found["cpu"], rel=1e-4)
