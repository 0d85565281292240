"""The keys by which push services know this server (VAPID, RFC 8292)."""

from __future__ import annotations

from base64 import urlsafe_b64encode


def new_keys() -> tuple[str, str]:
    """A private and a public key, as the settings and browsers want them."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.generate_private_key(ec.SECP256R1())
    private = key.private_numbers().private_value.to_bytes(32, "big")
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _text(private), _text(public)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()
