"""Models of other libraries, small and with random weights: the losses and tokens of stock PyTorch.

Each model is trained for five steps, eagerly in fused mode and some under `torch.compile`, with no
CPU fallback. Language models also generate, with a cache that grows and with one of fixed size.
"""

import copy
import os
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

os.environ["HF_HUB_OFFLINE"] = "1"

import diffusers
import transformers

pytestmark = pytest.mark.usefixtures("fused", "no_fallback")

Inputs = dict[str, Tensor]
Made = tuple[nn.Module, Inputs]

VOCABULARY = 96


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    torch._dynamo.reset()
    torch._dynamo.utils.counters.clear()
    torch.manual_seed(0)
    with warnings.catch_warnings():
        warnings.filterwarnings("error", message="the compiled graph is split")
        yield


def words(batch: int, length: int) -> Tensor:
    return torch.randint(3, VOCABULARY, (batch, length))


def llama_config(**options: Any) -> transformers.LlamaConfig:
    return transformers.LlamaConfig(
        vocab_size=VOCABULARY,
        hidden_size=32,
        intermediate_size=48,
        num_hidden_layers=1,
        num_attention_heads=4,
        num_key_value_heads=2,
        **options,
    )


def llama() -> Made:
    x = words(2, 12)
    return transformers.LlamaForCausalLM(llama_config()), {"input_ids": x, "labels": x}


def bert() -> Made:
    config = transformers.BertConfig(
        vocab_size=VOCABULARY,
        hidden_size=32,
        num_hidden_layers=1,
        num_attention_heads=4,
        intermediate_size=48,
        hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
        num_labels=3,
    )
    mask = torch.ones(2, 12, dtype=torch.long)
    mask[1, 7:] = 0
    inputs = {"input_ids": words(2, 12), "attention_mask": mask, "labels": torch.tensor([0, 2])}
    return transformers.BertForSequenceClassification(config), inputs


def gpt2() -> Made:
    config = transformers.GPT2Config(
        vocab_size=VOCABULARY,
        n_embd=32,
        n_layer=1,
        n_head=4,
        n_positions=32,
        resid_pdrop=0.0,
        embd_pdrop=0.0,
        attn_pdrop=0.0,
        bos_token_id=0,
        eos_token_id=0,
    )
    x = words(2, 12)
    model = transformers.GPT2LMHeadModel(config)
    # Without this value the library logs a warning in forward, which breaks the graph.
    model.loss_type = "ForCausalLM"
    return model, {"input_ids": x, "labels": x}


def t5() -> Made:
    config = transformers.T5Config(
        vocab_size=VOCABULARY,
        d_model=32,
        d_kv=8,
        d_ff=48,
        num_layers=1,
        num_heads=4,
        dropout_rate=0.0,
        decoder_start_token_id=0,
    )
    inputs = {"input_ids": words(2, 12), "labels": words(2, 7)}
    return transformers.T5ForConditionalGeneration(config), inputs


def vit() -> Made:
    config = transformers.ViTConfig(
        image_size=16,
        patch_size=4,
        hidden_size=32,
        num_hidden_layers=1,
        num_attention_heads=4,
        intermediate_size=48,
        num_labels=5,
    )
    inputs = {"pixel_values": torch.randn(2, 3, 16, 16), "labels": torch.tensor([1, 4])}
    return transformers.ViTForImageClassification(config), inputs


def whisper() -> Made:
    config = transformers.WhisperConfig(
        vocab_size=VOCABULARY,
        num_mel_bins=8,
        d_model=32,
        encoder_layers=1,
        decoder_layers=1,
        encoder_attention_heads=4,
        decoder_attention_heads=4,
        encoder_ffn_dim=48,
        decoder_ffn_dim=48,
        max_source_positions=16,
        max_target_positions=16,
        pad_token_id=0,
        bos_token_id=1,
        eos_token_id=2,
        decoder_start_token_id=1,
    )
    inputs = {"input_features": torch.randn(2, 8, 32), "labels": words(2, 7)}
    return transformers.WhisperForConditionalGeneration(config), inputs


class Denoiser(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.unet = diffusers.UNet2DConditionModel(
            sample_size=8,
            block_out_channels=(8,),
            layers_per_block=1,
            norm_num_groups=4,
            attention_head_dim=4,
            cross_attention_dim=12,
            down_block_types=("CrossAttnDownBlock2D",),
            mid_block_type=None,
            up_block_types=("UpBlock2D",),
        )

    def forward(
        self, image: Tensor, time: Tensor, text: Tensor, noise: Tensor
    ) -> dict[str, Tensor]:
        logits = self.unet(image, time, text).sample
        return {"loss": F.mse_loss(logits, noise), "logits": logits}


def unet() -> Made:
    image, text, noise = torch.randn(2, 4, 8, 8), torch.randn(2, 5, 12), torch.randn(2, 4, 8, 8)
    time = torch.tensor([3, 800])
    return Denoiser(), {"image": image, "time": time, "text": text, "noise": noise}


class Autoencoder(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.vae = diffusers.AutoencoderKL(
            block_out_channels=(8,),
            norm_num_groups=4,
            mid_block_add_attention=False,
        )

    def forward(self, image: Tensor) -> dict[str, Tensor]:
        latent = self.vae.encode(image).latent_dist
        logits = self.vae.decode(latent.mode()).sample
        loss = F.mse_loss(logits, image) + 1e-3 * latent.kl().mean()
        return {"loss": loss, "logits": logits}


def vae() -> Made:
    return Autoencoder(), {"image": torch.randn(2, 3, 16, 16)}


def gemma3() -> Made:
    # Two layers, one of them with windowed attention, and a cap on logits.
    config = transformers.Gemma3TextConfig(
        vocab_size=VOCABULARY,
        hidden_size=32,
        intermediate_size=48,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        head_dim=8,
        sliding_window=6,
        layer_types=["sliding_attention", "full_attention"],
        pad_token_id=0,
        bos_token_id=1,
        eos_token_id=2,
    )
    x = words(2, 12)
    return transformers.Gemma3ForCausalLM(config), {"input_ids": x, "labels": x}


def mixtral() -> Made:
    config = transformers.MixtralConfig(
        vocab_size=VOCABULARY,
        hidden_size=32,
        intermediate_size=48,
        num_hidden_layers=1,
        num_attention_heads=4,
        num_key_value_heads=2,
        num_local_experts=4,
        num_experts_per_tok=2,
    )
    x = words(2, 12)
    return transformers.MixtralForCausalLM(config), {"input_ids": x, "labels": x}


def mamba() -> Made:
    config = transformers.MambaConfig(
        vocab_size=VOCABULARY,
        hidden_size=32,
        state_size=4,
        num_hidden_layers=1,
        pad_token_id=0,
        bos_token_id=1,
        eos_token_id=2,
    )
    x = words(2, 6)
    return transformers.MambaForCausalLM(config), {"input_ids": x, "labels": x}


class Pairs(nn.Module):
    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, text: Tensor, image: Tensor) -> dict[str, Tensor]:
        said = self.model(input_ids=text, pixel_values=image, return_loss=True)
        return {"loss": said.loss, "logits": said.logits_per_image}


def clip() -> Made:
    layers = {
        "hidden_size": 32,
        "intermediate_size": 48,
        "num_hidden_layers": 1,
        "num_attention_heads": 4,
    }
    config = transformers.CLIPConfig(
        text_config={
            **layers,
            "vocab_size": VOCABULARY,
            "max_position_embeddings": 8,
            "pad_token_id": 0,
            "bos_token_id": 1,
            "eos_token_id": 2,
        },
        vision_config={**layers, "image_size": 16, "patch_size": 4},
        projection_dim=16,
    )
    text = words(3, 8)
    text[:, -1] = 2
    return Pairs(transformers.CLIPModel(config)), {"text": text, "image": torch.randn(3, 3, 16, 16)}


class Flux(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.transformer = diffusers.FluxTransformer2DModel(
            patch_size=1,
            in_channels=4,
            num_layers=1,
            num_single_layers=1,
            attention_head_dim=16,
            num_attention_heads=2,
            joint_attention_dim=12,
            pooled_projection_dim=8,
            axes_dims_rope=(4, 4, 8),
        )

    def forward(
        self, image: Tensor, text: Tensor, pooled: Tensor, time: Tensor, noise: Tensor
    ) -> dict[str, Tensor]:
        rows = torch.zeros(image.size(1), 3, device=image.device)
        rows[:, 1] = torch.arange(image.size(1), device=image.device)
        words = torch.zeros(text.size(1), 3, device=text.device)
        logits = self.transformer(
            image, text, pooled, time, img_ids=rows, txt_ids=words, return_dict=False
        )[0]
        return {"loss": F.mse_loss(logits, noise), "logits": logits}


def flux() -> Made:
    image, noise = torch.randn(2, 9, 4), torch.randn(2, 9, 4)
    text, pooled = torch.randn(2, 5, 12), torch.randn(2, 8)
    time = torch.tensor([0.3, 0.7])
    inputs = {"image": image, "text": text, "pooled": pooled, "time": time, "noise": noise}
    return Flux(), inputs


class SqueezeExcite(nn.Module):
    def __init__(self, channels: int, gate: type[nn.Module]) -> None:
        super().__init__()
        self.down, self.up = nn.Conv2d(channels, 4, 1), nn.Conv2d(4, channels, 1)
        self.gate = gate()

    def forward(self, x: Tensor) -> Tensor:
        return x * self.gate(self.up(F.silu(self.down(F.adaptive_avg_pool2d(x, 1)))))


class InvertedResidual(nn.Sequential):
    def __init__(
        self, channels: int, kernel: int, act: type[nn.Module], gate: type[nn.Module] | None
    ) -> None:
        wide = 4 * channels
        super().__init__(
            nn.Conv2d(channels, wide, 1, bias=False),
            nn.BatchNorm2d(wide),
            act(),
            nn.Conv2d(wide, wide, kernel, padding=kernel // 2, groups=wide, bias=False),
            nn.BatchNorm2d(wide),
            act(),
            SqueezeExcite(wide, gate) if gate else nn.Identity(),
            nn.Conv2d(wide, channels, 1, bias=False),
            nn.BatchNorm2d(channels),
        )

    def forward(self, x: Tensor) -> Tensor:
        return x + super().forward(x)


class MobileNet(nn.Module):
    def __init__(self, kernel: int, act: type[nn.Module], gate: type[nn.Module] | None) -> None:
        super().__init__()
        self.stem = nn.Conv2d(3, 8, 3, stride=2, padding=1)
        self.block = InvertedResidual(8, kernel, act, gate)
        self.head = nn.Linear(8, 5)

    def forward(self, image: Tensor, labels: Tensor) -> dict[str, Tensor]:
        logits = self.head(self.block(self.stem(image)).mean((2, 3)))
        return {"loss": F.cross_entropy(logits, labels), "logits": logits}


def pictures() -> Inputs:
    return {"image": torch.randn(4, 3, 16, 16), "labels": torch.tensor([0, 1, 2, 4])}


def mobilenet_v2() -> Made:
    return MobileNet(3, nn.ReLU6, None), pictures()


def mobilenet_v3() -> Made:
    return MobileNet(5, nn.Hardswish, nn.Hardsigmoid), pictures()


def efficientnet() -> Made:
    return MobileNet(5, nn.SiLU, nn.Sigmoid), pictures()


MODELS = [
    *(llama, gemma3, mixtral, mamba, bert, gpt2, t5, vit, clip, whisper, unet, vae, flux),
    *(mobilenet_v2, mobilenet_v3, efficientnet),
]
# Tracing takes long. `make test-libraries` compiles all.
COMPILED = MODELS if "TEST_COMPILED" in os.environ else [llama, mixtral, mamba, t5, flux, vit]
WAYS = [(make, "eager") for make in MODELS] + [(make, "compiled") for make in COMPILED]


def train(
    model: nn.Module, inputs: Inputs, wrap: Callable[[nn.Module], nn.Module], compiles: list[int]
) -> tuple[list[float], Tensor]:
    """Return the losses, and the model's first logits, before training."""
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    called = wrap(model.train())
    losses: list[float] = []
    for _ in range(5):
        optimizer.zero_grad()
        result = called(**inputs)
        if not losses:
            first = result["logits"].detach()
        result["loss"].backward()
        optimizer.step()
        losses.append(result["loss"].item())
        compiles.append(new_programs())
    return losses, first.cpu()


def new_programs() -> int:
    import torch_tpu

    torch_tpu.sync()  # Programs are counted when they are made.
    return torch_tpu.metrics.counter("programs") + torch_tpu.metrics.counter("cache_hits_disk")


def newest_programs() -> str:
    import torch_tpu

    return "\n".join(torch_tpu.explain().splitlines()[-8:])


@pytest.mark.parametrize(
    ("make", "way"), WAYS, ids=[f"{make.__name__}-{way}" for make, way in WAYS]
)
def test_training(make: Callable[[], Made], way: str, tpu: str) -> None:
    model, inputs = make()
    expected, said = train(copy.deepcopy(model), inputs, lambda m: m, [])

    compiles: list[int] = []
    inputs = {name: value.to(tpu) for name, value in inputs.items()}
    wrap = torch.compile if way == "compiled" else lambda m: m
    losses, first = train(model.to(tpu), inputs, wrap, compiles)

    torch.testing.assert_close(first, said)
    # Rounding differences pass through five steps of AdamW, whose first steps have the sign of the
    # gradient whatever its size.
    assert losses == pytest.approx(expected, rel=1e-4)
    # The first step makes the optimizer's state, the second one has it.
    counts = f"programs after each step: {compiles}, the last of them:\n{newest_programs()}"
    assert compiles[-1] == compiles[1], counts
    if way == "compiled":
        # One more graph if a model notes the kind of its task in its first call.
        assert torch._dynamo.utils.counters["stats"]["unique_graphs"] <= 2
        assert not torch._dynamo.utils.counters["graph_break"]


def generate(model: nn.Module, prompt: Tensor, new: int, **options: Any) -> list[int]:
    tokens = model.generate(
        prompt,
        attention_mask=torch.ones_like(prompt),
        max_new_tokens=new,
        min_new_tokens=new,
        do_sample=False,
        pad_token_id=0,
        **options,
    )
    assert tokens.device == prompt.device
    return tokens[0].tolist()


def speaker() -> nn.Module:
    # With weights of the usual size the model would repeat one token.
    return transformers.LlamaForCausalLM(llama_config(initializer_range=0.3)).eval()


def test_generation_with_a_growing_cache(tpu: str) -> None:
    stock = speaker()
    model = copy.deepcopy(stock).to(tpu)
    for length in (5, 9):
        prompt = words(1, length)
        tokens = generate(model, prompt.to(tpu), 16)
        assert tokens == generate(stock, prompt, 16)
        assert len(set(tokens)) > 8

    # Each length adds programs for attention and for joining caches and ids, independent of the
    # number of layers, and nothing else.
    before = new_programs()
    assert generate(model, prompt.to(tpu), 24) == generate(stock, prompt, 24)
    assert new_programs() - before <= 8 * 4 + 4


def test_generation_with_a_static_cache(tpu: str) -> None:
    stock = speaker()
    model = copy.deepcopy(stock).to(tpu)
    for length in (5, 9, 5):
        prompt = words(1, length)
        tokens = generate(model, prompt.to(tpu), 16, cache_implementation="static")
        assert tokens == generate(stock, prompt, 16)
    # Dynamo takes the second size for one that varies.
    assert torch._dynamo.utils.counters["stats"]["unique_graphs"] <= 2
