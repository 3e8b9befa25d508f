import type { Bot } from '@tablee/bot-kit';
import { checkRummu } from '../rules/check.ts';
import { fallbackRummu } from '../rules/fallback.ts';
import { rummuMind } from '../rules/memory.ts';
import { isToAct } from '../rules/phase.ts';
import { canDraw } from '../rules/stock.ts';
import type { PlayCommand, RummuCommand, RummuTypes } from '../rules/types.ts';
import { playsAhead } from './ahead.ts';
import { bestFinish, decidesMatch } from './finishing.ts';
import { overlooking } from './overlooking.ts';
import { waitToDraw, waitToPlay } from './pace.ts';
import { HURRIED, NAIVE, NAIVE_IN_A_HURRY, PATIENT, type Preferences, patientAt } from './preferences.ts';
import { isHurried } from './tempo.ts';
import { type Asked, playsWeighing, takesBetter } from './weighing.ts';

/** How a level plays. */
interface Style {
  readonly patient: Preferences;
  readonly hurried: Preferences;
  /** How many discards it remembers from the top one down, when it considers taking them. */
  readonly depth: number;
  readonly plays: (asked: Asked, preferences: Preferences) => PlayCommand;
}

function rummuBot(id: string, style: Style, isGoingOut = false): Bot<RummuTypes> {
  return {
    id,
    mind: rummuMind,
    searches: true,
    decide(asked) {
      const command = choose(asked, style, isGoingOut);
      return command && { command, afterMs: waitFor(asked, command) };
    },
  };
}

function choose(asked: Asked, style: Style, isGoingOut: boolean): RummuCommand | null {
  const { view, seat } = asked;
  if (!isToAct(view, seat)) return null;
  const preferences = isHurried(view) ? style.hurried : patientAt(view, style.patient);
  if (view.phase === 'draw' && !canDraw(view)) return { do: 'take' };
  if (view.phase !== 'play' && takesBetter(asked, preferences, style.depth)) return { do: 'take' };
  if (view.phase === 'draw') return { do: 'draw' };
  const finish = bestFinish(view, seat);
  if (finish !== null && (isGoingOut || decidesMatch(view, seat, finish))) return finish;
  const command = style.plays(asked, preferences);
  return checkRummu(view, seat, command) === null ? command : fallbackRummu(view, seat);
}

function waitFor({ view, rng }: Asked, command: RummuCommand): number {
  const cards = view.hand?.length ?? 0;
  return command.do === 'play'
    ? waitToPlay(cards, command.moves.length, rng)
    : waitToDraw(cards, view.phase === 'taking' || canDraw(view), rng);
}

const FACILE: Style = {
  patient: NAIVE,
  hurried: NAIVE_IN_A_HURRY,
  depth: 2,
  plays: (asked, preferences) => playsWeighing(overlooking(asked), preferences),
};

const NORMAL: Style = { patient: PATIENT, hurried: HURRIED, depth: 4, plays: playsWeighing };

const EXPERT: Style = { patient: PATIENT, hurried: HURRIED, depth: 8, plays: playsAhead };

/** Lays what it sees, and overlooks a card now and then. */
export const facile = rummuBot('facile', FACILE);

/** Keeps pairs and near runs, comes out when it pays, and does not feed the next player. */
export const normal = rummuBot('normal', NORMAL);

/** Remembers every card it has seen, and weighs in thought which card to keep and whether to end the round. */
export const expert = rummuBot('expert', EXPERT);

/** The same two, but they end every round that they can end: the bench measures what waiting is worth. */
export const normalGoingOut = rummuBot('normal-going-out', NORMAL, true);
export const expertGoingOut = rummuBot('expert-going-out', EXPERT, true);
