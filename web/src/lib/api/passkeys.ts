/** Passkeys: what the browser's authenticator and the server say to each other. */

import { api } from "./client";
import type { Me } from "./types";

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

function text(buffer: ArrayBuffer | null): string | undefined {
  if (!buffer) return undefined;
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

interface Descriptor {
  id: string;
  type: "public-key";
  transports?: AuthenticatorTransport[];
}
interface CreationJson {
  challenge_id: string;
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
  [key: string]: unknown;
}
interface RequestJson {
  challenge_id: string;
  challenge: string;
  allowCredentials?: Descriptor[];
  [key: string]: unknown;
}

const descriptor = (known: Descriptor) => ({ ...known, id: bytes(known.id) });

export const passkeysPossible = (): boolean =>
  "PublicKeyCredential" in globalThis && isSecureContext;

/** Adds a passkey to the account at this browser. */
export async function addPasskey(label: string): Promise<void> {
  const options = await api.post<CreationJson>("/passkeys/register/options");
  const made = (await navigator.credentials.create({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: (options.excludeCredentials ?? []).map(descriptor),
    },
  })) as PublicKeyCredential;
  const answer = made.response as AuthenticatorAttestationResponse;
  await api.post("/passkeys/register", {
    challenge_id: options.challenge_id,
    label,
    credential: {
      id: made.id,
      rawId: text(made.rawId),
      type: made.type,
      response: {
        clientDataJSON: text(answer.clientDataJSON),
        attestationObject: text(answer.attestationObject),
        transports: answer.getTransports(),
      },
      clientExtensionResults: made.getClientExtensionResults(),
    },
  });
}

/** Logs in with whichever passkey the person chooses. */
export async function loginByPasskey(): Promise<Me> {
  const options = await api.post<RequestJson>("/passkeys/login/options");
  const given = (await navigator.credentials.get({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytes(options.challenge),
      allowCredentials: (options.allowCredentials ?? []).map(descriptor),
    },
  })) as PublicKeyCredential;
  const answer = given.response as AuthenticatorAssertionResponse;
  return api.post<Me>("/passkeys/login", {
    challenge_id: options.challenge_id,
    credential: {
      id: given.id,
      rawId: text(given.rawId),
      type: given.type,
      response: {
        clientDataJSON: text(answer.clientDataJSON),
        authenticatorData: text(answer.authenticatorData),
        signature: text(answer.signature),
        userHandle: text(answer.userHandle),
      },
      clientExtensionResults: given.getClientExtensionResults(),
    },
  });
}
