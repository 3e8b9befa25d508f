import { useSize } from '@tablee/table-ui';
import type { CSSProperties, RefCallback } from 'react';
import type { Meld } from '../../rules/types.ts';
import { CARDS, fitMelds, STRIPS } from './fit-melds.ts';
import type { MeldLook } from './meld.tsx';

interface Fitted {
  /** For the place they lie in: it must not become larger by them. */
  readonly ref: RefCallback<HTMLElement>;
  readonly style: CSSProperties;
  readonly isCut: boolean;
}

/** The combinations of a player as large as their place lets them be. */
export function useFit(melds: readonly Meld[], look: MeldLook): Fitted {
  const [ref, box] = useSize();
  const sizes = melds.map(({ cards }) => cards.length);
  const { width, isCut } =
    box === null ? { width: 0, isCut: false } : fitMelds(sizes, box, look === 'cards' ? CARDS : STRIPS);
  return { ref, style: { [look === 'cards' ? '--w' : '--chip']: `${width}px` }, isCut };
}
