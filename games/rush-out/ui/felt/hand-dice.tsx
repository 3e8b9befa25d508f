import type { Seat } from '@tablee/kernel';
import { type Box, placed } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import type { RushView } from '../../rules/types.ts';
import styles from './hand-dice.module.css';
import { dieKey, TableDie } from './table-die.tsx';

interface HandDiceProps {
  readonly view: RushView;
  readonly seat: Seat;
  readonly box: Box;
  readonly gap: number;
}

/** Dice of somebody who is not me: each has its own place, and leaves a gap when it lies on a card. */
export function HandDice({ view, seat, box, gap }: HandDiceProps) {
  const dice = view.dice[seat] ?? [];
  const size = Math.floor(Math.min(box.height, (box.width - gap * (dice.length - 1)) / dice.length));
  return (
    <div className={styles['dice']} style={{ ...placed(box), '--w': `${size}px`, gap } as CSSProperties}>
      {[...dice.entries()].map(([index, die]) => (
        <span key={dieKey(seat, index)} className={styles['home']} data-empty={die.is === 'placed' || undefined}>
          {die.is !== 'placed' && (
            <TableDie
              table={view}
              seat={seat}
              die={index}
              face={die.is === 'rolled' ? die.face : null}
              zone={`hand ${seat}`}
            />
          )}
        </span>
      ))}
    </div>
  );
}
