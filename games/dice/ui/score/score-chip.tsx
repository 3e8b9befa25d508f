import { formatPoints, Glyph, markOf } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { totalsOf } from '../../rules/scoring.ts';
import type { DiceProps } from '../props.ts';
import styles from './score-chip.module.css';

interface ChipProps extends DiceProps {
  /** Hidden while the player composes, so that it never covers dice. */
  readonly isAside: boolean;
  readonly onOpen: () => void;
}

/** Both scores, if there is no room for the pad; a tap opens the pad. */
export function ScoreChip({ view, say, nameOf, isAside, onOpen }: ChipProps) {
  const totals = totalsOf(view);
  const scores = totals.map((points, seat) => say('ui.score', { player: nameOf(seat), points })).join(', ');
  return (
    <button
      type="button"
      className={styles['chip']}
      data-part="score"
      data-aside={isAside || undefined}
      onClick={onOpen}
    >
      <span className="hidden-words">{say('ui.scores', { scores })}</span>
      {totals.map((points, seat) => (
        <span key={markOf(seat).shape} style={{ '--seat': markOf(seat).colour } as CSSProperties} aria-hidden="true">
          <Glyph shape={markOf(seat).shape} isRimmed />
          {formatPoints(points)}
        </span>
      ))}
    </button>
  );
}
