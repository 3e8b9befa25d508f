import { simulate } from '@tablee/bot-kit';
import { openMatch, seatsOf, seedFromWord, stepRng, type TableSetup, tableFor } from '@tablee/kernel';
import { normal } from '../../games/rummu/bot/index.ts';
import { rummu } from '../../games/rummu/rules/index.ts';
import { randomProblem } from '../../games/rummu/rules/search/oracle.scenario.ts';
import { type Problem, problemOf } from '../../games/rummu/rules/search/problem.ts';
import type { RummuTypes } from '../../games/rummu/rules/types.ts';

/** Random positions with this many cards in hand, the same on every machine. */
export function randomTurns(cards: number, count: number, isNarrow: boolean): Problem[] {
  const rng = stepRng(seedFromWord(`hands of ${cards}`), 0);
  const turns: Problem[] = [];
  while (turns.length < count) {
    const turn = randomProblem(rng, cards, isNarrow);
    if (turn.hand.length === cards) turns.push(turn);
  }
  return turns;
}

/** Every turn of matches between normal bots, after drawing. */
export function collectTurns(matches: number): Problem[] {
  const table = tableFor(rummu, 'short', 4) as TableSetup<RummuTypes>;
  const limit = rummu.bound(table.options, table.seats);
  const turns: Problem[] = [];
  for (let index = 0; index < matches; index += 1) {
    const opening = openMatch(rummu, table, seedFromWord(`melds ${index}`));
    simulate(
      opening,
      seatsOf(table.seats).map(() => normal),
      limit,
      (_, { state }) => {
        const { phase, turn } = state;
        if (phase === 'play' || phase === 'taking') turns.push(problemOf(rummu.view(state, turn), turn));
      },
    );
  }
  return turns;
}
