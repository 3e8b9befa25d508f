import { type Bots, blankMemories, rememberInEverySeat, simulate, usualBot } from '@tablee/bot-kit';
import { type AnyGame, type GameTypes, type Json, type Match, seatsOf } from '@tablee/kernel';
import type { Complaint, Law, LawRun } from '../law.ts';

/** From the end of any journey, the usual bots finish the match within `bound` entries. */
export const ends: Law = { id: 'ends', begin: watchEnds };

function watchEnds(definition: AnyGame, bots: Bots): LawRun {
  const bot = usualBot(definition, bots);
  let memories: readonly Json[] = [];
  const isEndless = (match: Match<GameTypes>): Complaint => {
    const { options, seats } = match.table;
    const bound = definition.bound(options, seats);
    const players = seatsOf(seats).map(() => bot);
    const { ended } = simulate({ match, events: [], memories }, players, bound);
    return ended === 'result' ? null : `not over ${bound} entries after entry ${match.seq}: ${ended}`;
  };
  return {
    deal({ match }) {
      memories = blankMemories(bot.mind, match.table.seats);
      return null;
    },
    observe(what) {
      memories = rememberInEverySeat(definition, bot.mind, memories, what);
    },
    close: ({ end }) => isEndless(end),
  };
}
