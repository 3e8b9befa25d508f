import type { Bot, Decision, Question } from '@tablee/bot-kit';
import { handOf, mayKeep, shownOf } from '../rules/hand.ts';
import { dice } from '../rules/index.ts';
import { layOf } from '../rules/legal.ts';
import { bestTable } from '../rules/search/best-table.ts';
import { movedIn } from '../rules/turn.ts';
import type { DiceTypes, Placed, ShownDie } from '../rules/types.ts';
import { chooseKept, type LayPlaceable } from './keep.ts';
import { waitToLay, waitToPass, waitToRoll } from './pace.ts';
import { layStepByStep, type NoticeLimits } from './step-by-step.ts';

type DiceQuestion = Question<DiceTypes>;

/** Style of a level: how it composes a table, and how carefully it chooses the dice to keep. */
interface LevelStyle {
  /** Number of imagined throws for choosing the dice to keep. */
  readonly throws: number;
  readonly lays: (table: readonly Placed[], own: readonly ShownDie[], question: DiceQuestion) => readonly Placed[];
}

function diceBot(id: string, style: LevelStyle): Bot<DiceTypes> {
  return {
    id,
    mind: null,
    searches: true,
    decide(question) {
      const { view, seat } = question;
      if (view.turn !== seat) return null;
      if (view.phase === 'lay') return layOrPass(question, style);
      return view.phase === 'roll' || view.phase === 'count' ? roll(question, style) : null;
    },
  };
}

function roll(question: DiceQuestion, { throws, lays }: LevelStyle): Decision<DiceTypes> {
  const { view, seat, rng } = question;
  const hand = handOf(view, seat);
  const own = mayKeep(view, hand) ? shownOf(hand) : [];
  const lay: LayPlaceable = (some) => lays(view.table, some, question);
  const kept = own.length > 1 ? chooseKept(view.table, own, rng, throws, lay) : [];
  const rolled = hand.filter(({ die }) => !kept.some((one) => one.die === die)).map(({ die }) => die);
  return { command: { do: 'roll', dice: rolled }, afterMs: waitToRoll(own.length, rng) };
}

/** An obligatory lay is made even if the level overlooked it. */
function layOrPass(question: DiceQuestion, { lays }: LevelStyle): Decision<DiceTypes> {
  const { view, seat, at, rng } = question;
  const own = shownOf(handOf(view, seat));
  const table = lays(view.table, own, question);
  const seen = layOf(table);
  if (dice.check(view, seat, seen, at) === null) {
    const afterMs = waitToLay(table.length - view.table.length, movedIn(view.table, table).length, rng);
    return { command: seen, afterMs };
  }
  const command = dice.fallback(view, seat) ?? { do: 'pass' };
  return { command, afterMs: command.do === 'lay' ? waitToLay(1, 0, rng) : waitToPass(own.length, rng) };
}

const LAY_BUDGET = 30_000;

/** Limits of what an imperfect player notices. */
interface PlayerLimits extends NoticeLimits {
  /** Maximum number of table dice that it moves. */
  readonly moves: number;
  /** Percentage of turns in which a search finds the best table after step-by-step laying found nothing. */
  readonly again: number;
}

/** Lays step by step, unless the best table places more and is noticed: by a second look, or because it moves few dice. */
function laysWhatIsNoticed(limits: PlayerLimits): LevelStyle['lays'] {
  return (table, own, { rng }) => {
    const laid = layStepByStep(table, own, limits, rng);
    const isFound = laid.length === table.length && rng.below(100) < limits.again;
    if (laid.length === table.length + own.length || (!isFound && limits.moves === 0)) return laid;
    const best = bestTable(table, own, LAY_BUDGET);
    const isEasy = best.moved > 0 && best.moved <= limits.moves;
    return best.table.length > laid.length && (isFound || isEasy) ? best.table : laid;
  };
}

/** Overlooks crossings, rearrangements and some other lays; guesses the dice to keep. */
export const facile = diceBot('facile', {
  throws: 2,
  lays: laysWhatIsNoticed({ crossings: false, notices: 90, moves: 0, again: 50 }),
});

/** Notices additions, crossings and small rearrangements; estimates the dice to keep roughly. */
export const normal = diceBot('normal', {
  throws: 4,
  lays: laysWhatIsNoticed({ crossings: true, notices: 100, moves: 2, again: 60 }),
});

/** Lays as many dice as possible, and weighs the dice to keep over many imagined throws. */
export const expert = diceBot('expert', {
  throws: 40,
  lays: (table, own) => bestTable(table, own, LAY_BUDGET).table,
});
