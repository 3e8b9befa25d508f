import { type BenchEffort, measure, proveSameMatches, type Side, type SideScore } from '../measure.ts';
import { writeCount, writeRatio } from '../report.ts';
import type { BenchFindings, Section } from '../section.ts';

const SIDES: readonly Side[] = [
  { name: 'Tablée kernel', module: new URL('./kernel-side.ts', import.meta.url) },
  { name: 'boardgame.io 0.50.2, quickest form', module: new URL('./boardgame-plain-side.ts', import.meta.url) },
  { name: 'boardgame.io 0.50.2, as its guide says', module: new URL('./boardgame-draft-side.ts', import.meta.url) },
];

const PROOF_MATCHES = 20;

export const rummySection: Section = {
  title: 'Rummy: random legal moves per second',
  run: runRummy,
};

async function runRummy(pace: BenchEffort): Promise<BenchFindings> {
  const proven = await proveSameMatches(SIDES, PROOF_MATCHES);
  const scores = await measure(SIDES, pace);
  return { table: tableOf(scores), words: wordsOf(pace, proven) };
}

function tableOf(scores: readonly SideScore[]): string[][] {
  const ours = scores[0] as SideScore;
  const rows = scores.map(({ name, movesPerSecond, bytesPerMove }) => [
    name,
    writeCount(movesPerSecond),
    writeRatio(ours.movesPerSecond / movesPerSecond),
    writeCount(bytesPerMove),
    writeRatio(bytesPerMove / ours.bytesPerMove),
  ]);
  return [['', 'moves/s', 'ours is faster by', 'bytes/move', 'ours allocates less by'], ...rows];
}

function wordsOf(pace: BenchEffort, proven: number): string[] {
  return [
    'A small two-player rummy with hidden hands, written once over the kernel and once for boardgame.io; deck, melds, ' +
      'legal list and policy are the same code on all sides. Every run first plays ' +
      `${PROOF_MATCHES} matches (${writeCount(proven)} moves) on each side and stops unless all end in the same position after as many moves.`,
    "A move is: list what is legal from the mover's view, pick one at random, play it, keep what the library logs of it, " +
      'and make a redacted view for each of the two seats. On our side playing it is `submit`: legality checked once more ' +
      'from the view, events that cite their rule, a log entry, a state to undo to. Dealing a match counts too; ' +
      'boardgame.io is handed the shuffled deck.',
    'boardgame.io runs the shortest way through it: its reducer without its Client, NODE_ENV=production, undo off, turns ' +
      'that it counts itself, only `playerView` for the views. «As its guide says»: moves change the draft that Immer ' +
      'gives them. «Quickest form»: moves look behind the draft with `original` and return a new G.',
    `Moves per second: each side in a process of its own, ${pace.warmUpMillis / 1000} s of warm-up, then ${pace.rounds} rounds ` +
      `of ${pace.roundMillis / 1000} s that alternate; the table has the medians. Bytes per move: what the heap grows by ` +
      `over at least ${writeCount(pace.allocationMoves)} moves in a nursery so large that nothing is collected, which the run verifies.`,
  ];
}
