import { type Bot, simulate, winShare } from '@tablee/bot-kit';
import { openMatch, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rushOut } from '../rules/index.ts';
import type { RushTypes } from '../rules/types.ts';
import { expert, facile, normal } from './index.ts';

const MATCHES = 40;
const SORCERER = { option: 'role', is: 'sorcerer' };

function tableOf(preset: string, seats: number): TableSetup<RushTypes> {
  return tableFor(rushOut, preset, seats) as TableSetup<RushTypes>;
}

/** The better bot plays half of the matches as the sorcerer and half as all heroes. */
function share(better: Bot<RushTypes>, worse: Bot<RushTypes>): number {
  return winShare(rushOut, tableOf('training-2', 4), [better, worse], MATCHES, SORCERER);
}

describe('levels', () => {
  it('normal beats facile and expert beats normal, both roles together', () => {
    expect(share(normal, facile)).toBeGreaterThan(0.6);
    expect(share(expert, normal)).toBeGreaterThan(0.6);
  });
});

describe('a match between normal bots', () => {
  it.each([
    ['training-1', 3],
    ['training-2', 5],
  ])('of %s with %i players has a median of three to ten minutes, and each camp wins some', (preset, seats) => {
    const table = tableOf(preset, seats);
    const played = Array.from({ length: 30 }, (_, index) => {
      const opening = openMatch(rushOut, table, seedFromWord(`levels ${index}`));
      return simulate(
        opening,
        table.seatOptions.map(() => normal),
        rushOut.bound(table.options, seats),
      ).match;
    });
    const minutes = played.map(({ at }) => at / 60_000).toSorted((one, other) => one - other);
    expect(minutes[15]).toBeGreaterThan(3);
    expect(minutes[15]).toBeLessThan(10);
    expect(new Set(played.map(({ state }) => state.win?.camp))).toEqual(new Set(['heroes', 'sorcerer']));
  });
});
