import { type Bot, type HumanPace, humanDelay, type Question } from '@tablee/bot-kit';
import { handOf, mayKeep, shownOf } from '../rules/hand.ts';
import { dice } from '../rules/index.ts';
import { layOf } from '../rules/legal.ts';
import { bestTable } from '../rules/search/best-table.ts';
import type { DiceCommand, DiceTypes, Placed, ShownDie } from '../rules/types.ts';
import { chooseKept, promising } from './keep.ts';
import { layStepByStep, type Sight } from './step-by-step.ts';

type Asked = Question<DiceTypes>;

/** How a level plays: which dice it leaves lying, and which table it lays. */
interface Style {
  readonly keeps: (table: readonly Placed[], own: readonly ShownDie[], asked: Asked) => readonly ShownDie[];
  readonly lays: (table: readonly Placed[], own: readonly ShownDie[], asked: Asked) => readonly Placed[];
}

const ROLLING: HumanPace = {
  notice: { middle: 900, scatter: 0.3 },
  act: { middle: 600, scatter: 0.3 },
  perDistraction: 0,
};
/** Looking for something to lay; each die that is laid takes a moment more. */
const LAYING: HumanPace = {
  notice: { middle: 2_200, scatter: 0.4 },
  act: { middle: 600, scatter: 0.3 },
  perDistraction: 0.25,
};

function diceBot(id: string, style: Style): Bot<DiceTypes> {
  return {
    id,
    mind: null,
    searches: true,
    decide(asked) {
      const { view, seat, rng } = asked;
      if (view.turn !== seat) return null;
      const hand = handOf(view, seat);
      if (view.phase === 'lay') {
        const command = layOrPass(asked, shownOf(hand), style);
        const laid = command.do === 'lay' ? command.table.length - view.table.length : 0;
        return { command, afterMs: humanDelay(LAYING, rng, laid) };
      }
      if (view.phase !== 'roll' && view.phase !== 'count') return null;
      const kept = mayKeep(view, hand) ? style.keeps(view.table, shownOf(hand), asked) : [];
      const rolled = hand.filter(({ die }) => !kept.some((one) => one.die === die)).map(({ die }) => die);
      return { command: { do: 'roll', dice: rolled }, afterMs: humanDelay(ROLLING, rng) };
    },
  };
}

/** What must be laid is laid, however little was seen. */
function layOrPass(asked: Asked, own: readonly ShownDie[], { lays }: Style): DiceCommand {
  const { view, seat, at } = asked;
  const command = layOf(lays(view.table, own, asked));
  if (dice.check(view, seat, command, at) === null) return command;
  return dice.fallback(view, seat) ?? { do: 'pass' };
}

const BUDGET = 30_000;

/** Somebody who sees nothing to lay looks again, and so often finds after all what only a changed table allows. */
function looksAgain(sight: Sight, often: number): Style['lays'] {
  return (table, own, { rng }) => {
    const laid = layStepByStep(table, own, sight, rng);
    if (laid.length > table.length || rng.below(100) >= often) return laid;
    return bestTable(table, own, BUDGET).table;
  };
}

/** Sees sets of its own and what goes at the end of a line, not always; rolls everything. */
export const facile = diceBot('facile', {
  keeps: () => [],
  lays: looksAgain({ crossings: false, notices: 75 }, 25),
});

/** Sees what can be added and simple crossings, and leaves pairs lying. */
export const normal = diceBot('normal', {
  keeps: (_, own) => keepMost(own),
  lays: looksAgain({ crossings: true, notices: 100 }, 60),
});

/** Lays the most dice that can be laid, and weighs which ones to leave lying. */
export const expert = diceBot('expert', {
  keeps: (table, own, { rng }) => chooseKept(table, own, rng),
  lays: (table, own) => bestTable(table, own, BUDGET).table,
});

/** Never all dice: at least one is rolled. */
function keepMost(own: readonly ShownDie[]): readonly ShownDie[] {
  const kept = promising(own);
  return kept.length < own.length ? kept : [];
}
