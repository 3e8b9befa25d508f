import { simulate } from '@tablee/bot-kit';
import { openMatch, seatsOf, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, inject, it } from 'vitest';
import { rummu } from '../rules/index.ts';
import type { RummuTypes } from '../rules/types.ts';
import { expert, facile, normal } from './index.ts';

const MATCHES = inject('isQuick') ? 1 : 4;
/** A match that is played to its end by people has about ten rounds. */
const MOST_ROUNDS = 30;
const MOST_ENTRIES = 3_000;

// Where everybody prefers to end rounds quickly, nobody ever scores enough to win.
describe.each([facile, normal, expert])('a match among six of one level', (bot) => {
  it.each(['short', 'teams-short'])(`ends: ${bot.id}, %s`, (preset) => {
    const table = tableFor(rummu, preset, 6) as TableSetup<RummuTypes>;
    const bots = seatsOf(table.seats).map(() => bot);
    for (let index = 0; index < MATCHES; index += 1) {
      const opening = openMatch(rummu, table, seedFromWord(`ending ${index}`));
      const { match, ended } = simulate(opening, bots, MOST_ENTRIES);
      expect({ index, ended, isLong: match.state.round > MOST_ROUNDS }).toEqual({
        index,
        ended: 'result',
        isLong: false,
      });
    }
  });
});
