/** Friends, people whom we have blocked, and reports to the host. */

import { api } from "./client";
import { session } from "./session.svelte";
import type { Friends, ReportReason } from "./types";

const named = (list: "friends" | "blocked", name: string) => `/${list}/${encodeURIComponent(name)}`;

export const listFriends = () => api.get<Friends>("/friends");

/** Our friends, those who are here first; none for somebody who has not come in yet. */
export async function friendsHereFirst(): Promise<Friends["friends"]> {
  if (!session.user) return [];
  const { friends } = await listFriends();
  return [...friends].sort((one, other) => Number(other.online) - Number(one.online));
}

export async function addFriend(name: string): Promise<void> {
  await session.beSomebody();
  await api.put<void>(named("friends", name), {});
}
export const removeFriend = (name: string) => api.delete<void>(named("friends", name));

export async function block(name: string): Promise<void> {
  await session.beSomebody();
  await api.put<void>(named("blocked", name), {});
}
export const unblock = (name: string) => api.delete<void>(named("blocked", name));

export async function report(
  name: string,
  told: { reason: ReportReason; text: string; match: string | null },
): Promise<void> {
  await session.beSomebody();
  await api.post<void>(`/users/${encodeURIComponent(name)}/report`, told);
}
