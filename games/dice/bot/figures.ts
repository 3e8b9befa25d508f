import type { Figure, FiguresOf } from '@tablee/bot-kit';
import { leftOf, type Seat } from '@tablee/kernel';
import { totalsOf } from '../rules/scoring.ts';
import type { DiceView, RoundScore } from '../rules/types.ts';

/** Statistics of a finished match: how its rounds ended and how many points they brought. */
export const figuresOfDice: FiguresOf = (ended, commands) => {
  const view = ended as DiceView;
  const { sheets } = view;
  const points = totalsOf(view);
  const won = sheets.filter(({ winner }) => winner !== null);
  const byStarter = sheets.filter(({ winner }, index) => winner === starterOf(view, index + 1));
  return {
    'rounds that are blocked (%)': share(sheets.filter(isBlocked), sheets),
    'turns a round': [commands.filter((command) => 'do' in command && command.do === 'roll').length, sheets.length],
    'rounds with a winner that the starter wins (%)': share(byStarter, won),
    'points a finished round brings': [
      sumOf(sheets.filter((sheet) => !isBlocked(sheet))),
      sheets.filter((sheet) => !isBlocked(sheet)).length,
    ],
    'points a blocked round brings': [sumOf(sheets.filter(isBlocked)), sheets.filter(isBlocked).length],
    'points of the winner of a match': [Math.max(...points), 1],
    'points of the loser': [Math.min(...points), 1],
  };
};

function isBlocked({ rule }: RoundScore): boolean {
  return rule === 'RX-19';
}

/** RX-2: players start rounds alternately, so the last starter determines all others. */
function starterOf({ round, starter }: DiceView, of: number): Seat {
  return (round - of) % 2 === 0 ? starter : leftOf(starter, 2);
}

function share(some: readonly RoundScore[], all: readonly RoundScore[]): Figure {
  return [100 * some.length, all.length];
}

function sumOf(sheets: readonly RoundScore[]): number {
  return sheets.reduce((sum, { points }) => sum + Math.max(...points), 0);
}
