import { Die, Glyph, Pin, type Shape } from '@tablee/table-ui';
import { memo } from 'react';
import { type Colour, colourOf, DICE, type Face, isJoker, numberOf } from '../rules/face.ts';
import joker from './art/joker.svg';
import styles from './face.module.css';

/** A colour is never the only cue: each has its shape. */
const SHAPES: Readonly<Record<Colour, Shape>> = { R: 'circle', B: 'diamond', K: 'triangle', O: 'square' };

interface DieFaceProps {
  /** Null before its first throw: nobody has seen a number on it. */
  readonly face: Face | null;
  /** Which die of the box it is: what is on its other sides, seen while it tumbles. Needed only where it does. */
  readonly die?: number;
  /** The throw that it lies from: it tumbles when this changes. Absent where it only lies there. */
  readonly roll?: string | number;
  /** 'new': laid in this turn. 'kept': not rolled. 'faded': not what this is about. */
  readonly look?: 'new' | 'kept' | 'faded' | undefined;
}

/** A die as wide as --w. What it is called is said by whatever holds it. */
export const DieFace = memo(function DieFace({ face, die, roll, look }: DieFaceProps) {
  return (
    <span className={styles['holder']} data-look={look} aria-hidden="true">
      <Die name={String(die)} roll={roll ?? null} sides={sidesOf(die, face)}>
        <Print face={face} />
      </Die>
      {look === 'kept' && (
        <span className={styles['pin']}>
          <Pin />
        </span>
      )}
    </span>
  );
});

function sidesOf(die: number | undefined, top: Face | null) {
  const faces = die === undefined ? [] : (DICE[die] ?? []);
  return faces.filter((face) => face !== top).map((face) => <Print key={face} face={face} />);
}

function Print({ face }: { readonly face: Face | null }) {
  if (face === null) return <Unknown />;
  if (isJoker(face)) return <img className={styles['joker']} src={joker} alt="" draggable={false} decoding="sync" />;
  const colour = colourOf(face);
  return (
    <span className={styles['print']} data-colour={colour}>
      <b className={styles['number']}>{numberOf(face)}</b>
      <Glyph shape={SHAPES[colour]} />
    </span>
  );
}

/** The four colours, faintly: it may become any of them. */
function Unknown() {
  return (
    <span className={styles['unknown']}>
      {Object.entries(SHAPES).map(([colour, shape]) => (
        <span key={colour} className={styles['print']} data-colour={colour}>
          <Glyph shape={shape} />
        </span>
      ))}
    </span>
  );
}
