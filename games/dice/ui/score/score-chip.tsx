import { Glyph, markOf } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { totalsOf } from '../../rules/scoring.ts';
import type { DiceProps } from '../props.ts';
import styles from './score-chip.module.css';

/** What both have, where there is no room for the pad: a touch shows it. */
export function ScoreChip({ view, say, nameOf, onOpen }: DiceProps & { readonly onOpen: () => void }) {
  const totals = totalsOf(view);
  const scores = totals.map((points, seat) => say('ui.score', { player: nameOf(seat), points })).join(', ');
  return (
    <button type="button" className={styles['chip']} onClick={onOpen}>
      <span className="hidden-words">{say('ui.scores', { scores })}</span>
      {totals.map((points, seat) => (
        <span key={markOf(seat).shape} style={{ '--seat': markOf(seat).colour } as CSSProperties} aria-hidden="true">
          <Glyph shape={markOf(seat).shape} isRimmed />
          {points}
        </span>
      ))}
    </button>
  );
}
