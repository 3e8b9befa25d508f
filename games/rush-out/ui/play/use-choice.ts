import type { Seat } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { cardAt, isCompleted } from '../../rules/board.ts';
import type { PingWord, Spot } from '../../rules/types.ts';
import type { Shown } from './projection.ts';
import { boundTo, type Fits } from './touch.ts';

export interface Choice {
  /** The card that I work on. */
  readonly focus: Spot | null;
  /** A die that waits for its card. */
  readonly chosen: number | null;
  /** What the card that was touched last does, where it is not mine to fill. */
  readonly read: Spot | null;
  /** A ping that waits for the card it is about. */
  readonly pinging: PingWord | null;
  readonly choose: (die: number | null) => void;
  readonly workOn: (spot: Spot | null) => void;
  readonly readAbout: (spot: Spot | null) => void;
  readonly pingAbout: (word: PingWord) => void;
  readonly forget: () => void;
}

/** With what lay there: the next card in the same place is another one. */
interface Card {
  readonly spot: Spot;
  readonly card: string | null;
}

interface Chosen {
  readonly die: number | null;
  readonly focus: Card | null;
  readonly read: Card | null;
  readonly pinging: PingWord | null;
}

const NOTHING: Chosen = { die: null, focus: null, read: null, pinging: null };
/** Long enough to read what a card does; the game has gone on meanwhile. */
const READ_MS = 6_000;

/** What one player has chosen to do next: nobody else is told. */
export function useChoice({ coming }: Shown, me: Seat | null, fits: Fits): Choice {
  const [chosen, setChosen] = useState(NOTHING);
  const { die, read, pinging } = chosen;
  const bound = me === null ? null : boundTo({ view: coming, seat: me });
  const lying = (card: Card | null): Spot | null =>
    card !== null && cardAt(coming, card.spot) === card.card && !isCompleted(coming, card.spot) ? card.spot : null;
  const cardIn = (spot: Spot | null): Card | null => (spot === null ? null : { spot, card: cardAt(coming, spot) });
  // From what is chosen now, not from what was drawn: one key press may make two choices.
  const set = (change: Partial<Chosen>): void =>
    setChosen((before) => ({ ...before, read: null, pinging: null, ...change }));
  useEffect(() => {
    if (read === null && pinging === null) return undefined;
    const timer = setTimeout(() => setChosen((before) => ({ ...before, read: null, pinging: null })), READ_MS);
    return () => clearTimeout(timer);
  }, [read, pinging]);
  return {
    focus: bound ?? lying(chosen.focus),
    chosen: die !== null && (fits[die]?.length ?? 0) > 0 ? die : null,
    read: lying(read),
    pinging,
    choose: (index) => set({ die: index }),
    workOn: (spot) => set({ die: null, focus: cardIn(spot) }),
    readAbout: (spot) => set({ die: null, read: cardIn(spot) }),
    pingAbout: (word) => set({ pinging: word }),
    forget: () => set({ die: null }),
  };
}
