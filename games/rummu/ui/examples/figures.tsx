import { toSeat } from '@tablee/kernel';
import type { ExampleWords } from '@tablee/table-ui';
import type { ComponentType } from 'react';
import type { RummuWords } from '../../locale/index.ts';
import { type Card, isCard } from '../../rules/card.ts';
import { openingSteps } from '../../rules/opening.ts';
import type { RummuRule } from '../../rules/rulebook.ts';
import { costOf, FINISH_BONUS, pointsOf } from '../../rules/scoring.ts';
import { SeatLines } from '../score/seat-lines.tsx';
import type { SeatTally } from '../score/tally.ts';
import { whyOpening } from '../score/why-opening.ts';
import styles from './figures.module.css';

type Figure = ComponentType<ExampleWords<RummuWords>>;

const [ME, OTHER] = [toSeat(0), toSeat(1)];

interface CountedPlayer {
  readonly melds?: readonly string[];
  readonly left?: string;
  readonly finished?: 'me' | 'partner';
}

function cardsIn(text: string): Card[] {
  return text.split(' ').filter(isCard);
}

/** Points are counted by the rules, not written here. */
function tallyOf({ melds = [], left = '', finished }: CountedPlayer): SeatTally {
  const [laid, cards] = [melds.map(cardsIn), cardsIn(left)];
  const sum = laid.reduce((points, meld) => points + pointsOf(meld), 0);
  const bonus = finished === 'me' ? FINISH_BONUS : 0;
  const penalty = finished === 'partner' ? 0 : costOf(cards);
  return {
    seat: ME,
    melds: laid,
    laid: sum,
    bonus,
    left: cards,
    penalty,
    own: sum + bonus - penalty,
    isFinisher: finished === 'me',
    forgivenBy: finished === 'partner' ? OTHER : null,
    needed: 4,
  };
}

/** The score of several players at the end of a round, a card for each. */
function counting(...players: readonly CountedPlayer[]): Figure {
  const tallies = players.map(tallyOf);
  return function Counted(words) {
    return (
      <span className={styles['cards']}>
        {[...tallies.entries()].map(([index, tally]) => (
          <span key={index} className={styles['card']}>
            <SeatLines tally={tally} viewer={ME} {...words} />
          </span>
        ))}
      </span>
    );
  };
}

/** Combinations side by side, each with its points. */
function meldsWorth(...texts: readonly string[]): Figure {
  return counting(...texts.map((text) => ({ melds: [text] })));
}

function OpeningFigure({ say }: ExampleWords<RummuWords>) {
  return (
    <span className={styles['cards']}>
      {(['alone', 'pairs'] as const).map((sides) => (
        <table key={sides} className={styles['steps']}>
          <caption>{say(`option.sides.${sides}`)}</caption>
          <tbody>
            {openingSteps(sides).map((step) => (
              <tr key={step.cards}>
                <th scope="row">{whyOpening(step, say)}</th>
                <td>{say('ui.sheet.next.cards', { cards: step.cards })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </span>
  );
}

export const figures: Partial<Readonly<Record<RummuRule, Figure>>> = {
  'RM-21': counting({ melds: ['R3 R4 R5 R6'], finished: 'me' }, { melds: ['B4 B5 B6'], left: 'K2 R9 Y3' }),
  'RM-22': meldsWorth('R9 B9 K9', 'R9 B9 K9 G9', 'R9 B9 K9 Y9', 'R5 B5 K5 G5 Y5', 'R7 B7 K7 G7'),
  'RM-23': meldsWorth('R3 R4 R5', 'R3 B4 K5', 'R3 R4 R5 R6', 'R3 B4 K5 G6', 'G2 G3 G4 G5 G6', 'G1 G2 G3 G4 G5 G6'),
  'RM-24': meldsWorth('B4 B5 B6 B7', 'B4 Y5 B6 B7', 'R4 B5 K6 G7'),
  'RM-25': counting(
    { melds: ['R3 R4 R5 R6'], finished: 'me' },
    { left: 'K0 R1 Y2', melds: ['G2 G3 G4'], finished: 'partner' },
  ),
  'RM-A2': OpeningFigure,
  'RM-A7': meldsWorth('B4 Y5 B6 B7 B8', 'B4 B5 B6 B7 B8'),
  'RM-A8': meldsWorth('R9 B9 K9 Y9', 'R9 B9 K9 G9 Y9'),
  'RM-A9': meldsWorth('R9 B9 K9', 'R9 B9 Y9'),
  'RM-A10': meldsWorth('R7 B7 K7 G7', 'R6 R7 R8 R9'),
  'RM-A11': meldsWorth('K1 K2 K3 K4 K5 K6 K7', 'K1 K2 Y3 K4 K5 K6 K7'),
  'RM-A24': counting({ melds: ['R3 R4 R5 R6'], left: 'K2' }, { left: 'B8 G2 R1' }),
};
