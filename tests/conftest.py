"""How much the property tests try: little in `make test`, very much in `make fuzz`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# A whole game is a large example; how long one takes says nothing about whether it is right.
settings.register_profile(
    "test",
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    derandomize=True,
)
settings.register_profile(
    "fuzz",
    settings.get_profile("test"),
    max_examples=int(os.environ.get("SIGNORIA_FUZZ_EXAMPLES", "2000")),
    derandomize=False,
)
settings.load_profile("test")
