"""A passkey authenticator in Python: what a phone does, and what a thief would try."""

import hashlib
import json
import secrets
import struct

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """Holds one passkey.

    Attributes:
        count: How often it says that it was used.
        verifies: Whether it asks for a finger.
    """

    def __init__(self, origin):
        self.origin = origin
        self.count = 0
        self.verifies = True
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)

    def create(self, options, **lies):
        """What ``navigator.credentials.create`` gives for ``options``, as JSON has it."""
        data = self._data(options["rp"]["id"], ATTESTED) + bytes(16)
        data += struct.pack(">H", len(self.id)) + self.id + self._public_key()
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            {
                "clientDataJSON": self._client("webauthn.create", options, lies),
                "attestationObject": bytes_to_base64url(attestation),
            }
        )

    def get(self, options, **lies):
        """What ``navigator.credentials.get`` gives."""
        self.count += 1
        client = self._client("webauthn.get", options, lies)
        data = self._data(lies.get("host", options["rpId"]), 0)
        signed = data + hashlib.sha256(base64url_to_bytes(client)).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": client,
                "authenticatorData": bytes_to_base64url(data),
                "signature": bytes_to_base64url(signature),
                "userHandle": None,
            }
        )

    def _credential(self, response):
        name = bytes_to_base64url(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}

    def _client(self, kind, options, lies):
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, **lies}
        return bytes_to_base64url(json.dumps(said).encode())

    def _data(self, host, flags):
        flags |= PRESENT | (VERIFIED if self.verifies else 0)
        return (
            hashlib.sha256(host.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)
        )

    def _public_key(self):
        numbers = self._key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return encode_cbor({1: 2, 3: -7, -1: 1, -2: x, -3: y})
