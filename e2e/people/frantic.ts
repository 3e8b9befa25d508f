import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { sitTogether } from './gather.ts';
import { RuckusPlayer } from './ruckus-player.ts';

const GLANCE_MS = 50;

/** Everybody at one frantic table, and bots in its other seats, with the match begun. */
export async function sitFrantically(pages: readonly Page[], origin: string, bots = 0): Promise<RuckusPlayer[]> {
  const players = pages.map((page) => new RuckusPlayer(page));
  await sitTogether(pages, origin, { game: 'ruckus', preset: 'frantic', options: { target: 100 }, bots });
  return players;
}

/** All play as fast as they can, round after round, until the time is over or the match is. */
export async function playFor(players: readonly RuckusPlayer[], ms: number): Promise<void> {
  const end = performance.now() + ms;
  const goesOn = (): boolean => performance.now() < end;
  await Promise.all(
    players.map(async (player) => {
      while (goesOn() && player.ear.view?.phase !== 'over') {
        await player.play(goesOn);
        await pause(GLANCE_MS); // between two rounds there is nothing to play
      }
    }),
  );
}
