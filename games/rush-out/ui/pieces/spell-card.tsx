import type { ReactNode } from 'react';
import { bannerOf, elementsOf, skillsOf, spellOf } from '../../rules/content/cards.ts';
import type { Camp } from '../../rules/types.ts';
import { Banner } from './banner.tsx';
import { CardBox } from './card-box.tsx';
import type { CardState } from './card-state.ts';
import { Picture } from './picture.tsx';
import styles from './spell-card.module.css';
import { NO_SQUARES, Squares } from './squares.tsx';

interface SpellCardProps {
  readonly card: string;
  readonly name: string;
  /** The effect in a few words. */
  readonly text: string;
  /** Short form of the effect for cards without room for words. */
  readonly mark?: string;
  /** The visible side: invocations show the heroes' side among the trials. */
  readonly side?: Camp;
  readonly laid?: readonly ReactNode[];
  readonly fits?: readonly number[];
  readonly state?: CardState | null;
  readonly children?: ReactNode;
}

/** A spell, as large as its box. Narrow cards show only the mark of the effect. */
export function SpellCard({
  card,
  name,
  text,
  mark = '',
  side = 'sorcerer',
  laid = NO_SQUARES,
  fits = NO_SQUARES,
  state = null,
  children,
}: SpellCardProps) {
  const banner = bannerOf(card);
  const squares = side === 'sorcerer' ? elementsOf(card) : skillsOf(card);
  return (
    <CardBox className={styles['card']} state={state} tag={children}>
      <span className={styles['watermark']}>
        <Picture of={spellOf(card).type} />
      </span>
      <span className={styles['name']}>{name}</span> <span className={styles['text']}>{text}</span>{' '}
      {mark !== '' && <span className={styles['mark']} data-mark={mark} />}
      <span className={styles['squares']}>
        <Squares squares={squares} laid={laid} fits={fits} look="spell" />
      </span>
      {banner !== null && (
        <span className={styles['banner']}>
          <Banner element={banner} />
        </span>
      )}
    </CardBox>
  );
}
