import { isSpellSpot, missingAt } from '../rules/board.ts';
import { spellOf } from '../rules/content/cards.ts';
import type { RushCommand, RushView } from '../rules/types.ts';
import { bestTarget } from './aiming.ts';

/** A push that costs the heroes fewer rolls than this is worth waiting for a better one. */
const WORTH_PUSHING = 0.8;

/** Whether this die would complete a confusion while there is little to push. */
export function isBetterHeld(view: RushView, command: RushCommand): boolean {
  if (command.do !== 'place' || !isSpellSpot(command.spot)) return false;
  const { effect } = spellOf(view.cards[command.spot]);
  if (effect.do !== 'push' || missingAt(view, command.spot) > 1) return false;
  return (bestTarget(view, effect.dice)?.worth ?? 0) < WORTH_PUSHING;
}
