import { type Seat } from '@tablee/kernel';
import { Avatar, avatarOf, RaceTrack, Told } from '@tablee/table-ui';
import { useCallback } from 'react';
import { targetOf, totalsOf } from '../../rules/scoring.ts';
import { sidesOf } from '../../rules/sides.ts';
import type { RummuSight, RummuTypes } from '../../rules/types.ts';
import trophy from '../art/trophy.svg';
import { CardBack, CardFace } from '../face.tsx';
import type { RummuProps } from '../props.ts';
import { Sheet } from '../score/sheet.tsx';
import { tellAloud } from '../tell-aloud.ts';
import styles from './big-screen.module.css';
import { BigSeat } from './big-seat.tsx';
import { latestCards, latestDeed } from './latest.ts';

/** The table as a living room sees it: everybody around with what lies before them, the piles between, and nobody's hand. */
export function RummuBigScreen(props: RummuProps) {
  const { view, viewer, say, nameOf } = props;
  const tell = useCallback((sight: RummuSight) => tellAloud(sight, { say, nameOf, viewer }), [say, nameOf, viewer]);
  const fresh = latestCards(props);
  return (
    <main className={`game ${styles['big']}`} data-seats={view.hands.length}>
      {([...view.hands.keys()] as Seat[]).map((seat) => (
        <BigSeat key={seat} {...props} seat={seat} fresh={fresh} />
      ))}
      <div className={styles['middle']}>
        <Piles {...props} />
        <Latest {...props} />
      </div>
      <BigRace {...props} />
      <div className={styles['sheet']}>
        <Sheet {...props} isFixed />
      </div>
      <Told<RummuTypes> {...props} tell={tell} />
    </main>
  );
}

/** RM-7: how many cards there still are, and the top discard. */
function Piles({ view: { stock, discards }, say }: RummuProps) {
  const top = discards.at(-1) ?? null;
  return (
    <div className={styles['piles']}>
      <span
        className={styles['pile']}
        data-empty={stock === 0 || undefined}
        role="img"
        aria-label={say('ui.big.stock', { count: stock })}
      >
        {stock > 0 && <CardBack />}
        <b className={styles['count']}>{stock}</b>
      </span>
      <span
        className={styles['pile']}
        data-empty={top === null || undefined}
        role="img"
        aria-label={say('ui.big.discards', { count: discards.length, card: top ?? 'none' })}
      >
        {top !== null && <CardFace key={`${discards.length} ${top}`} card={top} />}
        <b className={styles['count']}>{discards.length}</b>
      </span>
    </div>
  );
}

/** What happened last; the announcer says aloud what matters of it. */
function Latest(props: RummuProps) {
  const deed = latestDeed(props);
  if (deed === null) return null;
  return (
    <div key={deed.key} className={styles['latest']} aria-hidden="true">
      <Avatar seat={deed.seat} name={avatarOf(props.seats[deed.seat])} />
      <p>{deed.told.join(' ')}</p>
    </div>
  );
}

/** RM-26: how far everybody is, partners together. */
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
