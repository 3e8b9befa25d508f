import { type Bot, type Search, searchBest } from '@tablee/bot-kit';
import { canonical, type Seat } from '@tablee/kernel';
import { rummu } from '../rules/index.ts';
import { isRoundOn, isToAct } from '../rules/phase.ts';
import { costOf, pointsOf, totalsOf } from '../rules/scoring.ts';
import { bestTurn } from '../rules/search/best-turn.ts';
import { problemOf } from '../rules/search/problem.ts';
import { promiseOf } from '../rules/search/prospects.ts';
import { areTogether } from '../rules/sides.ts';
import { canDraw } from '../rules/stock.ts';
import type { PlayCommand, RummuCommand, RummuTypes, RummuView } from '../rules/types.ts';
import { playsForDraws } from './draws.ts';
import { PATIENT, preferencesAt, RACING, UNKNOWN_COST } from './preferences.ts';
import type { Asked } from './weighing.ts';

const QUICK_NODES = 400;
/** Points that a discard must bring at once to be taken. */
const WORTH_TAKING = 5;

/** Plays every seat of an imagined round: lays what counts most at once. */
const quick: Bot<RummuTypes> = {
  id: 'quick',
  mind: null,
  decide({ view, seat }) {
    const command = playQuickly(view, seat);
    return command && { command, afterMs: 0 };
  },
};

function playQuickly(view: RummuView, seat: Seat): RummuCommand | null {
  if (!isToAct(view, seat)) return null;
  const problem = problemOf(view, seat);
  if (view.phase !== 'draw') return bestTurn(problem, QUICK_NODES).command;
  const top = view.discards.at(-1);
  if (!canDraw(view)) return { do: 'take' };
  if (top == null) return { do: 'draw' };
  const more = bestTurn({ ...problem, hand: [...problem.hand, top] }, QUICK_NODES).worth;
  return more >= bestTurn(problem, QUICK_NODES).worth + WORTH_TAKING ? { do: 'take' } : { do: 'draw' };
}

/** Scale of a lead, in points: one as large makes a win likely. */
const LEAD = 40;

/** Value of a position, from 0 to 1: our lead if the round were counted now, with the prospects of the hand. */
function judge(view: RummuView, seat: Seat): number {
  const seats = view.hands.length;
  const totals = totalsOf(view, seats);
  const now = view.hands.map((_, other) => (totals[other] as number) + roundSoFar(view, seat, other as Seat));
  const isOurs = (other: number): boolean => areTogether(view.options, seats, seat, other as Seat);
  const lead = mean(now.filter((_, other) => isOurs(other))) - mean(now.filter((_, other) => !isOurs(other)));
  return 1 / (1 + Math.exp(-lead / LEAD));
}

function roundSoFar(view: RummuView, seat: Seat, other: Seat): number {
  if (!isRoundOn(view)) return 0;
  const { hands, melds, hand } = view;
  const laid = melds.reduce((sum, { owner, cards }) => sum + (owner === other ? pointsOf(cards) : 0), 0);
  if (other !== seat) return laid - (hands[other]?.count ?? 0) * UNKNOWN_COST;
  return laid - costOf(hand ?? []) + promiseOf(hand ?? []);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const WORLDS = 12;

/**
 * Compares the turn of a player in a race with the patient one in worlds that could be true, each until the turn comes
 * round again, and returns the one with the larger lead.
 */
export function playsAhead(asked: Asked): PlayCommand {
  const racing = playsForDraws(asked, preferencesAt(asked.view, RACING));
  const patient = playsForDraws(asked, preferencesAt(asked.view, PATIENT));
  if (canonical(patient.moves) === canonical(racing.moves)) return racing;
  const horizon = 2 * asked.view.hands.length + 1;
  const search: Search<RummuTypes> = { steps: WORLDS * horizon * 2, horizon, player: quick, judge };
  const best = searchBest(rummu, asked, [racing, patient], search);
  return best?.do === 'play' ? best : racing;
}
