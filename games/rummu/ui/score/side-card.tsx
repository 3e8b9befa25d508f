import {
  Avatar,
  avatarOf,
  ChevronDown,
  formatPoints,
  formatSigned,
  listOf,
  markOf,
  ReadyMark,
  TeamMarks,
  tableWords,
} from '@tablee/table-ui';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import type { OpeningStep } from '../../rules/opening.ts';
import type { RummuProps } from '../props.ts';
import { SeatLines } from './seat-lines.tsx';
import styles from './side-card.module.css';
import type { SeatTally, SideTally } from './tally.ts';
import { whyOpening } from './why-opening.ts';

type SideCardContext = Pick<RummuProps, 'viewer' | 'seats' | 'say' | 'nameOf' | 'locale' | 'ready'> & {
  /** On small screens: the lines of a player are shown on request. */
  readonly isFolding: boolean;
};

interface SideCardProps extends SideCardContext {
  readonly side: SideTally;
}

/** RM-25, RM-26: a card for a player or a team, from the old total to the new one. */
export function SideCard({ side, ...props }: SideCardProps) {
  const { viewer, say, nameOf, locale } = props;
  const isMine = side.seats.some(({ seat }) => seat === viewer);
  const [alone, partner] = side.seats as readonly [SeatTally, SeatTally?];
  const sum = <Sum side={side} />;
  return (
    <article className={styles['side']} data-mine={isMine || undefined}>
      {partner !== undefined && (
        <h3 className={styles['head']}>
          <TeamMarks seats={side.seats.map(({ seat }) => seat)} isMine={isMine} />
          <span className={styles['name']}>
            {listOf(
              side.seats.map(({ seat }) => nameOf(seat)),
              locale,
            )}
          </span>
          {sum}
        </h3>
      )}
      <div className={styles['players']}>
        {partner === undefined ? (
          <Player {...props} tally={alone} sum={sum} />
        ) : (
          side.seats.map((tally) => <Player key={tally.seat} {...props} tally={tally} sum={null} />)
        )}
      </div>
      {side.next !== null && <Next step={side.next} say={say} />}
    </article>
  );
}

/** For instance « 185 + 100 = 285 ». */
function Sum({ side: { before, gained, after } }: { readonly side: SideTally }) {
  return (
    <span className={styles['sum']}>
      <small>
        {formatPoints(before)} <b>{gained < 0 ? `− ${-gained}` : `+ ${gained}`}</b> ={' '}
      </small>
      {formatPoints(after)}
    </span>
  );
}

interface PlayerProps extends SideCardContext {
  readonly tally: SeatTally;
  /** The sum beside the name of a player without a partner; null in teams. */
  readonly sum: ReactNode;
}

function Player({ tally, sum, ...props }: PlayerProps) {
  const { seat, own } = tally;
  const { viewer, seats, nameOf, locale, ready, say, isFolding } = props;
  const [isOpen, setOpen] = useState(seat === viewer);
  const lines = useId();
  const Heading = sum === null ? 'h4' : 'h3'; // in teams, the team has the h3
  const info = seats[seat];
  const face = <Avatar seat={seat} name={avatarOf(info)} size={isFolding ? 34 : 42} />;
  const name = (
    <span className={styles['who']}>
      <span className={styles['name']}>
        {nameOf(seat)}
        {info?.kind === 'bot' && <span className={styles['bot']}>{tableWords(locale)('bot')}</span>}
        <ReadyMark {...{ seat, locale }} state={ready} />
      </span>
      {isFolding && !isOpen && <small>{inShort(tally, say)}</small>}
    </span>
  );
  const gained = sum ?? <span className={styles['own']}>{formatSigned(own)}</span>;
  const isShown = !isFolding || isOpen;
  return (
    <section className={styles['player']} style={{ '--seat': markOf(seat).colour } as CSSProperties}>
      <Heading className={styles['title']}>
        {isFolding ? (
          <button type="button" aria-expanded={isOpen} aria-controls={lines} onClick={() => setOpen(!isOpen)}>
            {face}
            {name}
            {gained}
            <ChevronDown className={styles['fold']} aria-hidden="true" />
          </button>
        ) : (
          <>
            {face}
            {name}
            {gained}
          </>
        )}
      </Heading>
      <div id={lines} className={styles['lines']} hidden={!isShown}>
        {isShown && <SeatLines {...props} tally={tally} />}
      </div>
    </section>
  );
}

/** Explains the number of a folded player: « posé 35 · main −15 ». */
function inShort({ laid, bonus, penalty, forgivenBy, melds }: SeatTally, say: RummuProps['say']): string {
  const parts = [
    melds.length > 0 ? say('ui.sheet.short.laid', { points: laid }) : bonus === 0 && say('ui.sheet.closed'),
    bonus > 0 && say('ui.sheet.short.finish', { points: bonus }),
    penalty > 0 && say('ui.sheet.short.left', { points: penalty }),
    forgivenBy !== null && say('ui.sheet.forgiven'),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** RM-15: the number of cards that open in the next round, and the reason. */
function Next({ step, say }: { readonly step: OpeningStep; readonly say: RummuProps['say'] }) {
  return (
    <p className={styles['next']}>
      <span>
        {say('ui.sheet.next')} <b>{say('ui.sheet.next.cards', { cards: step.cards })}</b>
      </span>
      <span>{whyOpening(step, say)}</span>
    </p>
  );
}
