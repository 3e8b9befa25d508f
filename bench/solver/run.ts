import { parseArgs } from 'node:util';
import type { Face } from '../../games/dice/rules/face.ts';
import { bestTable } from '../../games/dice/rules/search/best-table.ts';
import { findPlacement } from '../../games/dice/rules/search/find-placement.ts';
import type { ShownDie } from '../../games/dice/rules/types.ts';
import { installPeers } from '../peers.ts';
import { type ResultsChapter, writeChapter, writeCount } from '../report.ts';
import { updateResults } from '../results.ts';
import { loadPeer, type PeerSolver, SOLVER_PEERS } from './integer-program.ts';
import { collectPositions, type Position } from './positions.ts';
import { Timing } from './timing.ts';

/**
 * Times the two searches of the dice game on turns of bots, beside integer programming; `--print` leaves the results
 * page alone.
 */
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '300' },
    peer: { type: 'string', default: '1000' },
    print: { type: 'boolean', default: false },
  },
});

/** As in the bots. */
const STEP_BUDGET = 30_000;
const WARM_UP_POSITIONS = 500;

const STRESS = [
  'O1 K3 R1 K1 B1 K2 K3 K3 O2 B1 O1 O2 K1 R1 B2 O1 K2 R2',
  'K2 R1 O4 O1 O3 R1 O2 R2 B3 K2 R4 K4 K3 R3 O2 R4 K1 B1',
].map((dice): Position => {
  const own = dice.split(' ').map((face, die): ShownDie => ({ die, face: face as Face }));
  return { table: [], own };
});

interface TimedRow {
  readonly row: readonly string[];
  readonly placed: readonly (number | null)[];
}

function timed(name: string, positions: readonly Position[], solve: PeerSolver): TimedRow {
  for (const position of positions.slice(0, WARM_UP_POSITIONS)) solve(position);
  const timing = new Timing();
  const placed = positions.map((position) => timing.time(() => solve(position)));
  const millis = [0.5, 0.99, 0.999, 1].map((share) => timing.quantile(share).toFixed(share === 0.5 ? 3 : 1));
  const row = [name, writeCount(positions.length), ...millis];
  console.log(row.join('  '));
  return { row, placed };
}

function measure(positions: readonly Position[], peer: PeerSolver): ResultsChapter {
  let proven = 0;
  const best = timed('best table', positions, ({ table, own }) => bestTable(table, own, STEP_BUDGET).placed.length);
  for (const { table, own } of positions) proven += bestTable(table, own, STEP_BUDGET).proven ? 1 : 0;
  const any = timed('any placement', positions, ({ table, own }) => (findPlacement(table, own) === null ? 0 : 1));
  const every = Math.max(1, Math.floor(positions.length / Number(values.peer)));
  const sample = positions.filter((_, index) => index % every === 0);
  const ours = timed(
    'best table, sample',
    sample,
    ({ table, own }) => bestTable(table, own, STEP_BUDGET).placed.length,
  );
  const theirs = timed('HiGHS, sample, without the grid', sample, peer);
  const stress = STRESS.map((position, index) => {
    const { placed, proven: isProven } = bestTable(position.table, position.own, STEP_BUDGET);
    const name = `18 free dice, case ${index + 1}: ${placed.length} placed${isProven ? '' : ', not proven'}`;
    return timed(
      name,
      Array<Position>(100).fill(position),
      ({ table, own }) => bestTable(table, own, STEP_BUDGET).placed.length,
    );
  });
  const missed = best.placed.filter((count, index) => (count === 0) !== (any.placed[index] === 0)).length;
  const same = ours.placed.filter((count, index) => count === theirs.placed[index]).length;
  const impossible = ours.placed.filter((count, index) => (count ?? 0) > (theirs.placed[index] ?? 18)).length;
  if (impossible > 0) throw new Error(`${impossible} tables place more dice than integer programming allows`);
  const share = (count: number, all: number): string => `${((100 * count) / all).toFixed(2)} %`;
  return {
    title: 'Dice: the two searches',
    table: [
      ['', 'positions', 'p50 (ms)', 'p99 (ms)', 'p99.9 (ms)', 'longest (ms)'],
      ...[best, any, ours, theirs, ...stress].map(({ row }) => row),
    ],
    words: [
      `Every turn of ${writeCount(Number(values.matches))} matches among normal and expert bots, each solved three times, of which the quickest counts. The best table has a budget of ${writeCount(STEP_BUDGET)} steps, as for the bots: that no more dice can be placed, and no more points with as many, was proven in ${share(proven, positions.length)}; that no fewer table dice could be moved is never proven. Any placement is the search of the rules, with its own budget; it disagreed with the best table about whether anything can be placed in ${missed} of the turns.`,
      `The peer is HiGHS, an integer programming solver, which chooses among the same sets but knows nothing of the grid: its question is easier, and its answer never smaller. On ${share(same, sample.length)} of the sample it comes to the same number of dice, so there no search could place more. The sample has every ${every === 1 ? '' : `${every}th `}position.`,
      `Made by \`npm run bench:solver -- --matches ${values.matches} --peer ${values.peer}\`.`,
    ],
  };
}

installPeers(SOLVER_PEERS);
const peer = await loadPeer();
const chapter = measure(collectPositions(Number(values.matches)), peer);
console.log(writeChapter(chapter));
if (!values.print) updateResults([chapter]);
