import { type Bot, simulate } from '@tablee/bot-kit';
import { openMatch, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { ruckus } from '../rules/index.ts';
import type { RuckusTypes } from '../rules/types.ts';
import { chooseAction } from './choose.ts';
import { CUNNING } from './cunning.scenario.ts';
import { expert, normal } from './index.ts';

const THINKS_MS = 90_000;

/** A player who takes a minute and a half for each card. */
const slow: Bot<RuckusTypes> = {
  id: 'slow',
  mind: null,
  decide({ view, seat, at, rng }) {
    if (view.phase !== 'play') return null;
    const command = chooseAction(view, seat, { ...CUNNING, missChance: 0 }, rng);
    const acted = view.actedAt[seat] ?? view.quietSince;
    return command && { command, afterMs: Math.max(0, acted + THINKS_MS - at) };
  },
};

it('[RK-A25] a player who takes a minute and a half for a card is never more than a move behind while cards are drawn', () => {
  const table = tableFor(ruckus, 'unhurried', 4) as TableSetup<RuckusTypes>;
  const opening = openMatch(ruckus, table, seedFromWord('slow'));
  let moves = [0, 0, 0, 0];
  let furthest = 0;
  let stalls = 0;
  const bound = ruckus.bound(table.options, table.seats);
  const { ended } = simulate(opening, [slow, normal, expert, normal], bound, ({ events }, { state }) => {
    for (const event of events) {
      if (event.kind === 'started') moves = [0, 0, 0, 0];
      if (event.kind === 'stalling') stalls += 1;
      if (event.kind !== 'drew' && event.kind !== 'stolen' && event.kind !== 'completed') continue;
      moves[event.seat] = (moves[event.seat] ?? 0) + 1;
      if (state.deck.length > 0) furthest = Math.max(furthest, Math.max(...moves) - (moves[0] ?? 0));
    }
  });
  expect([ended, furthest, stalls]).toEqual(['result', 1, 0]);
});
