import { useFlyer } from '@tablee/table-ui';
import { memo } from 'react';
import type { Face, RushTable } from '../../rules/types.ts';
import { colourOf, rushMarkOf } from '../marks.ts';
import { RushDie } from '../pieces/rush-die.tsx';
import styles from './table-die.module.css';

interface TableDieProps {
  readonly table: Pick<RushTable, 'seatOptions' | 'rolledAt'>;
  readonly seat: number;
  readonly die: number;
  readonly face: Face | null;
  /** Where on the table it lies: it flies when this changes. */
  readonly zone: string;
  /** It lies as it fell: another roll of its owner does not concern it. */
  readonly isLaid?: boolean;
  /** In the air until the host says how it falls. */
  readonly isRolling?: boolean;
}

export function dieKey(seat: number, die: number): string {
  return `die ${seat}/${die}`;
}

/** A die wherever it lies, as wide as --w: it flies from its owner's hand to a card and back. */
export const TableDie = memo(function TableDie(props: TableDieProps) {
  const { table, seat, die, face, zone, isLaid = false, isRolling = false } = props;
  const key = dieKey(seat, die);
  const flyer = useFlyer(key, zone);
  return (
    <span className={styles['die']} data-rolling={isRolling || undefined} ref={flyer}>
      <RushDie
        name={key}
        colour={colourOf(table, seat)}
        shape={rushMarkOf(table, seat).shape}
        face={face}
        roll={isLaid || face === null ? null : (table.rolledAt[seat] ?? null)}
      />
    </span>
  );
}, isSame);

/** The table is another object with every event: only what of it concerns this die counts. */
function isSame(one: TableDieProps, other: TableDieProps): boolean {
  return (
    one.face === other.face &&
    one.zone === other.zone &&
    one.seat === other.seat &&
    one.die === other.die &&
    one.isLaid === other.isLaid &&
    one.isRolling === other.isRolling &&
    one.table.rolledAt[one.seat] === other.table.rolledAt[other.seat] &&
    one.table.seatOptions === other.table.seatOptions
  );
}
