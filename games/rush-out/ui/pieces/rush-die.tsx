import { Die, type DieThrow, Glyph, type Shape } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { HERO_FACES, SORCERER_FACES } from '../../rules/content/symbols.ts';
import type { Face, HeroColour } from '../../rules/types.ts';
import styles from './rush-die.module.css';
import { SymbolIcon } from './symbol.tsx';

/** Whose die it is: a hero's colour, or the sorcerer's black. */
export type DieColour = HeroColour | 'black';

const LOOKS = { blue: 'blue', green: 'green', brown: 'brown', white: 'cream', black: 'black' } as const;

interface RushDieLook {
  readonly colour: DieColour;
  /** The mark of its seat: colours alone do not tell dice apart. */
  readonly shape: Shape;
  /** Null: it must be rolled before it shows anything. */
  readonly face: Face | null;
}

/** A die as wide as --w. It tumbles for as long as --tumble says. */
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

/** Seen for a moment while it turns: whose die it is can be read when it lies. */
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
