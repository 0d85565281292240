"""The two ceremonies of WebAuthn: a device makes a passkey, and proves later that it has it.

Apart from passkeys.py because the library takes a while to load, and most visitors never use it.
"""

from __future__ import annotations

from datetime import datetime

import webauthn
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession
from webauthn.helpers import base64url_to_bytes, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from levant.server.auth.passkeys import MOST, Unproven, host_of, keep_challenge, of
from levant.server.encoding import new_id
from levant.server.error_texts import sentence
from levant.server.errors import Conflict, Invalid
from levant.server.settings import Settings
from levant.server.storage.people_models import PasskeyRow, PersonRow


def _descriptor(row: PasskeyRow) -> PublicKeyCredentialDescriptor:
    transports = [AuthenticatorTransport(t) for t in row.transports]
    return PublicKeyCredentialDescriptor(id=row.credential, transports=transports)


async def registration(
    session: AsyncSession, settings: Settings, person: PersonRow, now: datetime
) -> dict[str, object]:
    """What the browser needs to make a passkey for a person."""
    host, mine = host_of(settings), await of(session, person.id)
    if len(mine) >= MOST:
        raise Conflict(sentence("You have {count} passkeys: delete one first.", count=MOST))
    options = webauthn.generate_registration_options(
        rp_id=host,
        rp_name=settings.name,
        user_id=person.id.encode(),
        user_name=person.name,
        exclude_credentials=[_descriptor(row) for row in mine],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    id_ = await keep_challenge(session, "register", person.id, options.challenge, now)
    return {**options_to_json_dict(options), "challenge_id": id_}


async def add(
    session: AsyncSession,
    settings: Settings,
    person: str,
    challenge: bytes,
    credential: dict[str, object],
    label: str,
    now: datetime,
) -> None:
    """Keep the passkey that answers the challenge."""
    try:
        proven = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host_of(settings),
            expected_origin=[settings.base_url, *settings.origins],
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Invalid(
            sentence("The passkey is not valid: {why}", why=error), field="credential"
        ) from None
    known = select(func.count()).where(PasskeyRow.credential == proven.credential_id)
    if await session.scalar(known):
        raise Conflict("That passkey is known already.")
    row = PasskeyRow(
        id=new_id(),
        person=person,
        credential=proven.credential_id,
        public_key=proven.credential_public_key,
        uses=proven.sign_count,
        transports=_transports(credential),
        label=label,
        created=now,
        used=None,
    )
    session.add(row)
    await session.flush()


def _transports(credential: dict[str, object]) -> list[str]:
    """How the browser can reach the authenticator, as far as we know the words."""
    response = credential.get("response")
    told = response.get("transports") if isinstance(response, dict) else None
    known = {transport.value for transport in AuthenticatorTransport}
    return [t for t in told if t in known] if isinstance(told, list) else []


async def authentication(
    session: AsyncSession, settings: Settings, now: datetime
) -> dict[str, object]:
    """What the browser needs to prove any passkey it has for us.

    No passkeys are listed: a list would tell strangers who has an account, and with what.
    """
    options = webauthn.generate_authentication_options(rp_id=host_of(settings))
    id_ = await keep_challenge(session, "login", None, options.challenge, now)
    return {**options_to_json_dict(options), "challenge_id": id_}


async def proven(
    session: AsyncSession,
    settings: Settings,
    challenge: bytes,
    credential: dict[str, object],
    now: datetime,
) -> PersonRow:
    """The person whose passkey answers the challenge, or Unproven."""
    row = await _known(session, credential)
    if row is None:
        raise Unproven("This passkey is not known here.")
    try:
        verified = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host_of(settings),
            expected_origin=[settings.base_url, *settings.origins],
            credential_public_key=row.public_key,
            credential_current_sign_count=row.uses,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Unproven("This passkey does not prove who you are.") from None
    row.uses, row.used = verified.new_sign_count, now
    person = await session.get(PersonRow, row.person)
    assert person is not None, "a passkey goes with its person"
    return person


async def _known(session: AsyncSession, credential: dict[str, object]) -> PasskeyRow | None:
    try:
        raw = base64url_to_bytes(str(credential.get("rawId", "")))
    except ValueError:
        return None
    return await session.scalar(select(PasskeyRow).where(PasskeyRow.credential == raw))
