import type { Seat } from '@tablee/kernel';
import { type Box, placed } from '@tablee/table-ui';
import { type CSSProperties, memo } from 'react';
import type { Die, RushTable } from '../../rules/types.ts';
import styles from './hand-dice.module.css';
import { dieKey, TableDie } from './table-die.tsx';

/** Only the dice of one seat, so that they are rendered again only if they change. */
interface SeatDice extends Pick<RushTable, 'seatOptions'> {
  readonly seat: Seat;
  readonly dice: readonly Die[];
  /** Time of its last roll. */
  readonly roll: RushTable['rolledAt'][number];
}

const NO_DICE: readonly Die[] = [];

export function handOf({ dice, seatOptions, rolledAt }: RushTable, seat: Seat): SeatDice {
  return { seat, dice: dice[seat] ?? NO_DICE, seatOptions, roll: rolledAt[seat] ?? null };
}

interface HandDiceProps extends SeatDice {
  readonly box: Box;
  readonly gap: number;
}

/** Dice of another player. Each has its own place, which stays empty while it is on a card. */
export const HandDice = memo(function HandDice({ seat, dice, seatOptions, roll, box, gap }: HandDiceProps) {
  const size = Math.floor(Math.min(box.height, (box.width - gap * (dice.length - 1)) / dice.length));
  return (
    <div className={styles['dice']} style={{ ...placed(box), '--w': `${size}px`, gap } as CSSProperties}>
      {[...dice.entries()].map(([index, die]) => (
        <span key={dieKey(seat, index)} className={styles['home']} data-die={die.is}>
          {(die.is === 'rolled' || die.is === 'loose') && (
            <TableDie
              seatOptions={seatOptions}
              seat={seat}
              die={index}
              face={die.is === 'rolled' ? die.face : null}
              zone={`hand ${seat}`}
              roll={roll}
            />
          )}
        </span>
      ))}
    </div>
  );
});
