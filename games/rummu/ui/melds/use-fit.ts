import { useSize } from '@tablee/table-ui';
import type { CSSProperties, RefCallback } from 'react';
import type { Meld } from '../../rules/types.ts';
import { CARD_MELDS, fitMelds, STRIP_MELDS } from './fit-melds.ts';
import type { MeldLook } from './meld.tsx';

interface FittedBox {
  /** Ref of the box that is measured. Its size must not depend on its content. */
  readonly ref: RefCallback<HTMLElement>;
  readonly style: CSSProperties;
  readonly isCut: boolean;
}

/** Fits the combinations of a player into their box. */
export function useFit(melds: readonly Meld[], look: MeldLook): FittedBox {
  const [ref, box] = useSize();
  const sizes = melds.map(({ cards }) => cards.length);
  const { width, isCut } =
    box === null ? { width: 0, isCut: false } : fitMelds(sizes, box, look === 'cards' ? CARD_MELDS : STRIP_MELDS);
  return { ref, style: { [look === 'cards' ? '--w' : '--chip']: `${width}px` }, isCut };
}
