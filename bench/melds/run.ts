import { parseArgs } from 'node:util';
import { bestTurn } from '../../games/rummu/rules/search/best-turn.ts';
import { bestByForce } from '../../games/rummu/rules/search/oracle.scenario.ts';
import type { Problem } from '../../games/rummu/rules/search/problem.ts';
import { type ResultsChapter, writeChapter, writeCount, writeRatio } from '../report.ts';
import { updateResults } from '../results.ts';
import { Timing } from '../solver/timing.ts';
import { collectTurns, randomTurns } from './turns.ts';

/**
 * Times the meld finder of Rummü on large hands, and beside brute force on small ones; `--print` leaves the results
 * page alone.
 */
const { values } = parseArgs({
  options: {
    hands: { type: 'string', default: '5000' },
    matches: { type: 'string', default: '40' },
    force: { type: 'string', default: '300' },
    print: { type: 'boolean', default: false },
  },
});

const LARGE_HAND = 15;
const SMALL_HAND = 9;
const WARM_UP_TURNS = 500;

interface TimedRow {
  readonly row: readonly string[];
  readonly median: number;
  readonly worths: readonly number[];
}

function timed(
  name: string,
  turns: readonly Problem[],
  solve: (turn: Problem) => { readonly worth: number },
): TimedRow {
  for (const turn of turns.slice(0, WARM_UP_TURNS)) solve(turn);
  const timing = new Timing();
  const worths = turns.map((turn) => timing.time(() => solve(turn)).worth);
  const millis = [0.5, 0.99, 0.999, 1].map((share) => timing.quantile(share).toFixed(3));
  const row = [name, writeCount(turns.length), ...millis];
  console.log(row.join('  '));
  return { row, median: timing.quantile(0.5), worths };
}

function measure(): ResultsChapter {
  const large = randomTurns(LARGE_HAND, Number(values.hands), false);
  const dense = randomTurns(LARGE_HAND, Number(values.hands), true);
  const small = randomTurns(SMALL_HAND, Number(values.force), false);
  const real = timed('turns of matches', collectTurns(Number(values.matches)), (turn) => bestTurn(turn));
  const hands = timed(`hands of ${LARGE_HAND}`, large, (turn) => bestTurn(turn));
  const stress = timed(`hands of ${LARGE_HAND}, five numbers only`, dense, (turn) => bestTurn(turn));
  const ours = timed(`hands of ${SMALL_HAND}`, small, (turn) => bestTurn(turn));
  const theirs = timed(`hands of ${SMALL_HAND}, everything tried`, small, bestByForce);
  const unproven = [...large, ...dense].filter((turn) => !bestTurn(turn).proven).length;
  const worse = ours.worths.filter((worth, index) => worth !== theirs.worths[index]).length;
  if (worse > 0) throw new Error(`${worse} turns are worth something else than trying everything finds`);
  return {
    title: 'Rummü: the meld finder',
    table: [
      ['the best turn', 'turns', 'p50 (ms)', 'p99 (ms)', 'p99.9 (ms)', 'longest (ms)'],
      ...[real, hands, stress, ours, theirs].map(({ row }) => row),
    ],
    words: [
      `Hands of ${LARGE_HAND} and of ${SMALL_HAND} cards are dealt by chance, with up to four combinations on the table; those of five neighbouring numbers have as much to do with each other as cards can; turns of matches are all those of ${values.matches} matches among normal bots. Each is solved three times, of which the quickest counts. Wanted is p99 below 2 ms on a hand of ${LARGE_HAND}; ${unproven === 0 ? 'every answer is proven to be the best' : `${unproven} answers are not proven to be the best`}.`,
      `Trying everything lets the rules play every choice of cards: on the same hands of ${SMALL_HAND} it finds turns of the same worth, and takes ${writeRatio(theirs.median / ours.median)} as long in the middle; a hand of ${LARGE_HAND} has 64 times as many choices for each step.`,
      `Made by \`npm run bench:melds -- --hands ${values.hands} --matches ${values.matches} --force ${values.force}\`.`,
    ],
  };
}

const chapter = measure();
console.log(writeChapter(chapter));
if (!values.print) updateResults([chapter]);
