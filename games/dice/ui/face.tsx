import { Die, Glyph, Pin, type Shape } from '@tablee/table-ui';
import { memo } from 'react';
import { type Colour, colourOf, DICE, type Face, isJoker, numberOf } from '../rules/face.ts';
import joker from './art/joker.svg';
import styles from './face.module.css';

/** Each colour has a shape too, for players who cannot tell colours apart. */
const SHAPES: Readonly<Record<Colour, Shape>> = { R: 'circle', B: 'diamond', K: 'triangle', O: 'square' };

interface DieFaceProps {
  /** Null before the first throw: no number is shown. */
  readonly face: Face | null;
  /** Number of the die, for the faces on its other sides while it tumbles. */
  readonly die?: number;
  /** Id of the throw; the die tumbles when it changes. Not given for dice that never tumble. */
  readonly roll?: string | number;
  /** 'new': laid in this turn. 'kept': not rolled. 'faded': not concerned. */
  readonly look?: 'new' | 'kept' | 'faded' | undefined;
}

/** A die of width --w. Hidden from screen readers; the parent element names it. */
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

/** The four colours, faded: the die may show any of them. */
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
