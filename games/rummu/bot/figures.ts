import type { Figure, FiguresOf } from '@tablee/bot-kit';
import { totalsOf } from '../rules/scoring.ts';
import type { RoundScore, RummuCommand, RummuView } from '../rules/types.ts';

/** Figures of a match that is over: the course of its rounds, and their points. */
export const figuresOfRummu: FiguresOf = (ended, commands) => {
  const view = ended as RummuView;
  const { sheets } = view;
  const finished = sheets.filter(({ finisher }) => finisher !== null);
  const byStarter = sheets.filter(({ finisher }, index) => finisher === starterOf(view, index + 1));
  const seats = sheets.flatMap((sheet) => sheet.seats);
  const totals = totalsOf(view, view.hands.length);
  const turns = (commands as readonly RummuCommand[]).filter((command) => command.do === 'play').length;
  return {
    'rounds a match': [sheets.length, 1],
    'matches of at most 15 rounds (%)': [sheets.length <= 15 ? 100 : 0, 1],
    'matches of at most 60 rounds (%)': [sheets.length <= 60 ? 100 : 0, 1],
    'turns a round, of all players': [turns, sheets.length],
    'rounds that end because the stock is used up (%)': share(sheets.length - finished.length, sheets),
    'rounds with a finisher that the starter finishes (%)': share(byStarter.length, finished),
    'matches won by the player who started the first round (%)': [
      totals[starterOf(view, 1)] === Math.max(...totals) ? 100 : 0,
      1,
    ],
    'points a player makes in a round': mean(seats.map(({ laid, bonus, penalty }) => laid + bonus - penalty)),
    'points of combinations, a player and round': mean(seats.map(({ laid }) => laid)),
    'cards left in hand, a player and round': mean(seats.map(({ left }) => left.length)),
    'points of the winner of a match': [Math.max(...totals), 1],
    'points of the last': [Math.min(...totals), 1],
  };
};

/** RM-4, RM-A26: the dealer moves on by one seat, so the last one tells the others. */
function starterOf({ round, dealer, hands }: RummuView, of: number): number {
  const before = (round - of) % hands.length;
  return (dealer + 1 - before + hands.length) % hands.length;
}

function share(some: number, all: readonly RoundScore[]): Figure {
  return [100 * some, all.length];
}

function mean(values: readonly number[]): Figure {
  return [values.reduce((sum, value) => sum + value, 0), values.length];
}
