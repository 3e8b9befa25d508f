import { type ChildProcess, fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import type { AllocationResult, Playout, SideTask, TimeResult } from './contestant.ts';

export interface Side {
  readonly name: string;
  readonly module: URL;
}

export interface BenchEffort {
  readonly warmUpMillis: number;
  readonly rounds: number;
  readonly roundMillis: number;
  readonly allocationMoves: number;
  /** Matches in sections that play whole matches. */
  readonly matches: number;
}

export interface SideScore {
  readonly name: string;
  readonly movesPerSecond: number;
  readonly bytesPerMove: number;
}

export const FULL: BenchEffort = {
  warmUpMillis: 2000,
  rounds: 9,
  roundMillis: 1000,
  allocationMoves: 5000,
  matches: 10_000,
};
export const QUICK: BenchEffort = {
  warmUpMillis: 200,
  rounds: 3,
  roundMillis: 100,
  allocationMoves: 500,
  matches: 200,
};

const CHILD = new URL('./child.ts', import.meta.url);

/** A nursery that is large enough for a whole measurement, so that nothing is collected. */
const COUNTING_FLAGS = ['--expose-gc', '--min-semi-space-size=512', '--max-semi-space-size=512'];

export async function measure(sides: readonly Side[], pace: BenchEffort): Promise<SideScore[]> {
  const speeds = await raceSides(sides, pace);
  const scores: SideScore[] = [];
  for (const [index, side] of sides.entries()) {
    const bytesPerMove = await countBytes(side, pace);
    scores.push({ name: side.name, movesPerSecond: median(speeds[index] as number[]), bytesPerMove });
  }
  return scores;
}

/** Checks that all sides play the first matches to the same end in as many moves; returns the number of moves. */
export async function proveSameMatches(sides: readonly Side[], matches: number): Promise<number> {
  return await withChildren(sides, [], async (children) => {
    let moves = 0;
    for (let index = 0; index < matches; index += 1) {
      const [first, ...others] = await Promise.all(
        children.map((child) => ask<Playout>(child, { kind: 'match', index })),
      );
      if (first === undefined || !others.every((other) => isDeepStrictEqual(other, first))) {
        throw new Error(`the sides end match ${index} differently: they do not play the same game`);
      }
      moves += first.moves;
    }
    return moves;
  });
}

/** Alternates between the sides, so that a slow phase of the machine falls on all of them. */
async function raceSides(sides: readonly Side[], pace: BenchEffort): Promise<number[][]> {
  return await withChildren(sides, [], async (children) => {
    for (const child of children) await ask<TimeResult>(child, { kind: 'time', millis: pace.warmUpMillis });
    const speeds: number[][] = sides.map(() => []);
    for (let round = 0; round < pace.rounds; round += 1) {
      for (const [index, child] of children.entries()) {
        const { moves, millis } = await ask<TimeResult>(child, { kind: 'time', millis: pace.roundMillis });
        speeds[index]?.push((moves * 1000) / millis);
      }
    }
    return speeds;
  });
}

async function countBytes(side: Side, pace: BenchEffort): Promise<number> {
  return await withChildren([side], COUNTING_FLAGS, async ([child]) => {
    if (child === undefined) throw new Error('no process to count in');
    await ask<TimeResult>(child, { kind: 'time', millis: pace.warmUpMillis });
    const { moves, bytes, collections } = await ask<AllocationResult>(child, {
      kind: 'allocate',
      moves: pace.allocationMoves,
    });
    if (collections > 0) throw new Error(`${side.name}: ${collections} collections while bytes were counted`);
    return bytes / moves;
  });
}

async function withChildren<T>(
  sides: readonly Side[],
  execArgv: string[],
  use: (children: readonly ChildProcess[]) => Promise<T>,
): Promise<T> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const children = sides.map((side) => fork(CHILD, [side.module.href], { env, execArgv }));
  try {
    return await use(children);
  } finally {
    for (const child of children) child.kill();
  }
}

function ask<Answer>(child: ChildProcess, task: SideTask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // If the process dies, the bench must end instead of waiting for an answer.
    const died = () => reject(new Error(`a side died at ${JSON.stringify(task)}`));
    child.once('exit', died);
    child.once('message', (answer) => {
      child.off('exit', died);
      resolve(answer as Answer);
    });
    child.send(task);
  });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] as number)) / 2;
}

/** 0 for an empty list. Not `Math.max(...numbers)`: a long run has more frames than a call may have arguments. */
export function maxOf(numbers: readonly number[]): number {
  return numbers.reduce((most, one) => Math.max(most, one), 0);
}

/** Load average of the last minute. */
export function loadNow(): string {
  return (loadavg()[0] as number).toFixed(1);
}

/** The value below which this share of the numbers lies; 0 for an empty list. */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
