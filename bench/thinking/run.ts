import { parseArgs } from 'node:util';
import { simulate } from '@tablee/bot-kit';
import { endingBots, type RulesEntry, rulesCatalog } from '@tablee/games/catalog.rules';
import { type GameTypes, openMatch, seatsOf, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { writeCount } from '../report.ts';
import { updateResults } from '../results.ts';
import { DecisionTimes } from './decision-times.ts';

/** Times the decisions of all bots, and whole matches between equals; `--print` leaves the results page alone. */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '20' },
    print: { type: 'boolean', default: false },
  },
});

const matches = Number(values.matches);

function measure(game: string, { versions: [definition], bots, ...entry }: RulesEntry): string[][] {
  return entry.duels.flatMap(({ preset, seats }) =>
    endingBots({ versions: [definition], bots, ...entry }).map((id) => {
      const table = tableFor(definition, preset, seats) as TableSetup<GameTypes>;
      const bot = bots[id];
      if (bot === undefined) throw new Error(`${game} has no bot ${id}`);
      const decisions = new DecisionTimes();
      const start = performance.now();
      for (let index = 0; index < matches; index += 1) {
        const seated = seatsOf(seats).map(() => decisions.timed(bot));
        const opening = openMatch(definition, table, seedFromWord(`thinking ${index}`));
        simulate(opening, seated, definition.bound(table.options, seats));
      }
      const seconds = (performance.now() - start) / 1_000 / matches;
      const millis = [decisions.mean, decisions.quantile(0.99), decisions.quantile(1)].map((one) => one.toFixed(2));
      const row = [
        `${game}, ${preset}, ${seats} seats: ${id}`,
        writeCount(decisions.count),
        ...millis,
        seconds.toFixed(2),
      ];
      console.log(row.join('  '));
      return row;
    }),
  );
}

const rows = Object.entries(rulesCatalog)
  .filter(([game]) => values.game === undefined || game === values.game)
  .flatMap(([game, entry]) => measure(game, entry));

if (!values.print && values.game === undefined) {
  updateResults([
    {
      title: 'How long bots think',
      table: [['', 'decisions', 'mean (ms)', 'p99 (ms)', 'longest (ms)', 'a match (s)'], ...rows],
      words: [
        `${writeCount(matches)} matches a row between equals, one after the other in one process; the random bot, which only lists what is legal, says what the rules alone cost. A match is timed whole: rules, views, memories and the thinking of every seat. Made by \`npm run bench:thinking -- --matches ${matches}\`.`,
      ],
    },
  ]);
}
