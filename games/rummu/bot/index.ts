import type { Bot } from '@tablee/bot-kit';
import { checkRummu } from '../rules/check.ts';
import { fallbackRummu } from '../rules/fallback.ts';
import { rummuMind } from '../rules/memory.ts';
import { isToAct } from '../rules/phase.ts';
import { canDraw } from '../rules/stock.ts';
import type { PlayCommand, RummuCommand, RummuTypes } from '../rules/types.ts';
import { playsAhead } from './ahead.ts';
import { overlooking } from './overlooking.ts';
import { waitToDraw, waitToPlay } from './pace.ts';
import { BRISK, GENEROUS, GREEDY, HASTY, isSlow, type Preferences, SAVING, STEADY, UNHURRIED } from './preferences.ts';
import { type Asked, playsWeighing, takesBetter } from './weighing.ts';

/** How a level plays. */
interface Style {
  readonly usual: Preferences;
  /** While the match drags on: it should be over in so many rounds. */
  readonly slow: Preferences;
  readonly rounds: number;
  /** How many discards it remembers from the top one down, when it wonders whether to take them. */
  readonly depth: number;
  readonly plays: (asked: Asked, preferences: Preferences) => PlayCommand;
}

function rummuBot(id: string, style: Style): Bot<RummuTypes> {
  return {
    id,
    mind: rummuMind,
    searches: true,
    decide(asked) {
      const command = choose(asked, style);
      return command && { command, afterMs: waitFor(asked, command) };
    },
  };
}

function choose(asked: Asked, { usual, slow, rounds, depth, plays }: Style): RummuCommand | null {
  const { view, seat } = asked;
  if (!isToAct(view, seat)) return null;
  const now = isSlow(view, rounds) ? slow : usual;
  if (view.phase === 'draw' && !canDraw(view)) return { do: 'take' };
  if (view.phase !== 'play' && takesBetter(asked, now, depth)) return { do: 'take' };
  if (view.phase === 'draw') return { do: 'draw' };
  const command = plays(asked, now);
  return checkRummu(view, seat, command) === null ? command : fallbackRummu(view, seat);
}

function waitFor({ view, rng }: Asked, command: RummuCommand): number {
  const cards = view.hand?.length ?? 0;
  return command.do === 'play'
    ? waitToPlay(cards, command.moves.length, rng)
    : waitToDraw(cards, view.phase === 'taking' || canDraw(view), rng);
}

/** Lays what it sees, and overlooks a card now and then. */
export const facile = rummuBot('facile', {
  usual: GREEDY,
  slow: GENEROUS,
  rounds: 11,
  depth: 2,
  plays: (asked, preferences) => playsWeighing(overlooking(asked), preferences),
});

/** Keeps pairs and near runs, comes out when it pays, and does not feed the next player. */
export const normal = rummuBot('normal', { usual: STEADY, slow: GENEROUS, rounds: 11, depth: 4, plays: playsWeighing });

/** Remembers every card it has seen, and weighs in thought whether to score high or to end the round. */
export const expert = rummuBot('expert', {
  usual: BRISK,
  slow: SAVING,
  rounds: 15,
  depth: 8,
  plays: (asked, preferences) => playsAhead(asked, preferences === SAVING ? [SAVING] : [preferences, HASTY, UNHURRIED]),
});
