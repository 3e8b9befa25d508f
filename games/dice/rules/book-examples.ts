import type { DrawnPosition } from './drawn.ts';
import type { DiceRule } from './rulebook.ts';

/** A position and the table that A lays in it. */
interface BookExample {
  readonly before: DrawnPosition;
  readonly after: string;
}

/** Examples of the rulebook. Colours that its pictures do not show are chosen so that the dice can show them. */
export const BOOK_EXAMPLES = {
  /** Additions: the 3 extends a run, the 8 extends a group of three. */
  'RX-11': {
    before: { table: 'B4 B5 B6 . R8 K8 O8', a: 'B3 B8 O1', b: 'K1' },
    after: 'B3 B4 B5 B6 . R8 K8 O8 B8',
  },
  /** A crossing: two dice below the 3 of a run form a group with it. */
  'RX-12': {
    before: { table: 'R3 R4 R5', a: 'B3 K3 R1', b: 'R2' },
    after: 'R3 R4 R5\nB3\nK3',
  },
  /** A rearrangement: the reordered group moves above the run, and the black 3 between them forms a third set. */
  'RX-13': {
    before: { table: 'K3 K4 K5\n.\nR2 B2 K2', a: 'K3 R1', b: 'R7' },
    after: 'R2 K2 B2\n. K3 .\nK3 K4 K5',
  },
  /** A joker is freed from 3-J-5 and reused at once: the 5 begins 5-6-7 and crosses 5-J-5. */
  'RX-16': {
    before: { table: 'R3 J R5\nB3\nK3', a: 'R6 R7 B5 O1', b: 'O2' },
    after: 'R3 . R5 R6 R7\nB3 . J\nK3 . B5',
  },
} as const satisfies Partial<Record<DiceRule, BookExample>>;
