import type { Bot, Question } from '@tablee/bot-kit';
import { handOf, mayKeep, shownOf } from '../rules/hand.ts';
import { dice } from '../rules/index.ts';
import { layOf } from '../rules/legal.ts';
import { bestTable } from '../rules/search/best-table.ts';
import { movedIn } from '../rules/turn.ts';
import type { DiceCommand, DiceTypes, Placed, ShownDie } from '../rules/types.ts';
import { chooseKept, type Lay } from './keep.ts';
import { waitToLay, waitToPass, waitToRoll } from './pace.ts';
import { layStepByStep, type Sight } from './step-by-step.ts';

type Asked = Question<DiceTypes>;

/** Style of a level: how it composes a table, and how carefully it chooses the dice to keep. */
interface Style {
  /** Number of imagined throws for choosing the dice to keep. */
  readonly throws: number;
  readonly lays: (table: readonly Placed[], own: readonly ShownDie[], asked: Asked) => readonly Placed[];
}

function diceBot(id: string, style: Style): Bot<DiceTypes> {
  return {
    id,
    mind: null,
    searches: true,
    decide(asked) {
      const { view, seat } = asked;
      if (view.turn !== seat) return null;
      if (view.phase === 'lay') return layOrPass(asked, style);
      return view.phase === 'roll' || view.phase === 'count' ? roll(asked, style) : null;
    },
  };
}

interface Decided {
  readonly command: DiceCommand;
  readonly afterMs: number;
}

function roll(asked: Asked, { throws, lays }: Style): Decided {
  const { view, seat, rng } = asked;
  const hand = handOf(view, seat);
  const own = mayKeep(view, hand) ? shownOf(hand) : [];
  const lay: Lay = (some) => lays(view.table, some, asked);
  const kept = own.length > 1 ? chooseKept(view.table, own, rng, throws, lay) : [];
  const rolled = hand.filter(({ die }) => !kept.some((one) => one.die === die)).map(({ die }) => die);
  return { command: { do: 'roll', dice: rolled }, afterMs: waitToRoll(own.length, rng) };
}

/** An obligatory lay is made even if the level overlooked it. */
function layOrPass(asked: Asked, { lays }: Style): Decided {
  const { view, seat, at, rng } = asked;
  const own = shownOf(handOf(view, seat));
  const table = lays(view.table, own, asked);
  const seen = layOf(table);
  if (dice.check(view, seat, seen, at) === null) {
    const afterMs = waitToLay(table.length - view.table.length, movedIn(view.table, table).length, rng);
    return { command: seen, afterMs };
  }
  const command = dice.fallback(view, seat) ?? { do: 'pass' };
  return { command, afterMs: command.do === 'lay' ? waitToLay(1, 0, rng) : waitToPass(own.length, rng) };
}

const BUDGET = 30_000;

/** Limits of what an imperfect player notices. */
interface Eye extends Sight {
  /** Maximum number of table dice that it moves. */
  readonly moves: number;
  /** Percentage of turns in which a search finds the best table after step-by-step laying found nothing. */
  readonly again: number;
}

/** Lays step by step, unless the best table places more and is noticed: by a second look, or because it moves few dice. */
function laysWhatIsSeen(eye: Eye): Style['lays'] {
  return (table, own, { rng }) => {
    const laid = layStepByStep(table, own, eye, rng);
    const isFound = laid.length === table.length && rng.below(100) < eye.again;
    if (laid.length === table.length + own.length || (!isFound && eye.moves === 0)) return laid;
    const best = bestTable(table, own, BUDGET);
    const isEasy = best.moved > 0 && best.moved <= eye.moves;
    return best.table.length > laid.length && (isFound || isEasy) ? best.table : laid;
  };
}

/** Overlooks crossings, rearrangements and some other lays; guesses the dice to keep. */
export const facile = diceBot('facile', {
  throws: 2,
  lays: laysWhatIsSeen({ crossings: false, notices: 90, moves: 0, again: 50 }),
});

/** Notices additions, crossings and small rearrangements; estimates the dice to keep roughly. */
export const normal = diceBot('normal', {
  throws: 4,
  lays: laysWhatIsSeen({ crossings: true, notices: 100, moves: 2, again: 60 }),
});

/** Lays as many dice as possible, and weighs the dice to keep over many imagined throws. */
export const expert = diceBot('expert', {
  throws: 40,
  lays: (table, own) => bestTable(table, own, BUDGET).table,
});
