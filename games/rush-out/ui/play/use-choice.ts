import type { Seat } from '@tablee/kernel';
import { useState } from 'react';
import { cardAt, isCompleted } from '../../rules/board.ts';
import type { Spot } from '../../rules/types.ts';
import type { Shown } from './projection.ts';
import { boundTo, type Fits } from './touch.ts';

export interface Choice {
  /** The card that I work on. */
  readonly focus: Spot | null;
  /** A die that waits for its card. */
  readonly chosen: number | null;
  /** What the card that was touched last does, where it is not mine to fill. */
  readonly read: Spot | null;
  /** Whether a call was made while no card was worked on. */
  readonly hasNoCard: boolean;
  readonly choose: (die: number | null) => void;
  readonly workOn: (spot: Spot | null) => void;
  readonly readAbout: (spot: Spot | null) => void;
  readonly missCard: () => void;
  readonly forget: () => void;
}

interface Chosen {
  readonly die: number | null;
  /** With the card that lay there: another one is not worked on. */
  readonly focus: { readonly spot: Spot; readonly card: string | null } | null;
  readonly read: Spot | null;
  readonly hasNoCard: boolean;
}

const NOTHING: Chosen = { die: null, focus: null, read: null, hasNoCard: false };

/** What one player has chosen to do next: nobody else is told. */
export function useChoice({ coming }: Shown, me: Seat | null, fits: Fits): Choice {
  const [chosen, setChosen] = useState(NOTHING);
  const { focus: wanted, die } = chosen;
  const isThere = wanted !== null && cardAt(coming, wanted.spot) === wanted.card && !isCompleted(coming, wanted.spot);
  const bound = me === null ? null : boundTo({ view: coming, seat: me });
  const set = (change: Partial<Chosen>): void =>
    setChosen((before) => ({ ...before, read: null, hasNoCard: false, ...change })); // one key may change it twice
  return {
    focus: bound ?? (isThere ? wanted.spot : null),
    chosen: die !== null && (fits[die]?.length ?? 0) > 0 ? die : null,
    read: chosen.read,
    hasNoCard: chosen.hasNoCard,
    choose: (index) => set({ die: index }),
    workOn: (spot) => set({ die: null, focus: spot === null ? null : { spot, card: cardAt(coming, spot) } }),
    readAbout: (spot) => set({ die: null, read: spot }),
    missCard: () => set({ hasNoCard: true }),
    forget: () => set({ die: null }),
  };
}
