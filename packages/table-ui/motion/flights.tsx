import { createContext, type ReactNode, type RefCallback, use, useCallback, useLayoutEffect, useState } from 'react';
import { FlightDeck, type Origin } from './deck.ts';

const Deck = createContext<FlightDeck | null>(null);

interface FlightsProps {
  /** Where a thing comes from that was not on the table before. */
  readonly originOf: (key: string) => Origin | null;
  readonly children: ReactNode;
}

/** Everything in it that carries a flight key travels when its place changes, whatever moved it. */
export function Flights({ originOf, children }: FlightsProps) {
  const [deck] = useState(() => new FlightDeck());
  useLayoutEffect(() => deck.settle(originOf));
  const layer = useCallback(
    (element: HTMLDivElement | null) => {
      deck.layer = element;
    },
    [deck],
  );
  return (
    <Deck value={deck}>
      {children}
      <div className="flights" ref={layer} aria-hidden="true" inert />
    </Deck>
  );
}

export function useFlights(): FlightDeck {
  const deck = use(Deck);
  if (deck === null) throw new Error('flights belong inside <Flights>');
  return deck;
}

/** For the element that shows the thing of this key, in this zone of the table; `frame` is the thing that it lies in. */
export function useFlyer(key: string, zone: string, frame: string | null = null): RefCallback<HTMLElement> {
  const deck = useFlights();
  return useCallback(
    (element) => (element === null ? undefined : deck.enter(key, { element, zone, frame })),
    [deck, key, zone, frame],
  );
}

/** For an element that things come from or go to. */
export function useAnchor(name: string): RefCallback<Element> {
  const deck = useFlights();
  return useCallback((element) => (element === null ? undefined : deck.anchor(name, element)), [deck, name]);
}
