import { createContext, type ReactNode, type RefCallback, use, useCallback, useLayoutEffect, useState } from 'react';
import { FlightDeck, type Origin } from './deck.ts';
import styles from './flights.module.css';
import { SentLayer } from './sent-layer.tsx';

const Deck = createContext<FlightDeck | null>(null);

interface FlightsProps {
  /** Where a thing comes from that was not on the table before. */
  readonly originOf?: (key: string) => Origin | null;
  /** What the backs look like, by the names that origins call them. */
  readonly backs?: Readonly<Record<string, ReactNode>>;
  readonly children: ReactNode;
}

const nowhere = (): null => null;
const NONE: Readonly<Record<string, ReactNode>> = {};

/**
 * Everything in it that carries a flight key travels when a drawing changes its place: of this, or of anything with a
 * flight key. The layer that things fly in fills the box that it is drawn in.
 */
export function Flights({ originOf = nowhere, backs = NONE, children }: FlightsProps) {
  const [deck] = useState(() => new FlightDeck());
  useLayoutEffect(() => {
    deck.originOf = originOf;
    deck.askToSettle();
  });
  const layer = useCallback(
    (element: HTMLDivElement | null) => {
      deck.layer = element;
    },
    [deck],
  );
  const shelf = useCallback(
    (element: HTMLDivElement | null) => {
      deck.backs = element;
    },
    [deck],
  );
  return (
    <Deck value={deck}>
      {children}
      <div hidden ref={shelf}>
        {Object.entries(backs).map(([name, back]) => (
          <span key={name} data-back={name}>
            {back}
          </span>
        ))}
      </div>
      <div className={styles['layer']} ref={layer} aria-hidden="true" inert>
        <SentLayer sendings={deck.sendings} />
      </div>
    </Deck>
  );
}

/** Null outside of a table. */
export function useDeck(): FlightDeck | null {
  return use(Deck);
}

export function useFlights(): FlightDeck {
  const deck = useDeck();
  if (deck === null) throw new Error('flights belong inside <Flights>');
  return deck;
}

/** For the element that shows the thing of this key, in this zone of the table; `frame` is the thing that it lies in. */
export function useFlyer(key: string, zone: string, frame: string | null = null): RefCallback<HTMLElement> {
  const deck = useFlights();
  useLayoutEffect(() => deck.askToSettle());
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
