import { toSeat } from '@tablee/kernel';
import type { ExampleWords } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import type { DiceWords } from '../../locale/index.ts';
import { drawPosition } from '../../rules/drawn.ts';
import { defaultDiceOptions } from '../../rules/options.ts';
import { scoreRound } from '../../rules/scoring.ts';
import type { RoundScore } from '../../rules/types.ts';
import { CountLines } from '../score/count-lines.tsx';
import { BarePad, Mark } from '../score/pad.tsx';
import styles from './figures.module.css';

type FigureWords = ExampleWords<DiceWords>;

const ME = toSeat(0);

/** Computed by the rules. */
const FINISHED = scoreRound(drawPosition({ b: 'R11 K1 J' }), ME);
const EARNED = scoreRound(drawPosition({ b: 'R11 K1 J', options: { jokerLeft: 'winner-gets' } }), ME);
const BLOCKED = scoreRound(drawPosition({ a: 'K3 J', b: 'B12 O9 R2' }), null);
const EQUAL = scoreRound(drawPosition({ a: 'K10 R3', b: 'J B3' }), null);

/** RX-17, RX-18: a player placed all dice. */
export function FinishedFigure(words: FigureWords) {
  return <CountLines score={FINISHED} viewer={ME} {...words} />;
}

export function JokersEarnedFigure(words: FigureWords) {
  return <CountLines score={EARNED} viewer={ME} {...words} />;
}

export function BlockedFigure(words: FigureWords) {
  return <CountLines score={BLOCKED} viewer={ME} {...words} />;
}

export function DrawnRoundFigure(words: FigureWords) {
  return <CountLines score={EQUAL} viewer={ME} {...words} />;
}

const ROUNDS: readonly RoundScore[] = [FINISHED, BLOCKED, EQUAL];

/** RX-20: the three rounds above on the score pad. */
export function PadFigure({ say, nameOf }: FigureWords) {
  const view = { options: defaultDiceOptions, round: ROUNDS.length, sheets: ROUNDS };
  const headOf = (seat: number): ReactNode => (
    <>
      <Mark seat={seat} />
      <b>{nameOf(seat)}</b>
    </>
  );
  return (
    <span className={styles['pad']}>
      <BarePad {...{ view, say, headOf }} />
    </span>
  );
}
