import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { ComparedPlayer } from './agreement.ts';
import { RuckusPlayer } from './ruckus-player.ts';
import type { RushPlayer } from './rush-player.ts';
import { sitAtRush } from './rush-table.ts';
import { sitTogether } from './table-setup.ts';

const POLL_MS = 50;

/** A player who acts as fast as the rules allow. */
export interface FranticPlayer extends ComparedPlayer {
  /** `acknowledged` is the last entry that an ack to this page named. */
  readonly listener: { readonly seq: number; readonly acknowledged: number };
  readonly isOver: boolean;
  /** Plays while there is something to play and `goesOn` returns true. */
  readonly play: (goesOn: () => boolean) => Promise<void>;
  /** Says between rounds that this player is ready; absent in games without rounds. */
  readonly sayReady?: () => Promise<void>;
}

/** Seats these people and bots at one frantic table and starts the match. */
export type SeatPlayers = (pages: readonly Page[], origin: string, bots?: number) => Promise<FranticPlayer[]>;

export async function sitAtRuckus(pages: readonly Page[], origin: string, bots = 0): Promise<RuckusPlayer[]> {
  const players = pages.map((page) => new RuckusPlayer(page));
  await sitTogether(pages, origin, { game: 'ruckus', preset: 'frantic', options: { target: 100 }, bots });
  return players;
}

export async function sitAtFranticRush(pages: readonly Page[], origin: string, bots = 0): Promise<RushPlayer[]> {
  return sitAtRush(pages, origin, { preset: 'training-2', options: { tempo: 'frantic' }, bots });
}

/** All play, round after round, until the time or the match is over. */
export async function playFor(players: readonly FranticPlayer[], ms: number): Promise<void> {
  const end = performance.now() + ms;
  const goesOn = (): boolean => performance.now() < end;
  await Promise.all(
    players.map(async (player) => {
      while (goesOn() && !player.isOver) {
        await player.play(goesOn);
        await player.sayReady?.();
        await pause(POLL_MS); // between rounds there is nothing to play
      }
    }),
  );
}
