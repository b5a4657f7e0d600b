"""Parts of bodies that routes about people share."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from crossglot.errors import AccountCode

Name = Annotated[str, Meta(max_length=64)]
Password = Annotated[str, Meta(max_length=1024)]
Label = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]+$")]
Secret = Annotated[str, Meta(max_length=64)]
"""What a link holds."""
Who = Annotated[str, Meta(max_length=254)]
"""A name or an e-mail address."""
Credential = Annotated[dict[str, Any], Meta(max_length=16)]
"""What a browser's ``PublicKeyCredential.toJSON()`` gives."""

UNUSABLE_NAMES = (AccountCode.NAME_MALFORMED, AccountCode.NAME_RESERVED, AccountCode.NAME_TAKEN)
"""Why a name cannot be had."""
