import type { Seat } from '@tablee/kernel';
import { Float, markOf, othersOf, useBreakpoint, useIsWide } from '@tablee/table-ui';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { isToAct } from '../rules/phase.ts';
import { totalsOf } from '../rules/scoring.ts';
import type { Card } from '../rules/types.ts';
import { CardMarks } from './card-marks.tsx';
import { FoldButton } from './fold-button.tsx';
import { useIsSmall } from './melds/use-is-small.ts';
import styles from './others.module.css';
import { Plate } from './plate.tsx';
import { PlayerMelds } from './player-melds.tsx';
import type { RummuProps } from './props.ts';
import { sideOf } from './side-of.ts';
import type { SeenTurn } from './since.ts';
import { TeamTotal } from './team-total.tsx';
import type { RummuGame } from './use-rummu.ts';

export interface OthersProps extends RummuProps {
  readonly game: RummuGame;
  readonly fresh: ReadonlyMap<number, readonly Card[]>;
  readonly turns: readonly SeenTurn[];
}

/** The other players with their combinations, in the order of play: partners sit apart, as at a real table. */
export function Others(props: OthersProps) {
  const { view, viewer, seats, say } = props;
  const isWide = useIsWide();
  const others = othersOf(seats.length, viewer);
  const section = useRef<HTMLElement>(null);
  useLitInSight(section, props.game);
  return (
    <section
      ref={section}
      className={styles['others']}
      tabIndex={isWide ? undefined : 0}
      data-count={others.length}
      data-pairs={view.options.sides === 'pairs' || undefined}
      aria-label={say('ui.others')}
    >
      <h2 className="hidden-words">{say('ui.others')}</h2>
      {others.map((seat) => (
        <Side key={seat} {...props} seat={seat} />
      ))}
    </section>
  );
}

/** Scrolls a combination that takes the chosen cards into view. */
function useLitInSight(section: RefObject<HTMLElement | null>, { places, isCarrying }: RummuGame): void {
  const isTiny = useBreakpoint('tiny'); // there the whole table would scroll, and the hand out of sight
  useEffect(() => {
    if (isTiny || isCarrying || places.length === 0) return;
    section.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [section, places, isCarrying, isTiny]);
}

interface SeatProps extends OthersProps {
  readonly seat: Seat;
}

function Side(props: SeatProps) {
  const { view, viewer, seat, say, nameOf } = props;
  const isSmall = useIsSmall();
  const isLow = useBreakpoint('low');
  const side = sideOf(view, seat, viewer);
  const total = totalsOf(view, view.hands.length)[seat] ?? 0;
  return (
    <div
      className={styles['side']}
      data-mine={side.isMine || undefined}
      style={{ '--melds': linesFor(props, seat) } as CSSProperties}
    >
      {isSmall && !isLow && <TeamTotal team={side} total={total} say={say} nameOf={nameOf} />}
      <PlayerRow {...props} />
    </div>
  );
}

/** Number of lines if each combination of a player has its own. */
function linesFor(props: OthersProps, seat: Seat): number {
  return Math.max(1, meldsOf(props).filter(({ owner }) => owner === seat).length);
}

function PlayerRow(props: SeatProps) {
  const { seat, game, turns, say, nameOf, view } = props;
  const isSmall = useIsSmall();
  const isLow = useBreakpoint('low');
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const melds = meldsOf(props).filter(({ owner }) => owner === seat);
  const last = turns.at(-1);
  return (
    <div
      className={styles['other']}
      style={{ '--seat': markOf(seat).colour } as CSSProperties}
      data-open={isOpen || undefined}
      data-active={isToAct(view, seat) || undefined}
      ref={row}
    >
      <Plate {...props} isCompact={isSmall} hasScore={!isSmall || isLow} />
      <PlayerMelds {...props} melds={melds} look={isSmall && (isLow || !isOpen) ? 'strip' : 'cards'} isOpen={isOpen} />
      {isSmall && melds.length > 0 && (
        <FoldButton
          isOpen={isOpen}
          label={say('ui.unfold', { player: nameOf(seat) })}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {last?.seat === seat && !game.isMyTurn && <TurnFloat key={last.seq} turn={last} {...props} />}
    </div>
  );
}

/** The combinations on the table, with those that are composed on this device. */
function meldsOf({ view, game }: OthersProps): RummuProps['view']['melds'] {
  return game.now?.melds ?? view.melds;
}

function TurnFloat({ turn, say }: OthersProps & { readonly turn: SeenTurn }) {
  const { took, laid, hasFinished } = turn;
  const look = laid > 0 ? 'good' : 'calm';
  if (hasFinished) return <Float look="good">{say('ui.float.finished')}</Float>;
  if (laid > 0) return <Float look={look}>{say('ui.float.laid', { count: laid })}</Float>;
  if (took.length === 0) return <Float look={look}>{say('ui.float.drew')}</Float>;
  return (
    <Float look={look}>
      <CardMarks cards={took} />
    </Float>
  );
}
