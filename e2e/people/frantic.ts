import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { ComparedPlayer } from './agreement.ts';
import { RuckusPlayer } from './ruckus-player.ts';
import type { RushPlayer } from './rush-player.ts';
import { sitAtRush } from './rush-table.ts';
import { sitTogether } from './table-setup.ts';

const POLL_MS = 50;

/** Somebody in a frenzy. */
export interface FranticPlayer extends ComparedPlayer {
  /** The latest entry that a command of this page was said to be. */
  readonly listener: { readonly seq: number; readonly acknowledged: number };
  readonly isOver: boolean;
  /** As fast as they can, while there is something to play and `goesOn` says so. */
  readonly play: (goesOn: () => boolean) => Promise<void>;
  /** Between two rounds: nobody need wait. Absent where there are no rounds. */
  readonly sayReady?: () => Promise<void>;
}

/** Everybody at one frantic table, and bots in its other seats, with the match begun. */
export type SeatPlayers = (pages: readonly Page[], origin: string, bots?: number) => Promise<FranticPlayer[]>;

export async function sitAtRuckus(pages: readonly Page[], origin: string, bots = 0): Promise<RuckusPlayer[]> {
  const players = pages.map((page) => new RuckusPlayer(page));
  await sitTogether(pages, origin, { game: 'ruckus', preset: 'frantic', options: { target: 100 }, bots });
  return players;
}

export async function sitAtFranticRush(pages: readonly Page[], origin: string, bots = 0): Promise<RushPlayer[]> {
  return sitAtRush(pages, origin, { training: 2, options: { tempo: 'frantic' }, bots });
}

/** All play, round after round, until the time is over or the match is. */
export async function playFor(players: readonly FranticPlayer[], ms: number): Promise<void> {
  const end = performance.now() + ms;
  const goesOn = (): boolean => performance.now() < end;
  await Promise.all(
    players.map(async (player) => {
      while (goesOn() && !player.isOver) {
        await player.play(goesOn);
        await player.sayReady?.();
        await pause(POLL_MS); // between two rounds there is nothing to play
      }
    }),
  );
}
