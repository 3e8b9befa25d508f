import { formatSigned, whoIs } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { nameCards, type RummuSay } from '../../locale/index.ts';
import { type Card, isJoker } from '../../rules/card.ts';
import { costOf, countMeld } from '../../rules/scoring.ts';
import finish from '../art/finish.svg';
import pure from '../art/pure.svg';
import { nameMeld, whyPoints } from '../meld-name.ts';
import type { RummuProps } from '../props.ts';
import styles from './seat-lines.module.css';
import { Strip } from './strip.tsx';
import type { SeatTally } from './tally.ts';

interface SeatLinesProps extends Pick<RummuProps, 'viewer' | 'say' | 'nameOf'> {
  readonly tally: SeatTally;
}

/** RM-21 to RM-25: every number of a player's round, with its cards and the reason. */
export function SeatLines({ tally, viewer, say, nameOf }: SeatLinesProps) {
  const { melds, isFinisher, bonus, left, penalty, forgivenBy, needed } = tally;
  return (
    <ul className={styles['lines']}>
      {[...melds.entries()].map(([index, cards]) => (
        <MeldLine key={index} cards={cards} say={say} />
      ))}
      {melds.length === 0 && !isFinisher && (
        <li className={styles['line']} data-none="">
          <span className={styles['ghosts']} aria-hidden="true">
            {[0, 1, 2].map((ghost) => (
              <i key={ghost} />
            ))}
          </span>
          <Told what={say('ui.sheet.closed')} why={say('ui.sheet.closed.why', { cards: needed })} />
        </li>
      )}
      {isFinisher && (
        <li className={styles['line']} data-kind="good" data-last="">
          <span className={styles['row']}>
            <img className={styles['flag']} src={finish} alt="" draggable={false} />
            <Told what={say('ui.sheet.finish')} why={say('ui.sheet.finish.why')} />
            <b className={styles['points']} data-sign="up">
              {formatSigned(bonus)}
            </b>
          </span>
        </li>
      )}
      {left.length > 0 && (
        <LeftLine
          {...{ left, penalty, say }}
          forgiven={forgivenBy === null ? null : say('ui.sheet.forgiven.why', whoIs(forgivenBy, viewer, nameOf))}
        />
      )}
    </ul>
  );
}

/** True for few cards: the words fit beside them. */
function isShort(cards: readonly Card[]): true | undefined {
  return cards.length <= 5 || undefined;
}

function MeldLine({ cards, say }: { readonly cards: readonly Card[]; readonly say: RummuSay }) {
  const { points, pure: isPure } = countMeld(cards);
  const isWorth = points > 0;
  return (
    <li className={styles['line']} data-beside={isShort(cards)}>
      <span className={styles['row']}>
        <Strip cards={cards} />
        <b className={styles['points']} data-sign={isWorth ? 'up' : undefined}>
          {formatSigned(points)}
        </b>
      </span>
      <Told
        what={nameMeld(cards, say)}
        aloud={nameCards(cards, say)}
        why={whyPoints(cards, say)}
        mark={isWorth && isPure ? <img src={pure} alt="" draggable={false} /> : null}
      />
    </li>
  );
}

interface LeftLineProps {
  readonly left: readonly Card[];
  readonly penalty: number;
  /** RM-25: the reason why the cards cost nothing; null if they do cost. */
  readonly forgiven: string | null;
  readonly say: RummuSay;
}

function LeftLine({ left, penalty, forgiven, say }: LeftLineProps) {
  const isForgiven = forgiven !== null;
  return (
    <li className={styles['line']} data-kind={isForgiven ? 'good' : 'bad'} data-last="" data-beside={isShort(left)}>
      <span className={styles['row']}>
        <Strip cards={left} />
        <b className={styles['points']} data-sign={penalty > 0 ? 'down' : undefined}>
          {isForgiven && <s>{formatSigned(-costOf(left))}</s>}
          {formatSigned(-penalty)}
        </b>
      </span>
      <Told
        what={say(isForgiven ? 'ui.sheet.forgiven' : 'ui.sheet.left')}
        aloud={nameCards(left, say)}
        why={forgiven ?? whyPenalty(left, say)}
      />
    </li>
  );
}

/** RM-21: for instance « 2 × −5, joker −10 ». */
function whyPenalty(left: readonly Card[], say: RummuSay): string {
  const jokers = left.filter(isJoker).length;
  const cards = left.length - jokers;
  const parts = [
    cards > 0 && say('ui.sheet.left.cards', { cards }),
    jokers > 0 && say('ui.sheet.left.jokers', { jokers }),
  ];
  return parts.filter(Boolean).join(', ');
}

interface ToldProps {
  readonly what: string;
  readonly why: string;
  /** Describes the picture beside it for screen readers. */
  readonly aloud?: string;
  readonly mark?: ReactNode;
}

function Told({ what, why, aloud, mark = null }: ToldProps) {
  return (
    <span className={styles['told']}>
      <b>{what}</b>
      {aloud !== undefined && <span className="hidden-words">, {aloud}, </span>}
      <span className={styles['why']}>
        {mark}
        {why}
      </span>
    </span>
  );
}
