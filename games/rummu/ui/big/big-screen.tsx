import type { Seat } from '@tablee/kernel';
import { Avatar, avatarOf, RaceTrack, useAnchor, useFlyer } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { nameCard } from '../../locale/index.ts';
import { targetOf, totalsOf } from '../../rules/scoring.ts';
import { sidesOf } from '../../rules/sides.ts';
import type { Card } from '../../rules/types.ts';
import trophy from '../art/trophy.svg';
import { CardFlights } from '../card-flights.tsx';
import { CardBack, CardFace } from '../face.tsx';
import { DISCARDS_ANCHOR, STOCK_ANCHOR } from '../origins.ts';
import type { RummuProps } from '../props.ts';
import { Sheet } from '../score/sheet.tsx';
import { Spectacle } from '../spectacle.tsx';
import { type CardKeys, useCopies } from '../use-copies.ts';
import styles from './big-screen.module.css';
import { BigSeat } from './big-seat.tsx';
import { latestCards, latestTurn } from './latest.ts';

/** The table on a television: everybody's combinations around the piles, and no hand. */
export function RummuBigScreen(props: RummuProps) {
  return (
    <CardFlights happenings={props.happenings}>
      <BigTable {...props} />
    </CardFlights>
  );
}

const NOTHING_HELD: never[] = [];

function BigTable(props: RummuProps) {
  const { view } = props;
  const { keyOf } = useCopies(view, null, NOTHING_HELD, null);
  const fresh = latestCards(props);
  return (
    <main className={`game ${styles['big']}`} data-seats={view.hands.length}>
      {([...view.hands.keys()] as Seat[]).map((seat) => (
        <BigSeat key={seat} {...props} {...{ seat, fresh, keyOf }} />
      ))}
      <div className={styles['middle']}>
        <Piles {...props} keyOf={keyOf} />
        <Latest {...props} />
      </div>
      <BigRace {...props} />
      <div className={styles['sheet']}>
        <Sheet {...props} isFixed />
      </div>
      <Spectacle {...props} />
    </main>
  );
}

/** RM-7: the sizes of the piles, and the top discard. */
function Piles({ view: { stock, discards }, say, keyOf }: RummuProps & Pick<CardKeys, 'keyOf'>) {
  const top = discards.at(-1) ?? null;
  const label =
    top === null ? say('ui.discards.none') : say('ui.discards', { count: discards.length, card: nameCard(top, say) });
  return (
    <div className={styles['piles']}>
      <Pile anchor={STOCK_ANCHOR} count={stock} label={say('ui.stock', { count: stock })}>
        {stock > 0 && <CardBack />}
      </Pile>
      <Pile anchor={DISCARDS_ANCHOR} count={discards.length} label={label}>
        {top !== null && <Top key={top} card={top} flight={keyOf({ card: top, place: 'top' })} />}
      </Pile>
    </div>
  );
}

interface PileProps {
  readonly anchor: string;
  readonly count: number;
  readonly label: string;
  readonly children: ReactNode;
}

function Pile({ anchor, count, label, children }: PileProps) {
  return (
    <span
      className={styles['pile']}
      data-empty={count === 0 || undefined}
      role="img"
      aria-label={label}
      ref={useAnchor(anchor)}
    >
      {children}
      <b className={styles['count']}>{count}</b>
    </span>
  );
}

function Top({ card, flight }: { readonly card: Card; readonly flight: string }) {
  return (
    <span ref={useFlyer(flight, DISCARDS_ANCHOR)}>
      <CardFace card={card} />
    </span>
  );
}

/** The last turn in words. Hidden from screen readers: the announcer reads it. */
function Latest(props: RummuProps) {
  const turn = latestTurn(props);
  if (turn === null) return null;
  return (
    <div key={turn.key} className={styles['latest']} aria-hidden="true">
      <Avatar seat={turn.seat} name={avatarOf(props.seats[turn.seat])} />
      <p>{turn.told.join(' ')}</p>
    </div>
  );
}

/** RM-26: all totals on the way to the target, partners together. */
function BigRace({ view, say, nameOf }: RummuProps) {
  const totals = totalsOf(view, view.hands.length);
  const target = targetOf(view.options);
  const sides = sidesOf(view.options, view.hands.length);
  const scores = sides.map((side) => `${side.map(nameOf).join(' + ')} ${totals[side[0] ?? 0]}`).join(', ');
  return (
    <div className={styles['race']}>
      <RaceTrack
        scores={totals}
        least={Math.min(0, ...totals)}
        {...{ target, sides }}
        viewer={null}
        goal={trophy}
        label={say('ui.big.race', { target, scores })}
      />
    </div>
  );
}
