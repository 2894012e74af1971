"""A tokenizer of a few words, sentences made of them, and a small language model."""

import random

import torch
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

SPECIAL = {"pad_token": "<pad>", "bos_token": "<s>", "eos_token": "</s>", "unk_token": "<unk>"}
SPECIAL |= {"cls_token": "<cls>", "sep_token": "<sep>"}
WORDS = [*SPECIAL.values(), *"the cat sat on a mat and dog ran to big red house".split()]


def tokenizer() -> PreTrainedTokenizerFast:
    words = Tokenizer(models.WordLevel({w: i for i, w in enumerate(WORDS)}, unk_token="<unk>"))
    words.pre_tokenizer = pre_tokenizers.Whitespace()
    return PreTrainedTokenizerFast(tokenizer_object=words, model_max_length=32, **SPECIAL)


def sentences(count: int, shortest: int, longest: int, seed: int = 0) -> list[str]:
    draw = random.Random(seed)
    words = WORDS[len(SPECIAL) :]
    return [" ".join(draw.choices(words, k=draw.randint(shortest, longest))) for _ in range(count)]


def llama(dropout: float = 0.0) -> LlamaForCausalLM:
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=len(WORDS),
        hidden_size=32,
        intermediate_size=48,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        attention_dropout=dropout,
        pad_token_id=0,
        bos_token_id=1,
        eos_token_id=2,
    )
    return LlamaForCausalLM(config)
