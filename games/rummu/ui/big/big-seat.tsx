import type { Seat } from '@tablee/kernel';
import { MiniFan, markOf, SeatPlate, useSize, written } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { cardsNeeded } from '../../rules/opening.ts';
import { pointsOf, totalsOf } from '../../rules/scoring.ts';
import type { Meld } from '../../rules/types.ts';
import { CardFace } from '../face.tsx';
import { nameMeld } from '../meld-name.ts';
import type { RummuProps } from '../props.ts';
import styles from './big-seat.module.css';
import { fitMelds } from './fit-melds.ts';

interface BigSeatProps extends RummuProps {
  readonly seat: Seat;
  /** The cards that have just come to each combination. */
  readonly fresh: ReadonlyMap<number, readonly string[]>;
}

/** A player, how many cards they hold, and what lies before them. */
export function BigSeat(props: BigSeatProps) {
  const { seat, view, say, nameOf, fresh } = props;
  const [ref, box] = useSize();
  const melds = view.melds.filter(({ owner }) => owner === seat);
  const width =
    box === null
      ? 0
      : fitMelds(
          melds.map(({ cards }) => cards.length),
          box,
        );
  const isActive = view.turn === seat && view.phase !== 'sheet' && view.phase !== 'over';
  return (
    <section
      className={styles['seat']}
      data-active={isActive || undefined}
      style={{ '--seat': markOf(seat).colour, gridArea: 'abcdef'[seat] } as CSSProperties}
      aria-label={nameOf(seat)}
    >
      <BigPlate {...props} isActive={isActive} />
      <div className={styles['melds']} style={{ '--w': `${width}px` } as CSSProperties} ref={ref}>
        {width > 0 &&
          melds.map((meld) => <BigMeld key={meld.id} meld={meld} fresh={fresh.get(meld.id) ?? []} say={say} />)}
        {melds.length === 0 && (
          <p className={styles['none']}>{say('ui.big.closed', { needed: cardsNeeded(view, seat) })}</p>
        )}
      </div>
    </section>
  );
}

function BigPlate({ view, seats, seat, say, locale, nameOf, isActive }: BigSeatProps & { readonly isActive: boolean }) {
  const info = seats[seat];
  if (info === undefined) return null;
  const count = view.hands[seat]?.count ?? 0;
  const total = totalsOf(view, view.hands.length)[seat] ?? 0;
  return (
    <SeatPlate {...{ seat, info, locale, isActive }} name={nameOf(seat)} score={written(total)}>
      <MiniFan count={count} />
      <strong aria-hidden="true">{count}</strong>
      <span className="hidden-words">{say('ui.big.cards', { count })}</span>
    </SeatPlate>
  );
}

interface BigMeldProps extends Pick<RummuProps, 'say'> {
  readonly meld: Meld;
  readonly fresh: readonly string[];
}

function BigMeld({ meld: { cards }, fresh, say }: BigMeldProps) {
  return (
    <span className={styles['meld']} role="img" aria-label={nameMeld(cards, say)}>
      {cards.map((card) => (
        <span key={card} className={styles['card']} data-fresh={fresh.includes(card) || undefined}>
          <CardFace card={card} />
        </span>
      ))}
      <b className={styles['points']}>{pointsOf(cards)}</b>
    </span>
  );
}
