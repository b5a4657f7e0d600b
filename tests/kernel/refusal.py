"""What the door answers when it refuses."""

from collections.abc import Callable

from crossglot.errors import KernelError


def refusal_of(call: Callable[[], object]) -> KernelError | None:
    """The refusal that ``call`` meets; None when it is answered."""
    try:
        call()
    except KernelError as refusal:
        return refusal
    return None
