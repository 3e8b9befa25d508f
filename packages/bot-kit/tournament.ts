import {
  type GameDefinition,
  type GameTypes,
  openMatch,
  seedFromWord,
  type TableSetup,
  winnersOf,
} from '@tablee/kernel';
import type { Bot } from './bot.ts';
import { type Sides, seatDuel, sidesAt } from './sides.ts';
import { simulate } from './simulate.ts';

/** Share of wins of the first bot over seeded matches. The bots change sides with every match. */
export function winShare<G extends GameTypes>(
  definition: GameDefinition<G>,
  table: TableSetup<G>,
  pair: readonly [Bot<G>, Bot<G>],
  matches: number,
  how: Sides = 'alternate',
): number {
  const sides = sidesAt(definition, table, how);
  const limit = definition.bound(table.options, table.seats);
  let wins = 0;
  for (let index = 0; index < matches; index += 1) {
    const seated = seatDuel(sides, pair, index);
    const { match } = simulate(openMatch(definition, table, seedFromWord(`tournament ${index}`)), seated, limit);
    const result = definition.result(match.state);
    const winners = result === null ? [] : winnersOf(result);
    wins += winners.filter((seat) => seated[seat] === pair[0]).length / Math.max(1, winners.length);
  }
  return wins / matches;
}

export function rotateSeats<T>(list: readonly T[], by: number): T[] {
  return list.map((_, seat) => list[(seat + by) % list.length] as T);
}
