import {
  type GameDefinition,
  type GameTypes,
  openMatch,
  seedFromWord,
  type TableSetup,
  winnersOf,
} from '@tablee/kernel';
import type { Bot } from './bot.ts';
import { simulate } from './simulate.ts';

/** The share of wins of each bot, by id, over so many seeded matches; from match to match everybody moves up one seat. */
export function winShares<G extends GameTypes>(
  definition: GameDefinition<G>,
  table: TableSetup<G>,
  bots: readonly Bot<G>[],
  matches: number,
): Record<string, number> {
  const shares: Record<string, number> = Object.fromEntries(bots.map(({ id }) => [id, 0]));
  for (let index = 0; index < matches; index += 1) {
    const seated = rotateSeats(bots, index);
    const seed = seedFromWord(`tournament ${index}`);
    const limit = definition.bound(table.options, table.seats);
    const { match } = simulate(openMatch(definition, table, seed), seated, limit);
    const result = definition.result(match.state);
    const winners = result === null ? [] : winnersOf(result);
    for (const seat of winners) {
      const { id } = seated[seat] as Bot<G>;
      shares[id] = (shares[id] ?? 0) + 1 / winners.length / matches;
    }
  }
  return shares;
}

export function rotateSeats<T>(list: readonly T[], by: number): T[] {
  return list.map((_, seat) => list[(seat + by) % list.length] as T);
}
