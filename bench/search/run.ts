import { parseArgs } from 'node:util';
import { type Bot, searchBest, winShare } from '@tablee/bot-kit';
import { type TableSetup, tableFor } from '@tablee/kernel';
import { THINKING_AHEAD } from '../../games/tiles/bot/family.ts';
import { normal } from '../../games/tiles/bot/index.ts';
import { tiles } from '../../games/tiles/rules/index.ts';
import type { TilesTypes } from '../../games/tiles/rules/types.ts';
import { writeCount } from '../report.ts';
import { updateResults } from '../results.ts';
import { flatSampling } from './flat.ts';

/**
 * Compares search with flat sampling of the same budget, and with ten times the budget; `--print` leaves the results
 * page alone.
 */
const { values } = parseArgs({
  options: { matches: { type: 'string', default: '6000' }, print: { type: 'boolean', default: false } },
});

const matches = Number(values.matches);
const table = tableFor(tiles, 'family', 2) as TableSetup<TilesTypes>;
const { steps } = THINKING_AHEAD;

function thinkingAhead(budget: number): Bot<TilesTypes> {
  return {
    id: `thinking ahead, ${budget} steps`,
    mind: null,
    decide(question) {
      const commands = [...tiles.legal(question.view, question.seat, question.at)];
      const lays = commands.filter((command) => command.do === 'lay');
      const choice = lays.length === 0 ? commands : lays;
      const command = searchBest(tiles, question, choice, { ...THINKING_AHEAD, steps: budget });
      return command === null ? null : { command, afterMs: 0 };
    },
  };
}

function duel(one: Bot<TilesTypes>, other: Bot<TilesTypes>): string[] {
  const share = winShare(tiles, table, [one, other], matches);
  const margin = 1.96 * Math.sqrt((share * (1 - share)) / matches);
  const row = [`${one.id}, against ${other.id}`, (100 * share).toFixed(1), `± ${(100 * margin).toFixed(1)}`];
  console.log(row.join('  '));
  return row;
}

const rows = [
  duel(thinkingAhead(steps), flatSampling(tiles, steps)),
  duel(flatSampling(tiles, steps), normal),
  duel(thinkingAhead(steps), normal),
  duel(thinkingAhead(10 * steps), normal),
];

if (!values.print) {
  updateResults([
    {
      title: 'Thinking ahead: Tiles family, 2 seats',
      table: [['', 'wins (%)', '95 %'], ...rows],
      words: [
        `${writeCount(matches)} matches a row, seats rotated. A step is one entry played in thought. Flat sampling tries every command equally often and plays at random to the end; thinking ahead gives up the worse half of the commands again and again, lets everybody lay the most tiles, and judges after ${THINKING_AHEAD.horizon} entries. Where ten times the steps win less than a point more, the game has no more room. Made by \`npm run bench:search -- --matches ${matches}\`.`,
      ],
    },
  ]);
}
