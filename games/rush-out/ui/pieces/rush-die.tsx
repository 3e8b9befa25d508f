import { Die, type DieThrow, Glyph, type Shape } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { HERO_FACES, SORCERER_FACES } from '../../rules/content/symbols.ts';
import type { Face, HeroColour } from '../../rules/types.ts';
import styles from './rush-die.module.css';
import { SymbolIcon } from './symbol.tsx';

/** Colour of a hero, or black for the sorcerer. */
export type DieColour = HeroColour | 'black';

const LOOKS = { blue: 'blue', green: 'green', brown: 'brown', white: 'cream', black: 'black' } as const;

interface RushDieLook {
  readonly colour: DieColour;
  /** Mark of its seat, because colours alone are not accessible. */
  readonly shape: Shape;
  /** Null before the die is rolled. */
  readonly face: Face | null;
}

/** A die as wide as --w. It tumbles for the time in --tumble. */
export function RushDie({ colour, shape, face, ...thrown }: RushDieLook & DieThrow) {
  const faces = colour === 'black' ? SORCERER_FACES : HERO_FACES;
  return (
    <span className={styles['die']} data-face={face ?? 'none'}>
      <Die {...thrown} look={LOOKS[colour]} sides={faces.filter((other) => other !== face).map(sideOf)}>
        {printOf(face, shape)}
      </Die>
    </span>
  );
}

/** Without the owner's mark: sides are visible only while the die turns. */
function sideOf(face: Face): ReactNode {
  return (
    <span className={styles['print']}>
      <SymbolIcon of={face} />
    </span>
  );
}

function printOf(face: Face | null, shape: Shape): ReactNode {
  return (
    <>
      <span className={styles['shine']} />
      {face !== null && sideOf(face)}
      <span className={styles['mark']}>
        <Glyph shape={shape} />
      </span>
    </>
  );
}
