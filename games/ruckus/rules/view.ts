import type { Viewer } from '@tablee/kernel';
import type { RuckusEvent, RuckusSight, RuckusState, RuckusView } from './types.ts';

/** RK-A21: piles and hand sizes are public; hands are not, nor that they contain a pair. */
export function viewRuckus(state: RuckusState, viewer: Viewer): RuckusView {
  const { hands, deck, ...open } = state;
  return {
    ...open,
    hands: hands.map((hand) => hand.length),
    deck: deck.length,
    hand: viewer === 'spectator' ? null : (hands[viewer] ?? null),
    pairSince: state.pairSince.map((since, seat) => (seat === viewer ? since : null)),
  };
}

export function sightRuckus(event: RuckusEvent, viewer: Viewer): RuckusSight {
  if (event.kind === 'dealt') {
    return { kind: 'dealt', rule: 'RK-2', hand: viewer === 'spectator' ? null : (event.hands[viewer] ?? null) };
  }
  if (event.kind === 'drew') return { ...event, family: viewer === event.seat ? event.family : null };
  return event;
}
