import { spellOf } from '../rules/content/cards.ts';
import { DRAGON_AT_DECK } from '../rules/content/dragon.ts';
import type { RushView, SpellSpot } from '../rules/types.ts';
import { bestTarget } from './aiming.ts';
import type { Temperament } from './temperament.ts';

/** What a spell is worth where a spell without an effect is 1: it brings the end of the deck nearer. */
const PLAIN = 1;
/** The heroes have one card more to complete. */
const SUMMONS = 0.6;
/** The heroes lose a card, or the time to drive the dragon back. */
const A_STEP = 0.8;
const WINS = 6;
/** What the loss of one roll is worth to whoever pushes dice back. */
const A_ROLL_LOST = 0.1;

export function spellWorth(view: RushView, spot: SpellSpot, { watches }: Temperament): number {
  const { effect } = spellOf(view.cards[spot]);
  switch (effect.do) {
    case 'push':
      return PLAIN + (watches ? A_ROLL_LOST * (bestTarget(view, effect.dice)?.worth ?? 0) : 0);
    case 'summon':
      return PLAIN + (watches ? SUMMONS : 0);
    case 'advance':
      if ((view.dragon ?? 0) + effect.steps >= DRAGON_AT_DECK) return PLAIN + WINS;
      return PLAIN + (watches ? A_STEP * effect.steps : 0);
  }
}
