import type { Happening } from '@tablee/table-ui';
import { useEffect, useState } from 'react';
import type { Tile } from '../../rules/tile.ts';
import type { TilesTypes } from '../../rules/types.ts';

/** A match that is being shown. */
export interface ShownPair {
  readonly seq: number;
  readonly seat: number;
  readonly places: readonly number[];
  readonly tiles: readonly Tile[];
}

const PAIR_SHOWN_MS = 1_500;

function lastPair(happenings: readonly Happening<TilesTypes>[]): ShownPair | null {
  for (const { seq, sights } of happenings.toReversed()) {
    const sight = sights.find(({ kind }) => kind === 'paired');
    if (sight?.kind === 'paired') return { seq, seat: sight.seat, places: sight.places, tiles: sight.tiles };
  }
  return null;
}

/** The newest pair, for PAIR_SHOWN_MS before it flies to its owner; the match continues meanwhile. */
export function useShownPair(happenings: readonly Happening<TilesTypes>[]): ShownPair | null {
  const [seen, setSeen] = useState(() => happenings.at(-1)?.seq ?? -1);
  const pair = lastPair(happenings);
  const shown = pair !== null && pair.seq > seen ? pair : null;
  const seq = shown?.seq ?? null;
  useEffect(() => {
    if (seq === null) return undefined;
    const timer = setTimeout(() => setSeen(seq), PAIR_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [seq]);
  return shown;
}
