import { missingAt } from '../rules/board.ts';
import { spellOf } from '../rules/content/cards.ts';
import { isSpellSpot } from '../rules/places.ts';
import type { RushCommand, RushView } from '../rules/types.ts';
import { bestTarget } from './aiming.ts';

/** Minimum loss of rolls for the heroes that makes a push worthwhile. */
const MIN_PUSH_WORTH = 0.8;

/** True if this die would complete a confusion that is not worthwhile yet. */
export function isBetterHeld(view: RushView, command: RushCommand): boolean {
  if (command.do !== 'place' || !isSpellSpot(command.spot)) return false;
  const { effect } = spellOf(view.cards[command.spot]);
  if (effect.do !== 'push' || missingAt(view, command.spot, 'sorcerer') > 1) return false;
  return (bestTarget(view, effect.dice)?.worth ?? 0) < MIN_PUSH_WORTH;
}
