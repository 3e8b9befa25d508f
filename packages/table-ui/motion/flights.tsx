import { createContext, type ReactNode, type RefCallback, use, useCallback, useLayoutEffect, useState } from 'react';
import { FlightDeck, type Origin } from './deck.ts';
import styles from './flights.module.css';
import { SentLayer } from './sent-layer.tsx';

const Deck = createContext<FlightDeck | null>(null);

interface FlightsProps {
  /** Start of a thing that was not on the table before; null if it appears in place. */
  readonly originOf?: (key: string) => Origin | null;
  /** Pictures of the backs, by the names in `Origin`. */
  readonly backs?: Readonly<Record<string, ReactNode>>;
  readonly children: ReactNode;
}

const nowhere = (): null => null;
const NONE: Readonly<Record<string, ReactNode>> = {};

/**
 * Animates every child with a flight key when a render of this, or of anything with a flight key, moves it. The layer of
 * the flights fills the positioned parent.
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

/** Ref for the element of a thing. Within its zone a thing slides; `frame` is the key of the thing that contains it. */
export function useFlyer(key: string, zone: string, frame: string | null = null): RefCallback<HTMLElement> {
  const deck = useFlights();
  useLayoutEffect(() => deck.askToSettle());
  return useCallback(
    (element) => (element === null ? undefined : deck.enter(key, { element, zone, frame })),
    [deck, key, zone, frame],
  );
}

/** Ref for an element from which things come or to which they go. */
export function useAnchor(name: string): RefCallback<Element> {
  const deck = useFlights();
  return useCallback((element) => (element === null ? undefined : deck.anchor(name, element)), [deck, name]);
}
