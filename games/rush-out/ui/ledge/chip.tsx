import { type Box, Check, Glyph, type SeatMark } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import type { Square } from '../../rules/types.ts';
import { NO_SQUARES, Squares } from '../pieces/squares.tsx';
import { Tag } from '../pieces/tag.tsx';
import styles from './chip.module.css';

/** A thing that lies against heroes, as it is drawn. */
export interface LaidLook {
  readonly kind: 'dissipation' | 'curse' | 'wound';
  readonly name: string;
  readonly picture: ReactNode;
  readonly squares: readonly Square[];
  /** Dice by square; null for free squares. */
  readonly laid?: readonly ReactNode[];
  /** Indices of lit squares. */
  readonly fits?: readonly number[];
  /** Shape of its hero; null for what lies against all. */
  readonly owner: SeatMark | null;
  readonly isMine: boolean;
  /** All squares are filled; it leaves after a pause. */
  readonly isDone?: boolean;
  /** « 2 ici »: null while no die of the player fits. */
  readonly tag: string | null;
}

interface ChipProps {
  readonly look: LaidLook;
  /** Name and squares, for a whole chip; squares alone, or a dot for each, for a half one. */
  readonly shows: 'words' | 'squares' | 'dots';
}

/** Narrower halves have no room for squares. */
const MIN_WIDTH_FOR_SQUARES = 100;

export function showsIn({ width }: Box, isWhole: boolean): ChipProps['shows'] {
  if (isWhole) return 'words';
  return width < MIN_WIDTH_FOR_SQUARES ? 'dots' : 'squares';
}

/** As large as its box. */
export function Chip({ look, shows }: ChipProps) {
  const { kind, name, squares, laid = NO_SQUARES, fits = NO_SQUARES, isMine, isDone, tag } = look;
  return (
    <span className={styles['box']}>
      <span
        className={styles['chip']}
        data-kind={kind}
        data-half={shows === 'dots' || undefined}
        data-mine={isMine || undefined}
        data-lit={tag !== null || undefined}
        data-done={isDone || undefined}
      >
        <Emblem look={look} />
        {shows !== 'dots' ? (
          <span className={styles['words']}>
            {shows === 'words' && <span className={styles['name']}>{name}</span>}{' '}
            <span className={styles['squares']}>
              <Squares squares={squares} laid={laid} fits={fits} look={kind === 'wound' ? 'trial' : 'spell'} />
            </span>
          </span>
        ) : (
          <span className={styles['pips']}>
            {[...squares.entries()].map(([index, square]) => (
              <i key={`${square} ${index}`} data-taken={laid[index] != null || undefined}>
                {laid[index]}
              </i>
            ))}
          </span>
        )}
        {tag !== null && (
          <span className={styles['tag']}>
            <Tag tone="legal">
              {shows === 'words' && <Check size={12} strokeWidth={3.4} aria-hidden="true" />}
              {tag}
            </Tag>
          </span>
        )}
      </span>
    </span>
  );
}

/** Picture with the shape of its hero at the corner, as on the dice. */
function Emblem({ look: { picture, owner } }: { readonly look: LaidLook }) {
  return (
    <span className={styles['emblem']}>
      <span className={styles['picture']}>{picture}</span>
      {owner !== null && (
        <span className={styles['owner']} style={{ color: owner.colour }}>
          <Glyph shape={owner.shape} isRimmed />
        </span>
      )}
    </span>
  );
}

/** One of the two things of a box, with its words. */
export function UnfoldedCard({ look, words }: { readonly look: LaidLook; readonly words: string }) {
  const { kind, name, squares, laid = NO_SQUARES, fits = NO_SQUARES, isMine, isDone, tag } = look;
  return (
    <span className={styles['box']}>
      <span
        className={styles['card']}
        data-kind={kind}
        data-mine={isMine || undefined}
        data-lit={tag !== null || undefined}
        data-done={isDone || undefined}
      >
        <Emblem look={look} />
        <span className={styles['title']}>{name}</span> <span className={styles['text']}>{words}</span>{' '}
        <span className={styles['low']}>
          <Squares squares={squares} laid={laid} fits={fits} look={kind === 'wound' ? 'trial' : 'spell'} />
        </span>
        {tag !== null && (
          <span className={styles['tag']}>
            <Tag tone="legal">
              <Check size={12} strokeWidth={3.4} aria-hidden="true" />
              {tag}
            </Tag>
          </span>
        )}
      </span>
    </span>
  );
}
