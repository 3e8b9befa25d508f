import type { Seat } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { isCompleted } from '../../rules/board.ts';
import { type PingWord } from '../../rules/modules/calls.ts';
import { campAt, cardAt } from '../../rules/places.ts';
import type { Spot } from '../../rules/types.ts';
import type { Projection } from './projection.ts';
import { boundTo, type LegalSpots } from './touch.ts';

export interface TouchChoice {
  /** Spot that the player works on. */
  readonly focus: Spot | null;
  /** A die whose place is still to be chosen. */
  readonly chosen: number | null;
  /** The touched card of the other camp, whose effect is shown. */
  readonly read: Spot | null;
  /** A ping whose card is still to be chosen. */
  readonly pinging: PingWord | null;
  readonly choose: (die: number | null) => void;
  readonly workOn: (spot: Spot | null) => void;
  readonly readAbout: (spot: Spot | null) => void;
  readonly pingAbout: (word: PingWord) => void;
  readonly forget: () => void;
}

/** With the card's id, because the choice does not apply to the next card in its place. */
interface CardOnSpot {
  readonly spot: Spot;
  readonly card: string | null;
}

interface ChoiceState {
  readonly die: number | null;
  readonly focus: CardOnSpot | null;
  readonly read: CardOnSpot | null;
  readonly pinging: PingWord | null;
}

const NO_CHOICE: ChoiceState = { die: null, focus: null, read: null, pinging: null };
/** Time to read the effect of a card, or to choose the card of a ping. */
const READ_MS = 6_000;

/** Local choices of one player; never sent. */
export function useChoice({ coming }: Projection, me: Seat | null, fits: LegalSpots): TouchChoice {
  const [chosen, setChosen] = useState(NO_CHOICE);
  const { die, read, pinging } = chosen;
  const bound = me === null ? null : boundTo({ view: coming, seat: me });
  const lying = (card: CardOnSpot | null): Spot | null =>
    card !== null &&
    cardAt(coming, card.spot) === card.card &&
    !isCompleted(coming, card.spot, campAt(coming, card.spot))
      ? card.spot
      : null;
  const cardIn = (spot: Spot | null): CardOnSpot | null =>
    spot === null ? null : { spot, card: cardAt(coming, spot) };
  // Functional update: one key press may make two choices before the next render.
  const set = (change: Partial<ChoiceState>): void =>
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
