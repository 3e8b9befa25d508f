import {
  type BriefPictureProps,
  Sketch,
  SketchAction,
  SketchArrow,
  SketchCrown,
  SketchLine,
  SketchLines,
  SketchPart,
  SketchParts,
  SketchPoints,
} from '@tablee/table-ui';
import type { DiceWords } from '../../locale/index.ts';
import { totalOf } from '../../rules/scoring.ts';
import type { DiceTypes, Face } from '../../rules/types.ts';
import { DieFace } from '../face.tsx';
import { type GridDie, MiniGrid } from '../mini-grid.tsx';
import styles from './brief.module.css';

type PictureProps = BriefPictureProps<DiceTypes, DiceWords>;

/** RX-3, RX-7, RX-9, RX-A4: roll, lay, and keep dice for the next throw. */
export function TurnPicture({ options, say }: PictureProps) {
  return (
    <SketchParts>
      <SketchPart thing={<Thrown dice={['R3', 'K9', 'B3']} />}>
        <SketchAction>{say('ui.brief.roll')}</SketchAction> {say('ui.brief.roll.what')}
      </SketchPart>
      <SketchPart thing={<Crossing row={['O3', 'O4', 'O5']} own={['B3', 'R3']} />}>
        <SketchAction>{say('ui.brief.lay')}</SketchAction> {say('ui.brief.lay.what', { duty: options.duty })}
      </SketchPart>
      <SketchPart
        thing={
          <span className={styles['kept']}>
            <DieFace face="K9" look="kept" />
          </span>
        }
      >
        <SketchAction>{say('ui.brief.keep')}</SketchAction> {say('ui.brief.keep.what', { from: options.keepFrom })}
      </SketchPart>
    </SketchParts>
  );
}

/** RX-4, RX-12: a run, a group, and both at once. */
export function LayPicture({ say }: PictureProps) {
  return (
    <SketchLines>
      <SketchLine thing={<Row dice={['B4', 'J', 'B6']} />}>
        <SketchAction>{say('ui.brief.run')}</SketchAction>
        {say('ui.brief.run.how')}
      </SketchLine>
      <SketchLine thing={<Row dice={['R8', 'K8', 'O8']} />}>
        <SketchAction>{say('ui.brief.group')}</SketchAction>
        {say('ui.brief.group.how')}
      </SketchLine>
      <SketchLine thing={<Crossing row={['O3', 'O4', 'O5']} own={['B3', 'R3']} />}>
        <SketchAction>{say('ui.brief.cross')}</SketchAction>
        {say('ui.brief.cross.how')}
      </SketchLine>
    </SketchLines>
  );
}

const LEFT: readonly Face[] = ['R11', 'K1'];

/** RX-10, RX-18: the player with an empty hand wins the points of the dice left in the other one. */
export function EndPicture() {
  return (
    <Sketch>
      <span className={styles['won']}>
        <SketchCrown />
        <Well dice={[]} />
      </span>
      <span className={styles['gain']}>
        <SketchPoints>+{totalOf(LEFT)}</SketchPoints>
        <span className={styles['back']}>
          <SketchArrow />
        </span>
      </span>
      <Well dice={LEFT} />
    </Sketch>
  );
}

/** Dice in front of a player; empty, it shows its wood. */
function Well({ dice }: { readonly dice: readonly Face[] }) {
  return (
    <span className={styles['hollow']} data-empty={dice.length === 0 || undefined}>
      {dice.map((face) => (
        <DieFace key={face} face={face} />
      ))}
    </span>
  );
}

function Thrown({ dice }: { readonly dice: readonly Face[] }) {
  return (
    <span className={styles['thrown']}>
      {dice.map((face) => (
        <DieFace key={face} face={face} />
      ))}
    </span>
  );
}

function Row({ dice }: { readonly dice: readonly Face[] }) {
  const row = cellsOf(dice);
  return (
    <span className={styles['small']}>
      <MiniGrid dice={row} lines={[{ dice: row }]} />
    </span>
  );
}

interface CrossingProps {
  readonly row: readonly Face[];
  readonly own: readonly Face[];
}

/** A row of the table, with own dice in a column below its first die. */
function Crossing({ row, own }: CrossingProps) {
  const lying = cellsOf(row);
  const added = own.map((face, index) => ({ face, x: 0, y: index + 1, look: 'new' as const }));
  return (
    <span className={styles['crossing']}>
      <MiniGrid dice={[...lying, ...added]} lines={[{ dice: lying }, { dice: [...lying.slice(0, 1), ...added] }]} />
    </span>
  );
}

function cellsOf(row: readonly Face[]): GridDie[] {
  return row.map((face, x) => ({ face, x, y: 0 }));
}
