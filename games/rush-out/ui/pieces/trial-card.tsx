import type { ReactNode } from 'react';
import { bannerOf, skillsOf } from '../../rules/content/cards.ts';
import { Banner } from './banner.tsx';
import { CardBox } from './card-box.tsx';
import type { CardState } from './card-state.ts';
import { Scene } from './scene.tsx';
import { NO_SQUARES, Squares } from './squares.tsx';
import styles from './trial-card.module.css';

interface TrialCardProps {
  readonly card: string;
  readonly name: string;
  readonly laid?: readonly ReactNode[];
  readonly fits?: readonly number[];
  readonly state?: CardState | null;
  /** A tag on its lower edge. */
  readonly children?: ReactNode;
}

/** A trial, as large as its box. */
export function TrialCard({
  card,
  name,
  laid = NO_SQUARES,
  fits = NO_SQUARES,
  state = null,
  children,
}: TrialCardProps) {
  const banner = bannerOf(card);
  return (
    <CardBox className={styles['card']} state={state} tag={children}>
      <span className={styles['scene']}>
        <Scene card={card} />
      </span>
      <span className={styles['name']}>{name}</span>{' '}
      <span className={styles['squares']}>
        <Squares squares={skillsOf(card)} laid={laid} fits={fits} look="trial" />
      </span>
      {banner !== null && (
        <span className={styles['banner']}>
          <Banner element={banner} />
        </span>
      )}
    </CardBox>
  );
}
