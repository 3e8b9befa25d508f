import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { checksumOf } from '@tablee/protocol';
import { sitDown } from './gather.ts';
import { RuckusPlayer } from './ruckus-player.ts';

const GLANCE_MS = 50;

/** Everybody at one frantic table, and bots in its other seats, with the match begun. */
export async function sitFrantically(pages: readonly Page[], origin: string, bots = 0): Promise<RuckusPlayer[]> {
  const players = pages.map((page) => new RuckusPlayer(page));
  const [first, ...others] = pages as [Page, ...Page[]];
  const people = pages.map((_, place) => ({ kind: place === 0 ? 'me' : 'open' }));
  const seats = [...people, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'expert' }))];
  const options = { target: 100 };
  const data = { game: 'ruckus', preset: 'frantic', options, seats, listed: false, nonce: '' };
  const made = await first.request.post(`${origin}/api/tables`, { data });
  const { id } = (await made.json()) as { id: string };
  await first.goto(`${origin}/t/${id}`);
  for (const page of others) await sitDown(page, `${origin}/t/${id}`);
  await first.request.post(`${origin}/api/t/${id}/start`, { data: {} });
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

/** What one screen shows to all: how far it has come, the open part of its view, and the piles that are drawn. */
async function openPart(player: RuckusPlayer): Promise<object> {
  const open = { ...player.view, hand: null, pairSince: null }; // RK-A21: these are each player's own
  const piles = player.page.locator('[data-thing^="pile-"]');
  const drawn = await piles.evaluateAll((all) =>
    all.map((pile) => `${pile.getAttribute('data-thing')} ${/\d+/.exec(pile.getAttribute('aria-label') ?? '')?.[0]}`),
  );
  return { seq: player.ear.seq, check: checksumOf(open), drawn: drawn.toSorted() };
}

/** Once nobody touches anything any more, all screens show the same, and it is what the rules say lies there. */
export async function expectAgreement(players: readonly RuckusPlayer[]): Promise<void> {
  await expect(async () => {
    const [first, ...others] = await Promise.all(players.map(openPart));
    for (const other of others) expect(other).toEqual(first);
    const laid = (players[0] as RuckusPlayer).view.piles.flatMap((piles, seat) =>
      piles.map(({ family, count }) => `pile-${seat}-${family} ${count}`),
    );
    expect(first).toMatchObject({ drawn: laid.toSorted() });
  }).toPass({ timeout: 20_000 });
}
