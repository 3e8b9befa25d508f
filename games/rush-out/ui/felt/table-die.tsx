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
  /** Where on the table it lies: it flies when this changes. */
  readonly zone: string;
  /** When it was last rolled: it tumbles when this changes. Null for a die on a card, which stays as it is when its owner rolls. */
  readonly roll: RushTable['rolledAt'][number];
  /** In the air until the host says how it falls. */
  readonly isRolling?: boolean;
}

export function dieKey(seat: number, die: number): string {
  return `die ${seat}/${die}`;
}

/** A die wherever it lies, as wide as --w: it flies from its owner's hand to a card and back. */
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
