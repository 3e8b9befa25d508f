import type { Bot } from '@tablee/bot-kit';
import { checkRummu } from '../rules/check.ts';
import { fallbackRummu } from '../rules/fallback.ts';
import { rummuMind } from '../rules/memory.ts';
import { isToAct } from '../rules/phase.ts';
import { canDraw } from '../rules/stock.ts';
import type { PlayCommand, RummuCommand, RummuTypes } from '../rules/types.ts';
import { playsAhead } from './ahead.ts';
import { playsForDraws } from './draws.ts';
import { bestFinish, decidesMatch, isTimely, losesMatch } from './finishing.ts';
import { overlooking } from './overlooking.ts';
import { waitToDraw, waitToPlay } from './pace.ts';
import { NAIVE, PATIENT, type Preferences, preferencesAt, RACING } from './preferences.ts';
import { isHurried, isRace } from './tempo.ts';
import { type Asked, playsWeighing, takesBetter } from './weighing.ts';

/** Traits of a level. */
interface Style {
  readonly preferences: Preferences;
  /** True if it searches where the lead decides: at a hurried table and in matches with a limit of rounds (RM-A32). */
  readonly isThinking: boolean;
  /** Number of discards, from the top one down, that it remembers and considers taking. */
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
  const preferences = preferencesAt(view, style.isThinking && isRace(view) ? RACING : style.preferences);
  if (view.phase === 'draw' && !canDraw(view)) return { do: 'take' };
  if (view.phase !== 'play' && takesBetter(asked, preferences, style.depth)) return { do: 'take' };
  if (view.phase === 'draw') return { do: 'draw' };
  const finish = bestFinish(view, seat);
  if (finish !== null && (isGoingOut || decidesMatch(view, seat, finish))) return finish;
  const command = playOn(asked, style, finish);
  return checkRummu(view, seat, command) === null ? command : fallbackRummu(view, seat);
}

/** The turn of a player who may end the round, but does not win the match by it. */
function playOn(asked: Asked, style: Style, finish: PlayCommand | null): PlayCommand {
  const { view, seat } = asked;
  const patient = (): PlayCommand => style.plays(asked, preferencesAt(view, style.preferences));
  if (finish !== null && losesMatch(view, seat, finish)) return patient();
  const isHasty = isHurried(view) || (style.isThinking && isRace(view));
  if (finish !== null && (isHasty || isTimely(view, seat, finish))) return finish;
  return style.isThinking && isHasty ? playsAhead(asked) : patient();
}

function waitFor({ view, rng }: Asked, command: RummuCommand): number {
  const cards = view.hand?.length ?? 0;
  return command.do === 'play'
    ? waitToPlay(cards, command.moves.length, rng)
    : waitToDraw(cards, view.phase === 'taking' || canDraw(view), rng);
}

const FACILE: Style = {
  preferences: NAIVE,
  isThinking: false,
  depth: 2,
  plays: (asked, preferences) => playsWeighing(overlooking(asked), preferences),
};

const NORMAL: Style = { preferences: PATIENT, isThinking: false, depth: 4, plays: playsWeighing };

const EXPERT: Style = { preferences: PATIENT, isThinking: true, depth: 8, plays: playsForDraws };

/** Lays what it sees, and overlooks a card now and then. */
export const facile = rummuBot('facile', FACILE);

/** Keeps pairs and near runs, ends rounds that are worth it, and does not help the next player. */
export const normal = rummuBot('normal', NORMAL);

/** Remembers every card it has seen, tries what the next draw may bring, and searches where the lead decides. */
export const expert = rummuBot('expert', EXPERT);

/** The same two, but they end every round that they can end: opponents for the bench, which measures what waiting costs. */
export const normalGoingOut = rummuBot('normal-going-out', NORMAL, true);
export const expertGoingOut = rummuBot('expert-going-out', EXPERT, true);
