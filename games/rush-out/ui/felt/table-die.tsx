import { useFlyer } from '@tablee/table-ui';
import { memo } from 'react';
import type { Face, RushTable } from '../../rules/types.ts';
import { colourOf, rushMarkOf } from '../marks.ts';
import { RushDie } from '../pieces/rush-die.tsx';
import styles from './table-die.module.css';

interface TableDieProps {
  readonly seatOptions: RushTable['seatOptions'];
  readonly seat: number;
  readonly die: number;
  readonly face: Face | null;
  /** Place on the table; a change lets the die fly. */
  readonly zone: string;
  /** Time of its roll; a change lets the die tumble. Null on cards, where a roll does not concern it. */
  readonly roll: RushTable['rolledAt'][number];
  /** In the air until the host has sent the result. */
  readonly isRolling?: boolean;
}

export function dieKey(seat: number, die: number): string {
  return `die ${seat}/${die}`;
}

/** A die anywhere on the table, as wide as --w. It flies between hand and card. */
export const TableDie = memo(function TableDie(props: TableDieProps) {
  const { seatOptions, seat, die, face, zone, roll, isRolling = false } = props;
  const key = dieKey(seat, die);
  const flyer = useFlyer(key, zone);
  return (
    <span className={styles['die']} data-rolling={isRolling || undefined} ref={flyer}>
      <RushDie
        name={key}
        colour={colourOf({ seatOptions }, seat)}
        shape={rushMarkOf({ seatOptions }, seat).shape}
        face={face}
        roll={face === null ? null : roll}
      />
    </span>
  );
});
