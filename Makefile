# The chores of this house. A bare machine needs Rust, a C++20 compiler, CPython 3.11+ and make;
# everything else is installed into .venv by the first target that wants it.

PYTHON  ?= python3
VENV    ?= .venv
PYTEST  ?=
N       ?= 10000
DEMO    ?=
TORCHES ?= 2.11 2.12 2.13 2.14
OPS     ?=

BIN     := $(abspath $(VENV))/bin
READY   := $(VENV)/.ready
NEXTEST := $(shell command -v cargo-nextest 2>/dev/null)
CXX_SRC := $(wildcard csrc/*.h csrc/*.cpp csrc/distributed/*.h csrc/distributed/*.cpp)
PY_SRC  := python tests examples benchmarks
# These start first, so that nothing long is left for the end, when a processor would be idle.
LONGEST := $(addprefix tests/test_,worlds.py ops.py libraries.py train.py aot.py warm.py plan.py plan_world.py)
TESTS   := $(LONGEST) $(filter-out $(LONGEST),$(wildcard tests/test_*.py))
APART   := .venv-libraries
LIBRARY_TESTS := $(wildcard tests/libraries/test_*.py)

# Models that get the canonical programs, as other platforms do, learn as well on the CPU. There the
# compiler's own comparisons sort, which take subnormal numbers as zeros: float32 ties are left out.
# Every program is compiled, where most of what other tests do is interpreted; numbers need no fast
# code, and compiling it takes longer.
CANONICAL := TORCH_TPU_TARGET=canonical \
	XLA_FLAGS="--xla_backend_optimization_level=0 --xla_cpu_use_fusion_emitters=false" \
	tests/test_pace.py tests/test_copies.py tests/test_sort.py tests/test_reduce.py tests/test_train.py \
	-k "not (unet or encoder or lstm or gpt_by_hand or same_random or test_train and (debug or strict) or ties and float32 or queue)"

# Build scripts find torch through this interpreter.
export PYO3_PYTHON := $(BIN)/python
export VIRTUAL_ENV := $(abspath $(VENV))
export PATH := $(BIN):$(PATH)
# With this variable Python writes no bytecode, and each process would compile torch's sources again.
unexport PYTHONDONTWRITEBYTECODE
# maturin calls pip, which would list what is installed already.
export PIP_QUIET := 1

# Clippy, where it is installed, compiles what the tests run, so that linting costs no second
# compilation. In `py`, which has no tests of its own, it leaves out the C++ shim. Clients of networks, a
# third of a release build, are default features that neither needs.
CLIPPY := $(shell clippy-driver --version 2>/dev/null)
LINTED := $(if $(CLIPPY),RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-Dwarnings__CLIPPY_HACKERY__)

# uv fills the environment in a sixth of pip's time. pip may be told of other indexes, which uv does not
# read; then pip does it.
install = $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) || $(BIN)/python -m pip install --quiet $(1)

.PHONY: help setup build slice demo test test-rust test-python canonical test-libraries test-torches test-torch test-worlds test-distributed-suite test-ops fuzz check check-rust lint-crates check-python fmt bench bench-dist bench-tpu bench-gpu clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

setup: $(READY) ## create .venv with torch, the CPU plugin and the tools

$(READY): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade 'pip>=25.1' 'uv>=0.9'
	$(call install,--group all)
	touch $@

build: setup ## build the extension in release mode and install the package into .venv
	$(BIN)/maturin develop --release --quiet

demo: build ## train a small GPT on device "tpu" (DEMO='--steps 100' passes options)
	$(BIN)/python examples/train_gpt.py $(DEMO)

test: ## run every test
	$(MAKE) --no-print-directory test-rust test-python

test-rust: setup
ifneq ($(NEXTEST),)
	$(LINTED) cargo nextest run --workspace --no-default-features
else
	$(LINTED) cargo test --workspace --no-default-features
endif

slice: setup # a plugin by which processes of a host are a slice
	cargo build --release --quiet -p slice

test-python: build slice ## run the Python tests (PYTEST='-k gpt' passes options)
ifeq ($(PYTEST),)
	$(LINTED) $(BIN)/python -m tests.run '$(CANONICAL)' $(TESTS)
else
	$(BIN)/python -m pytest $(PYTEST)
endif

canonical: build
	$(BIN)/python -m tests.run '$(CANONICAL)'

test-worlds: build slice ## train on several ranks in each mode, and run random programs of ranks
	TEST_WORLDS=1 $(BIN)/python -m pytest --no-header --quiet tests/test_worlds.py
	$(BIN)/python -m tests.world_fuzz --world 4 --programs $(N)
	$(BIN)/python -m tests.world_fuzz --world 4 --programs $(N) --slice

test-distributed-suite: build ## torch's own tests of torch.distributed, on two ranks
	$(BIN)/python -m tests.world_suite
	TORCH_TPU_PLATFORM=cpu TORCH_TPU_CPU_DEVICES=4 $(BIN)/python -m unittest tests.worlds.harnesses

bench-dist: build ## training steps of two ranks, against stock PyTorch over gloo
	$(BIN)/python benchmarks/distributed.py

test-libraries: build $(APART)/.ready ## compare more libraries, in a separate environment
	$(BIN)/python -m tests.run 'TEST_COMPILED=1 tests/test_libraries.py -k compiled'
	$(APART)/bin/python -m tests.run $(LIBRARY_TESTS)

# This environment sees the packages of .venv, so torch is not installed again. torchaudio 2.11 only
# fits one CUDA, and transformers would import it.
$(APART)/.ready: pyproject.toml $(READY)
	test -x $(APART)/bin/python || $(BIN)/python -m venv $(APART)
	$(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' > $(APART)/venv.pth
	echo $(CURDIR)/python >> $(APART)/venv.pth
	mv $(APART)/venv.pth $(APART)/lib/python3*/site-packages/
	$(APART)/bin/python -m pip install --quiet --upgrade 'pip>=25.1'
	$(APART)/bin/python -m pip install --quiet --group libraries
	$(APART)/bin/python -m pip install --quiet --no-deps --target $(APART)/apart torchaudio==2.11.0
	touch $@

# What other releases of torch have to pass. Tests that compare with the latest stock PyTorch in detail
# are left out, and what torch 2.11 and Dynamo of 2.13, which follows JAX, do not do themselves.
OF_TORCHES := $(addprefix tests/test_,start.py train.py data_sizes.py dynamic.py factorisations.py) \
	$(addprefix tests/test_,steady.py plan.py plan_world.py indices.py jagged.py optim.py slices.py) \
	"tests/test_pallas.py -k 'not callables'" "tests/test_worlds.py -k 'not harnesses'"

test-torches: setup slice ## build and test what is committed against earlier releases of torch
	for torch in $(TORCHES); do $(MAKE) --no-print-directory test-torch TORCH=$$torch || exit 1; done

# Processes of the tests take the package from the tree that they are in, so each torch has its own.
test-torch: OF := $(abspath .venv-torch-$(TORCH))
test-torch:
	test -x $(OF)/bin/python || $(BIN)/python -m venv $(OF)
	$(BIN)/uv pip install --quiet --python $(OF)/bin/python 'torch==$(TORCH).*' --group tools --group demo \
		--group test
	rm -rf $(OF)/tree
	git clone --quiet . $(OF)/tree
	ln -s $(abspath target) $(OF)/tree/target
	cd $(OF)/tree && export VIRTUAL_ENV=$(OF) PYO3_PYTHON=$(OF)/bin/python PATH=$(OF)/bin:$$PATH && \
		maturin develop --release --quiet && python -m tests.run $(OF_TORCHES)

fuzz: build ## compare random streams and chains of operations (N=100000 chooses how many)
	TORCH_TPU_CACHE_DIR= $(BIN)/python -m tests.fuzz $(N)
	XLA_FLAGS=--xla_backend_optimization_level=3 TORCH_TPU_CACHE_DIR= $(BIN)/python -m tests.fuzz $(shell expr $(N) / 20)
	TORCH_TPU_CACHE_DIR= $(BIN)/python -m tests.chains $(shell expr $(N) / 20)
	TORCH_TPU_CACHE_DIR= $(BIN)/python -m tests.expressions $(shell expr $(N) / 20)

# TORCH_TPU_FALLBACK: fallbacks are counted here, and announcing each would bury the answers.
test-ops: build ## check torch's whole op database; goes on where it was stopped (OPS='--ops linalg.*')
	TORCH_TPU_FALLBACK=silent $(BIN)/python -m tests.ops.sweep $(OPS)

check: ## what contributors run: formats, lints, types, and the extension against its stub
	$(MAKE) --no-print-directory --jobs 2 check-rust check-python

# All crates but `py` are compiled while the environment, which that one needs, is filled.
check-rust: lint-crates setup
	$(LINTED) cargo build --quiet --workspace --all-targets --no-default-features

lint-crates:
	cargo fmt --all --check
	$(if $(CLIPPY),,$(error make check needs Clippy: rustup component add clippy))
	$(LINTED) cargo build --quiet --workspace --exclude py --all-targets --no-default-features

check-python: build
	$(BIN)/ruff check $(PY_SRC)
	$(BIN)/ruff format --check $(PY_SRC)
	$(BIN)/mypy
	$(BIN)/python -m mypy.stubtest torch_tpu._C --allowlist crates/py/stubtest.txt
	$(BIN)/clang-format --dry-run -Werror $(CXX_SRC)

fmt: setup ## put every source file into the house format
	cargo fmt --all
	$(BIN)/ruff check --fix --quiet $(PY_SRC)
	$(BIN)/ruff format --quiet $(PY_SRC)
	$(BIN)/clang-format -i $(CXX_SRC)

bench: build ## print the speed and size tables (also saved under out/bench)
	$(BIN)/python benchmarks/record.py --out out/bench
	$(BIN)/python benchmarks/train.py --out out/bench --chart docs/bench.png
	$(BIN)/python benchmarks/odd_sizes.py --out out/bench
	$(BIN)/python benchmarks/compile.py --out out/bench
	$(BIN)/python benchmarks/size.py --out out/bench

bench-tpu: build ## whole steps for TPUs that are not here, against JAX (JAX=PYTHON measures it anew)
	$(BIN)/python benchmarks/steps.py --out out/bench $(if $(JAX),--jax-python $(JAX))

bench-gpu: build ## the speed table on an NVIDIA GPU, against stock CUDA
	$(BIN)/python benchmarks/train.py --suite gpu --out out/bench --chart docs/bench_gpu.png

clean: ## remove what the build made, but keep .venv
	cargo clean
	rm -rf dist out python/torch_tpu/*.so
