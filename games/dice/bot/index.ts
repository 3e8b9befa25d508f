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

/** How a level plays: which table it lays, and how well it weighs which dice to leave lying. */
interface Style {
  /** How many throws are imagined before dice are left lying. */
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

/** What must be laid is laid, however little was seen. */
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

/** What somebody sees who is not perfect. */
interface Eye extends Sight {
  /** Up to how many dice of the table are thought of elsewhere. */
  readonly moves: number;
  /** How often a second look finds the best table where the first one found nothing, in hundredths. */
  readonly again: number;
}

/** One thing is laid after the other, unless the best table is better and easily seen. */
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

/** Overlooks what crosses and what has to be rearranged, and now and then more; guesses which dice to leave lying. */
export const facile = diceBot('facile', {
  throws: 2,
  lays: laysWhatIsSeen({ crossings: false, notices: 90, moves: 0, again: 50 }),
});

/** Sees what can be added, what crosses and small rearrangements, and has a feeling for the dice to leave lying. */
export const normal = diceBot('normal', {
  throws: 4,
  lays: laysWhatIsSeen({ crossings: true, notices: 100, moves: 2, again: 60 }),
});

/** Lays the most dice that can be laid, and weighs which ones to leave lying. */
export const expert = diceBot('expert', {
  throws: 40,
  lays: (table, own) => bestTable(table, own, BUDGET).table,
});
