import { type Box, useFlights } from '@tablee/table-ui';
import { useState } from 'react';
import { type DraggedCard, type DropPlace, isPile, type Pile } from './drag.ts';
import { moveTo, type OwnCard } from './hand/order.ts';
import type { OrderedHand } from './hand/use-order.ts';
import type { RummuProps } from './props.ts';
import type { RummuGame } from './use-rummu.ts';

export interface Dropping {
  /** The pile whose top card is dragged. */
  readonly pile: Pile | null;
  readonly onLift: (lifted: DraggedCard) => void;
  readonly onDrop: (lifted: DraggedCard, place: DropPlace | null, box: Box) => void;
}

/** Actions by dragging cards. */
export function useDropping({ view }: RummuProps, game: RummuGame, hand: OrderedHand): Dropping {
  const deck = useFlights();
  const [pile, setPile] = useState<Pile | null>(null);
  const top = view.discards.at(-1) ?? null;
  return {
    pile,
    onLift: (lifted) => {
      if (isPile(lifted)) setPile(lifted);
      else game.lift(lifted);
    },
    onDrop: (lifted, place, box) => {
      if (isPile(lifted)) {
        setPile(null);
        if (lifted === 'discards' && top !== null) deck.carry(game.keyOf({ card: top, place: 'top' }), box);
        dropPile(game, lifted, place);
      } else {
        game.putDown();
        deck.carry(game.keyOfOwn(lifted), box);
        if (place !== null) dropCard(game, hand, lifted, place);
      }
    },
  };
}

/** RM-6: a card of a pile may be dropped anywhere on my side of the table. */
function dropPile(game: RummuGame, pile: Pile, place: DropPlace | null): void {
  if (place === null || place === 'discard') return;
  if (pile === 'stock') game.draw();
  else game.take();
}

function dropCard(game: RummuGame, hand: OrderedHand, own: OwnCard, place: DropPlace): void {
  if (place === 'chosen') game.choose([own]);
  else if (place === 'mine') game.putBefore(own);
  else if (place === 'discard') game.discard(own);
  else if ('spot' in place) {
    if (game.chosen.includes(own)) game.toggle(own);
    hand.setGroups(moveTo(hand.groups, own, place.spot));
  } else {
    const canSwap = game.places.some(({ meld, how }) => meld === place.meld && how === 'swap');
    game.goTo(place.meld, place.joker && canSwap ? 'swap' : undefined);
  }
}
