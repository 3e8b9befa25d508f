import { heroDiceAt } from '../../rules/board.ts';
import { loosen } from '../../rules/dice.ts';
import { type PushTarget, pushOf, targetsOf } from '../../rules/modules/confusion.ts';
import type { RushCommand, RushView } from '../../rules/types.ts';
import type { WeighQuestion } from '../choosing.ts';
import { expectedRolls } from '../odds.ts';
import { jokersAs, needAt } from '../reading.ts';
import type { BotModule } from './contract.ts';

/** Dice of two heroes on one card. */
const TEAM_DICE = 6;
/** Worth of one roll that the heroes lose by a push. */
const LOST_ROLL_WORTH = 0.1;
/** Minimum loss of rolls for the heroes that makes a push worthwhile. */
const MIN_PUSH_WORTH = 0.8;

export const confusionBot: BotModule = {
  id: 'confusion',
  effects: {
    push: {
      worth: (view, { dice }, { watchesOtherCamp }) =>
        watchesOtherCamp ? LOST_ROLL_WORTH * (bestTarget(view, dice)?.worth ?? 0) : 0,
      isPremature: (view, { dice }) => (bestTarget(view, dice)?.worth ?? 0) < MIN_PUSH_WORTH,
    },
  },
  answers: { push: (question) => chooseTarget(question, pushOf(question.view) ?? 'all') },
  paces: { aim: () => 'aim', decline: () => 'aim' },
};

/** A target, and the number of rolls that the heroes lose by it. */
interface WeighedTarget extends PushTarget {
  readonly worth: number;
}

/**
 * The most expensive target for the heroes; a random one for bots that do not weigh. RO-A66: there is always a target.
 */
function chooseTarget({ view, temperament, rng }: WeighQuestion, dice: 'one' | 'all'): RushCommand {
  const { spot, die } = (temperament.weighs ? bestTarget(view, dice) : null) ?? rng.pick(targetsOf(view, dice));
  return { do: 'aim', spot, die };
}

function bestTarget(view: RushView, dice: 'one' | 'all'): WeighedTarget | null {
  let best: WeighedTarget | null = null;
  for (const target of targetsOf(view, dice)) {
    const weighed = { ...target, worth: worthOf(view, target) };
    if (best === null || weighed.worth > best.worth) best = weighed;
  }
  return best;
}

function worthOf(view: RushView, { spot, die }: PushTarget): number {
  const there = heroDiceAt(view, spot);
  const pushed = die === null ? there : [die];
  const [first] = pushed;
  if (first === undefined) return 0;
  const jokers = jokersAs(view, first.seat, spot);
  const dice = TEAM_DICE - there.length;
  const now = expectedRolls(needAt(view, spot, 'heroes'), dice, jokers);
  return expectedRolls(needAt(loosen(view, pushed), spot, 'heroes'), dice + pushed.length, jokers) - now;
}
