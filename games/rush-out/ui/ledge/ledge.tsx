import { type Box, placed } from '@tablee/table-ui';
import { slotsIn } from '../layout/ledge/slots.ts';
import { Chip, type LaidLook, showsIn } from './chip.tsx';
import styles from './ledge.module.css';

interface BoardProps {
  readonly board: Box;
  /** A curse turns the board into a cloth. */
  readonly isCursed: boolean;
}

/** The board under the chips. */
export function LedgeBoard({ board, isCursed }: BoardProps) {
  return <span className={styles['board']} data-cursed={isCursed || undefined} style={placed(board)} />;
}

interface LedgeChipsProps {
  readonly columns: readonly Box[];
  /** In the order of arrival; null for one that has left. */
  readonly things: readonly (LaidLook | null)[];
  /** « +2 ». */
  readonly sayMore: (count: number) => string;
}

/** Chips in their slots, and dashes where one has left and no mate has widened. */
export function LedgeChips({ columns, things, sayMore }: LedgeChipsProps) {
  return [...slotsIn(columns, things).entries()].map(([index, { box, isWhole, more }]) => {
    const look = things[index] ?? null;
    const isGap = more === 0 && look === null;
    if (isGap && (!isWhole || index >= columns.length)) return null;
    return (
      <span key={index} className={styles['slot']} style={placed(box)}>
        {more > 0 && <span className={styles['more']}>{sayMore(more)}</span>}
        {isGap && <span className={styles['gap']} />}
        {more === 0 && look !== null && <Chip look={look} shows={showsIn(box, isWhole)} />}
      </span>
    );
  });
}
