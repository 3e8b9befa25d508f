import type { ReactNode } from 'react';
import type { Square } from '../../rules/types.ts';
import { CardBox } from './card-box.tsx';
import type { CardState } from './card-state.ts';
import styles from './dragon-tile.module.css';
import { Picture } from './picture.tsx';
import { NO_SQUARES, Squares } from './squares.tsx';

interface DragonTileProps {
  /** "Repel the dragon". */
  readonly name: string;
  /** Number of joker squares. */
  readonly jokers: number;
  readonly laid?: readonly ReactNode[];
  readonly fits?: readonly number[];
  readonly state?: CardState | null;
  readonly children?: ReactNode;
}

/** Start of the dragon, to which it is repelled. As large as its box, upright or lying. */
export function DragonTile({
  name,
  jokers,
  laid = NO_SQUARES,
  fits = NO_SQUARES,
  state = null,
  children,
}: DragonTileProps) {
  const squares: readonly Square[] = Array.from({ length: jokers }, () => 'joker');
  return (
    <CardBox className={styles['tile']} state={state} tag={children}>
      <span className={styles['head']}>
        <Picture of="dracology" />
      </span>
      <span className={styles['name']}>{name}</span>{' '}
      <span className={styles['squares']}>
        <Squares squares={squares} laid={laid} fits={fits} look="tile" />
      </span>
    </CardBox>
  );
}
