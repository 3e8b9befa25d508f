import { createRequire } from 'node:module';
import { numberOf } from '../../games/dice/rules/face.ts';
import { indicesOf } from '../../games/dice/rules/search/bits.ts';
import { jokerValuesIn } from '../../games/dice/rules/search/orders.ts';
import { Puzzle } from '../../games/dice/rules/search/puzzle.ts';
import type { Position } from './positions.ts';

/** An npm project of its own, installed only for this bench. */
export const SOLVER_PEERS = new URL('./peers/', import.meta.url);

// The types of HiGHS that are used, by hand: type checks must pass without the peers installed.
interface Highs {
  solve(model: string, options: { readonly time_limit: number; readonly output_flag: boolean }): Solution;
}

interface Solution {
  readonly Status: string;
  readonly Columns: Readonly<Record<string, { readonly Primal?: number }>>;
}

/** Number of own dice that can be placed; null if the solver ran out of time. */
export type PeerSolver = (position: Position) => number | null;

const TIME_LIMIT_SECONDS = 10;
const JOKER_POINTS = 10;
/** More than the points of all dice: another die counts more than any points. */
const POINTS_PER_DIE = 1_000;

/**
 * The peer: HiGHS chooses sets by an integer program. It ignores the grid, so its problem is easier: its answer is an
 * upper bound.
 */
export async function loadPeer(): Promise<PeerSolver> {
  const load = createRequire(SOLVER_PEERS)('highs') as () => Promise<Highs>;
  const highs = await load();
  return ({ table, own }) => {
    const puzzle = new Puzzle([...table, ...own]);
    if (puzzle.sets.every((set) => set >> table.length === 0)) return 0;
    const { Status, Columns } = highs.solve(writeProgram(puzzle, table.length), {
      time_limit: TIME_LIMIT_SECONDS,
      output_flag: false,
    });
    if (Status !== 'Optimal') return null;
    return own.filter((_, index) => (Columns[`p${table.length + index}`]?.Primal ?? 0) > 0.5).length;
  };
}

/** In the LP format: s are sets that are laid, p are own dice that are placed, m are the dice that jokers stand for. */
export function writeProgram(puzzle: Puzzle, table: number): string {
  const { dice, sets } = puzzle;
  const own = dice.map((_, die) => die).filter((die) => die >= table);
  const sum = (mask: number): string =>
    sets.flatMap((set, index) => ((set & mask) === mask ? [`s${index}`] : [])).join(' + ');
  const rules: string[] = [];
  for (let die = 0; die < dice.length; die += 1) {
    const lines = sum(1 << die);
    if (lines === '') continue;
    rules.push(die < table ? `${lines} >= 1` : `${lines} - p${die} >= 0`);
    rules.push(die < table ? `${lines} <= 2` : `${lines} - 2 p${die} <= 0`);
    for (let other = 0; other < die; other += 1) {
      const both = sum((1 << die) | (1 << other));
      if (both.includes('+')) rules.push(`${both} <= 1`);
    }
  }
  for (const die of own) if (sum(1 << die) === '') rules.push(`p${die} = 0`);
  const meanings = writeMeanings(puzzle);
  rules.push(...meanings.rules);
  const worth = own.map((die) => `${POINTS_PER_DIE + (numberOf(dice[die]?.face ?? 'J') || JOKER_POINTS)} p${die}`);
  const names = [...sets.map((_, index) => `s${index}`), ...own.map((die) => `p${die}`), ...meanings.names];
  return ['Maximize', worth.join(' + '), 'Subject To', ...rules, 'Binary', ...names, 'End'].join('\n');
}

/** RX-A10: a joker stands for one die, in all its sets. */
function writeMeanings(puzzle: Puzzle): { readonly rules: string[]; readonly names: string[] } {
  const [rules, names]: [string[], string[]] = [[], []];
  for (const joker of indicesOf(puzzle.jokers)) {
    const used = new Set<string>();
    for (const [index, set] of puzzle.sets.entries()) {
      if (((set >> joker) & 1) === 0) continue;
      const stands = jokerValuesIn(puzzle, set).flatMap((half, at) =>
        indicesOf(half).map((bit) => `m${joker}x${at}x${bit}`),
      );
      for (const name of stands) used.add(name);
      rules.push(`s${index} - ${stands.join(' - ')} <= 0`);
    }
    if (used.size > 0) rules.push(`${[...used].join(' + ')} <= 1`);
    names.push(...used);
  }
  return { rules, names };
}
