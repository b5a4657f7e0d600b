"""The two ceremonies of WebAuthn, making a passkey and using it, over the library's own values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from crossglot.errors import AccountCode, AccountError
from crossglot.server.accounts.site import Site

Credential = Mapping[str, Any]
"""What a browser's ``PublicKeyCredential.toJSON()`` gives."""

MALFORMED = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)
"""What the library raises on answers that no browser gives."""


@dataclass(frozen=True, slots=True)
class Made:
    """A passkey's public half.

    Attributes:
        id: The authenticator's name for it.
        public_key: COSE.
        sign_count: How often it was used; many authenticators say 0 for ever.
    """

    id: bytes
    public_key: bytes
    sign_count: int


def creation(account: str, name: str, site: Site, known: Sequence[bytes]) -> tuple[bytes, str]:
    """(challenge, options as JSON) for making a passkey.

    It must be discoverable: one signs in without giving a name. The user
    handle is the account's id, which tells nothing about its owner.
    """
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Crossglot",
        user_name=name,
        user_id=account.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=key) for key in known],
    )
    return options.challenge, options_to_json(options)


def request(site: Site) -> tuple[bytes, str]:
    """(challenge, options as JSON) for signing in with whichever passkey there is."""
    options = generate_authentication_options(
        rp_id=site.host, user_verification=UserVerificationRequirement.REQUIRED
    )
    return options.challenge, options_to_json(options)


def verify_creation(credential: Credential, challenge: bytes, site: Site) -> Made:
    """The passkey that a browser has made.

    Raises:
        AccountError: ``passkey-refused``.
    """
    try:
        verified = verify_registration_response(
            credential=dict(credential),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
            require_user_verification=True,
        )
    except MALFORMED:
        raise AccountError(AccountCode.PASSKEY_REFUSED) from None
    return Made(verified.credential_id, verified.credential_public_key, verified.sign_count)


def verify_request(
    credential: Credential, challenge: bytes, site: Site, public_key: bytes, sign_count: int
) -> int:
    """How often the passkey has been used, if the answer is its owner's.

    Raises:
        AccountError: ``passkey-refused``.
    """
    try:
        verified = verify_authentication_response(
            credential=dict(credential),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
            credential_public_key=public_key,
            credential_current_sign_count=sign_count,
            require_user_verification=True,
        )
    except MALFORMED:
        raise AccountError(AccountCode.PASSKEY_REFUSED) from None
    return verified.new_sign_count


def challenge_of(credential: Credential) -> bytes:
    """The challenge that ``credential`` says it answers.

    Raises:
        AccountError: ``passkey-refused``: it says none.
    """
    try:
        encoded = credential["response"]["clientDataJSON"]
        return parse_client_data_json(base64url_to_bytes(encoded)).challenge
    except MALFORMED:
        raise AccountError(AccountCode.PASSKEY_REFUSED) from None


def id_of(credential: Credential) -> bytes:
    """Which passkey ``credential`` says it is.

    Raises:
        AccountError: ``passkey-refused``: it says none.
    """
    try:
        return base64url_to_bytes(credential["rawId"])
    except MALFORMED:
        raise AccountError(AccountCode.PASSKEY_REFUSED) from None
