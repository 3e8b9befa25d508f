import { missingAt } from '../rules/board.ts';
import { spellOf } from '../rules/content/cards.ts';
import { isSpellSpot } from '../rules/places.ts';
import type { RushCommand, RushView } from '../rules/types.ts';
import { judgementOf } from './modules/lookup.ts';

/** True if this die would complete a spell whose effect is not worthwhile yet. */
export function isBetterHeld(view: RushView, command: RushCommand): boolean {
  if (command.do !== 'place' || !isSpellSpot(command.spot)) return false;
  const { effect } = spellOf(view.cards[command.spot]);
  const { isPremature } = judgementOf(view, effect);
  if (isPremature === undefined || missingAt(view, command.spot, 'sorcerer') > 1) return false;
  return isPremature(view, effect);
}
