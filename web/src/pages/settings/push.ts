/** Web push subscriptions of this browser. */

import { api } from "$lib/api/client";

async function worker(): Promise<ServiceWorkerRegistration | null> {
  return "serviceWorker" in navigator
    ? ((await navigator.serviceWorker.getRegistration()) ?? null)
    : null;
}

function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export async function pushSubscribed(): Promise<boolean> {
  return Boolean(await (await worker())?.pushManager.getSubscription());
}

export async function subscribePush(key: string): Promise<void> {
  const registration = await worker();
  if (!registration) throw new Error("no service worker");
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(key),
  });
  await api.post("/push", { subscription: subscription.toJSON() });
}

export async function unsubscribePush(): Promise<void> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  // Other browsers of the same person stay subscribed.
  await api.delete("/push", { endpoint: subscription?.endpoint ?? null });
}
