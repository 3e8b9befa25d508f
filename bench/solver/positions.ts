import { type Bot, simulate } from '@tablee/bot-kit';
import { openMatch, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { expert, normal } from '../../games/dice/bot/index.ts';
import { handOf, shownOf } from '../../games/dice/rules/hand.ts';
import { dice } from '../../games/dice/rules/index.ts';
import type { DiceTypes, Placed, ShownDie } from '../../games/dice/rules/types.ts';

/** The dice of a player who must lay. */
export interface Position {
  readonly table: readonly Placed[];
  readonly own: readonly ShownDie[];
}

const PAIRS: readonly (readonly Bot<DiceTypes>[])[] = [
  [normal, normal],
  [expert, normal],
  [normal, expert],
  [expert, expert],
];

/** All such positions of matches between the better bots, the same on every machine. */
export function collectPositions(matches: number): Position[] {
  const table = tableFor(dice, 'classic', 2) as TableSetup<DiceTypes>;
  const limit = dice.bound(table.options, table.seats);
  const positions: Position[] = [];
  for (let index = 0; index < matches; index += 1) {
    const opening = openMatch(dice, table, seedFromWord(`solver ${index}`));
    const seated = PAIRS[index % PAIRS.length] as readonly Bot<DiceTypes>[];
    simulate(opening, seated, limit, (_, { state }) => {
      if (state.phase === 'lay') positions.push({ table: state.table, own: shownOf(handOf(state, state.turn)) });
    });
  }
  return positions;
}
