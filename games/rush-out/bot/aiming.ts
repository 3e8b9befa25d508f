import { heroDiceAt } from '../rules/board.ts';
import { loosen } from '../rules/dice.ts';
import { type PushTarget, targetsOf } from '../rules/modules/confusion.ts';
import type { RushCommand, RushView } from '../rules/types.ts';
import type { WeighQuestion } from './choosing.ts';
import { expectedRolls } from './odds.ts';
import { jokersAs, needAt } from './reading.ts';

/** Dice of two heroes on one card. */
const TEAM_DICE = 6;

/** A target, and the number of rolls that the heroes lose by it. */
interface WeighedTarget extends PushTarget {
  readonly worth: number;
}

/**
 * The most expensive target for the heroes; a random one for bots that do not weigh. RO-A66: there is always a target.
 */
export function chooseTarget({ view, temperament, rng }: WeighQuestion, pushes: 'one' | 'all'): RushCommand {
  const { spot, die } = (temperament.weighs ? bestTarget(view, pushes) : null) ?? rng.pick(targetsOf(view, pushes));
  return { do: 'aim', spot, die };
}

export function bestTarget(view: RushView, dice: 'one' | 'all'): WeighedTarget | null {
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
  const now = expectedRolls(needAt(view, spot), dice, jokers);
  return expectedRolls(needAt(loosen(view, pushed), spot), dice + pushed.length, jokers) - now;
}
