/** Tournaments: making, joining, beginning them. */

import { api } from "./client";
import type { NewMatch } from "./matches";
import type { Tournament, TournamentFacts } from "./types";

export interface NewTournament {
  name: string;
  title: string;
  edition: string;
  options: { [option: string]: number };
  clock: NewMatch["clock"];
  rated: boolean;
  twice: boolean;
}

const at = (id: string) => `/tournaments/${encodeURIComponent(id)}`;

export const listTournaments = () => api.get<TournamentFacts[]>("/tournaments");
export const tournament = (id: string) => api.get<Tournament>(at(id));
export const makeTournament = (wanted: NewTournament) =>
  api.post<Tournament>("/tournaments", wanted);
export const joinTournament = (id: string) => api.post<Tournament>(`${at(id)}/join`);
export const leaveTournament = (id: string) => api.post<void>(`${at(id)}/leave`);
export const startTournament = (id: string) => api.post<Tournament>(`${at(id)}/start`);
