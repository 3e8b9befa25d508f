import { isSpellSpot } from '../../rules/places.ts';
import type { CardSpot, RushEvent } from '../../rules/types.ts';

/** A card that moves: revealed from a deck, put on the heroes' deck, or discarded. */
export interface CardMove {
  readonly card: string;
  readonly from: CardSpot | 'trials' | 'spells';
  readonly to: CardSpot | 'trials' | 'aside';
}

/** RO-21, RO-24, RO-31. */
export function movesIn(sight: RushEvent): CardMove[] {
  switch (sight.kind) {
    case 'revealed':
      return [{ card: sight.card, from: isSpellSpot(sight.spot) ? 'spells' : 'trials', to: sight.spot }];
    case 'summoned':
      return [{ card: sight.card, from: sight.spot, to: 'trials' }];
    case 'discarded':
      return [{ card: sight.card, from: sight.spot, to: 'aside' }];
    default:
      return [];
  }
}
