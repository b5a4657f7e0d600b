"""``python3 -m setup TASK``: what the Makefile calls."""

import os
import sys

from setup.say import Failed, say
from setup.tasks import TASKS


def main() -> int:
    """Run the task named on the command line.

    Returns:
        0 when it is done, 1 when it failed, 2 when there is no such task, 130
        after Ctrl-C.
    """
    names = sys.argv[1:]
    if len(names) != 1 or names[0] not in TASKS:
        width = max(map(len, TASKS))
        for name, task in TASKS.items():
            say(f"make {name:{width}}  {(task.__doc__ or '').splitlines()[0]}")
        return 0 if names in ([], ["help"]) else 2
    try:
        TASKS[names[0]]()
    except Failed as failed:
        say(f"\n{failed}")
        return 1
    except KeyboardInterrupt:
        say("\nstopped")
        return 130
    return 0


if __name__ == "__main__":
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(line_buffering=True)
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main())
