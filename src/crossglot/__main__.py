"""``python -m crossglot`` is the command ``crossglot``."""

import sys

from crossglot.cli import main

if __name__ == "__main__":
    sys.exit(main())
