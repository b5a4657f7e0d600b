"""``make sanitize``: the kernel's tests where every touch of memory is watched."""

import platform
import shutil
import subprocess

from setup import ROOT
from setup.say import Failed, code_of, environment, say, timed

TESTS = ["test", "--quiet", "--locked", "--package", "crossglot-kernel"]
TARGET = f"{platform.machine()}-unknown-linux-gnu"
ADDRESSES = {
    "RUSTC_BOOTSTRAP": "1",  # the sanitizer comes with the stable compiler, its option does not
    "RUSTFLAGS": "-Zsanitizer=address -Copt-level=1",
    "CARGO_TARGET_DIR": str(ROOT / "target" / "sanitized"),
}
MIRI = ["cargo", "+nightly", "miri"]
UNSAFE = "row"
"""The kernel's only room with ``unsafe`` in it; Miri takes hours for whole searches."""


def sanitize() -> None:
    """Run the kernel's tests under AddressSanitizer, and what is unsafe under Miri.

    Raises:
        Failed: A test failed, or touched what is not its own.
    """
    failed = []
    with timed("AddressSanitizer, every test"):
        if code_of(["cargo", *TESTS, "--target", TARGET], extra=ADDRESSES):
            failed.append("AddressSanitizer")
    if not _has_miri():
        say("not asked: Miri is not installed (rustup +nightly component add miri rust-src)")
    else:
        folder = {"CARGO_TARGET_DIR": str(ROOT / "target" / "miri")}
        with timed(f"Miri, {UNSAFE}"):
            if code_of([*MIRI, *TESTS, "--lib", "--", UNSAFE], extra=folder):
                failed.append("Miri")
    if failed:
        raise Failed(f"failed: {', '.join(failed)}")


def _has_miri() -> bool:
    if shutil.which("rustup") is None:
        return False
    asked = subprocess.run(
        [*MIRI, "--version"], env=environment(), capture_output=True, cwd=ROOT, check=False
    )
    return asked.returncode == 0
