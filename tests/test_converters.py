"""Values of plain tables; several threads may be the first to ask."""

import subprocess
import sys

import msgspec
import pytest

from crossglot.converters import converter_to
from crossglot.editions import House

RACE = """
import sys, threading
from msgspec import defstruct
from crossglot.converters import converter_to

sys.setswitchinterval(1e-6)
for number in range(100):
    inner = defstruct("Inner", [(f"a{at}", int) for at in range(30)])
    kind = defstruct("Outer", [(f"b{at}", inner) for at in range(30)])
    told = {f"b{at}": {f"a{at}": at for at in range(30)} for at in range(30)}
    make = converter_to(kind)
    threads = [threading.Thread(target=make, args=(told,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_that_ask_at_once_for_what_nobody_asked_for_before():
    """With `msgspec.convert` alone the process is gone (SIGSEGV)."""
    assert subprocess.run([sys.executable, "-c", RACE], check=False).returncode == 0


def test_strict_or_not():
    assert converter_to(House, strict=False)({"rack_size": "8"}) == House(rack_size=8)
    with pytest.raises(msgspec.ValidationError, match="rack_size"):
        converter_to(House)({"rack_size": "8"})
