import type { Seat } from '@tablee/kernel';
import { othersOf } from '@tablee/table-ui';
import { heroesOf } from '../../rules/camps.ts';
import { answerableAbout } from '../../rules/questions.ts';
import type { RushView } from '../../rules/types.ts';
import { answerIn } from './aims.ts';

/** RO-42: a hero whom the sorcerer may choose, with the key for it. */
export interface HeroPick {
  readonly hero: Seat;
  readonly nth: number;
  /** RO-A84: chosen during the pause, and may still be changed. */
  readonly isChosen: boolean;
}

/** Heroes in the order of their plates; null if no hero is to be chosen. */
export function picksOf(view: RushView, me: Seat): readonly HeroPick[] | null {
  if (answerableAbout(view, 'hamper') === null) return null;
  const heroes = heroesOf(view);
  const answer = answerIn(view);
  return othersOf(view.dice.length, me)
    .filter((seat) => heroes.includes(seat))
    .map((hero, index) => ({ hero, nth: index + 1, isChosen: answer?.do === 'hamper' && answer.hero === hero }));
}
