"""An authenticator in software: it makes and proves passkeys as a device would."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Authenticator:
    """One device with one key."""

    def __init__(self, origin: str = "http://localhost", host: str = "localhost") -> None:
        self.origin, self.host = origin, host
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.uses = 0

    def _client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _authenticator_data(self, flags: int, extra: bytes = b"") -> bytes:
        self.uses += 1
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([flags]) + self.uses.to_bytes(4, "big") + extra

    def _public_key(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer the options of a registration."""
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public_key()
        data = self._authenticator_data(0x45, credential)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "clientDataJSON": b64(self._client_data("webauthn.create", options["challenge"])),
            "attestationObject": b64(attestation),
            "transports": ["internal", "telepathy"],
        }
        return {
            "id": b64(self.id),
            "rawId": b64(self.id),
            "type": "public-key",
            "response": response,
        }

    def prove(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer the options of a login."""
        client = self._client_data("webauthn.get", options["challenge"])
        data = self._authenticator_data(0x05)
        signed = data + hashlib.sha256(client).digest()
        response = {
            "clientDataJSON": b64(client),
            "authenticatorData": b64(data),
            "signature": b64(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": None,
        }
        return {
            "id": b64(self.id),
            "rawId": b64(self.id),
            "type": "public-key",
            "response": response,
        }
