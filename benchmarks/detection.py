"""Images of new sizes through a detector: time and new programs for each, beside stock PyTorch.

    python benchmarks/detection.py [MODEL] [--images 6] [--detections 100]

MODEL is a function of `torchvision.models.detection`; its weights are random, so its boxes are
noise. The sizes of images, boxes and masks differ each time. Seconds are those of a clock, then
those of processors. torchvision has to be installed.
"""

import argparse
import random
import time

import torch
import torchvision
from torch import Tensor, nn


def detector(name: str, detections: int) -> nn.Module:
    torch.manual_seed(0)
    options = {"weights": None, "weights_backbone": None, "min_size": 400, "max_size": 640}
    if "rcnn" in name:
        options |= {"box_score_thresh": 0.0, "box_detections_per_img": detections}
    return getattr(torchvision.models.detection, name)(**options).eval()


def images(count: int) -> list[Tensor]:
    random.seed(0)
    sizes = [(random.randint(240, 340), random.randint(320, 440)) for _ in range(count)]
    return [torch.rand(3, *size) for size in sizes]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model", nargs="?", default="maskrcnn_resnet50_fpn")
    parser.add_argument("--images", type=int, default=6)
    parser.add_argument("--detections", type=int, default=100)
    args = parser.parse_args()
    import torch_tpu

    counter = torch_tpu.metrics.counter
    models = {device: detector(args.model, args.detections).to(device) for device in ("cpu", "tpu")}
    print("image   stock: s, cpu s   ours: s, cpu s   new programs   compilations   host reads")
    for i, image in enumerate(images(args.images)):
        seconds = {}
        before = {name: counter(name) for name in ("programs", "compiles", "host_reads")}
        for device, model in models.items():
            start, processors = time.perf_counter(), time.process_time()
            with torch.no_grad():
                found = model([image.to(device)])[0]
            _ = {name: value.cpu() for name, value in found.items()}
            passed = time.perf_counter() - start, time.process_time() - processors
            seconds[device] = "{:8.2f}{:8.2f}".format(*passed)
        made = {name: counter(name) - count for name, count in before.items()}
        print(
            f"{i:5}{seconds['cpu']:>18}{seconds['tpu']:>17}{made['programs']:15}"
            f"{made['compiles']:15}{made['host_reads']:13}",
            flush=True,
        )


if __name__ == "__main__":
    main()
