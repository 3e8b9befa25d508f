import { type Bot, bestOf, type Question, type Search, searchBest } from '@tablee/bot-kit';
import { legalFamily } from '../rules/family-legal.ts';
import { tiles } from '../rules/index.ts';
import type { FamilyView, LayCommand, TilesCommand, TilesTypes } from '../rules/types.ts';
import { judgeFamily } from './judge.ts';

/** Choice of a bot between lays. 'comes-to-hand' also keeps some drawn tiles that it could lay. */
export type FamilyStyle = 'comes-to-hand' | 'most-tiles' | 'thinks-ahead';

const PERCENT = 100;
const OVERLOOKED_PERCENT = 20;

export function chooseFamily(
  question: Question<TilesTypes>,
  view: FamilyView,
  style: FamilyStyle,
): TilesCommand | null {
  const commands = [...legalFamily(view)];
  const lays = commands.filter(isLay);
  if (lays.length === 0) return commands[0] ?? null;
  switch (style) {
    case 'comes-to-hand':
      if (view.phase === 'drawn' && question.rng.below(PERCENT) < OVERLOOKED_PERCENT) return { do: 'keep' };
      return question.rng.pick(lays);
    case 'most-tiles':
      return bestOf(lays, ({ tiles: { length } }) => length, question.rng);
    case 'thinks-ahead':
      return searchBest(tiles, question, lays, THINKING_AHEAD);
  }
}

function isLay(command: TilesCommand): command is LayCommand {
  return command.do === 'lay';
}

/** Plays the imagined matches: lays the most tiles, the first of equals, without delay. */
const quick: Bot<TilesTypes> = {
  id: 'quick',
  mind: null,
  decide({ view }) {
    if (view.mode === 'junior') return null;
    let best: TilesCommand | null = null;
    for (const command of legalFamily(view)) if (best === null || sizeOf(command) > sizeOf(best)) best = command;
    return best === null ? null : { command: best, afterMs: 0 };
  },
};

function sizeOf(command: TilesCommand): number {
  return isLay(command) ? command.tiles.length : 0;
}

/** Ten times the steps win no more matches (bench/results.md). */
export const THINKING_AHEAD: Search<TilesTypes> = {
  steps: 300,
  horizon: 3,
  player: quick,
  judge: (view, seat) => (view.mode === 'family' ? judgeFamily(view, seat) : 0),
};
