import { type Seat, toSeat } from '@tablee/kernel';
import {
  type BriefPictureProps,
  CardStack,
  type ExampleWords,
  Glyph,
  markOf,
  SketchCrown,
  SketchPoints,
} from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import type { RuckusSay, RuckusWords } from '../../locale/index.ts';
import { scoreRound } from '../../rules/scoring.ts';
import type { Family, Pile, RoundScore, RuckusTypes } from '../../rules/types.ts';
import { FamilyCard } from '../family-card.tsx';
import { namedCards } from '../places.ts';
import styles from './scores.module.css';

/** The end of a round of three players; the first one has called. */
const COUNTED: { readonly piles: readonly (readonly Pile[])[]; readonly hands: readonly (readonly Family[])[] } = {
  piles: [
    [
      { family: 'coa', count: 4 },
      { family: 'boum', count: 3 },
    ],
    [{ family: 'meuh', count: 5 }],
    [{ family: 'zzz', count: 2 }],
  ],
  hands: [[], ['dring', 'plouf'], ['miaou', 'pouet', 'vroum']],
};

export const countedExample: readonly RoundScore[] = scoreRound(COUNTED, toSeat(0));

/** RK-17 to RK-19, RK-A2: the score of a round, computed by the rules. */
export function ScoreFigure({ say, nameOf }: ExampleWords<RuckusWords>) {
  return (
    <span className={styles['rows']}>
      {countedExample.map((score, seat) => (
        <ScoreRow key={markOf(seat).colour} seat={toSeat(seat)} score={score} say={say} name={nameOf(seat)} />
      ))}
    </span>
  );
}

/** The same round as an example of winning: the highest total gets the crown. */
export function WinPicture({ say }: BriefPictureProps<RuckusTypes, RuckusWords>) {
  return (
    <span className={styles['rows']}>
      {countedExample.slice(0, 2).map((score, seat) => (
        <ScoreRow
          key={markOf(seat).colour}
          seat={toSeat(seat)}
          score={score}
          say={say}
          isBest={seat === 0}
          name={null}
        />
      ))}
    </span>
  );
}

interface ScoreRowProps {
  readonly seat: Seat;
  readonly score: RoundScore;
  readonly say: RuckusSay;
  /** Null if the caption names the player. */
  readonly name: string | null;
  readonly isBest?: boolean;
}

function ScoreRow({ seat, score, say, name, isBest = false }: ScoreRowProps) {
  const { shape, colour } = markOf(seat);
  const held = COUNTED.hands[seat] ?? [];
  return (
    <span className={styles['row']} style={{ '--seat': colour } as CSSProperties}>
      {name !== null && <span className="hidden-words">{say('ui.example.score', { player: name, ...score })}</span>}
      <span className={styles['who']} aria-hidden="true">
        <Glyph shape={shape} isRimmed />
      </span>
      <span className={styles['cards']} aria-hidden="true">
        {COUNTED.piles[seat]?.map(({ family, count }) => (
          <CardStack key={family} count={count}>
            <FamilyCard family={family} name={say(`family.${family}`)} />
          </CardStack>
        ))}
        {held.length > 0 && (
          <span className={styles['hand']}>
            {namedCards(held).map(({ family, name: card }) => (
              <FamilyCard key={card} family={family} name={say(`family.${family}`)} />
            ))}
          </span>
        )}
      </span>
      <span className={styles['sum']} aria-hidden="true">
        {sumOf(score)}
        <SketchPoints>{score.points}</SketchPoints>
        {isBest && <SketchCrown />}
      </span>
    </span>
  );
}

/** « 7 + 2 = », « 5 − 2 = »; an arrow if the sum is below 0 and counts as 0. */
function sumOf({ laid, inHand, bonus }: RoundScore): string {
  return `${laid}${inHand > 0 ? ` − ${inHand}` : ''}${bonus > 0 ? ` + ${bonus}` : ''} ${laid + bonus < inHand ? '→' : '='}`;
}
