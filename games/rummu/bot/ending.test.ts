import { simulate } from '@tablee/bot-kit';
import { openMatch, seatsOf, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, inject, it } from 'vitest';
import { rummu } from '../rules/index.ts';
import type { RummuTypes } from '../rules/types.ts';
import { expert, facile, normal } from './index.ts';

const isQuick = inject('isQuick');
const MATCHES = isQuick ? 1 : 4;
const MAX_ENTRIES = 5_000;

const TABLES = [
  ['short', 6, 8],
  ['teams-short', 6, 8],
  ['classic', 4, 60],
  ['classic', 6, 60],
  ['teams', 4, 60],
] as const;
const MORE_TABLES = [['classic', 5, 60]] as const;

// If all players end rounds as early as they can, no total reaches the target.
describe.each([facile, normal, expert])('a match among equals', (bot) => {
  it.each(isQuick ? TABLES : [...TABLES, ...MORE_TABLES])(
    `ends: ${bot.id}, %s, %i seats, in at most %i rounds`,
    (preset, seats, maxRounds) => {
      const table = tableFor(rummu, preset, seats) as TableSetup<RummuTypes>;
      const bots = seatsOf(table.seats).map(() => bot);
      for (let index = 0; index < MATCHES; index += 1) {
        const opening = openMatch(rummu, table, seedFromWord(`ending ${index}`));
        const { match, ended } = simulate(opening, bots, MAX_ENTRIES);
        expect({ index, ended, isLong: match.state.round > maxRounds }).toEqual({
          index,
          ended: 'result',
          isLong: false,
        });
      }
    },
  );
});
