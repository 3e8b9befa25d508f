import type { Seat } from '@tablee/kernel';
import { markOf, useFlyer, useSize } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { cardsNeeded } from '../../rules/opening.ts';
import { isToAct } from '../../rules/phase.ts';
import { pointsOf } from '../../rules/scoring.ts';
import type { Card, Meld } from '../../rules/types.ts';
import { CardFace } from '../face.tsx';
import { nameMeld } from '../meld-name.ts';
import { fitMelds, TELEVISION_MELDS } from '../melds/fit-melds.ts';
import { Plate } from '../plate.tsx';
import type { RummuProps } from '../props.ts';
import type { CardKeys } from '../use-copies.ts';
import styles from './big-seat.module.css';

interface BigSeatProps extends RummuProps, Pick<CardKeys, 'keyOf'> {
  readonly seat: Seat;
  /** The cards of the last turn, by combination. */
  readonly fresh: ReadonlyMap<number, readonly Card[]>;
}

/** A player with the number of cards in hand and the combinations on the table. */
export function BigSeat(props: BigSeatProps) {
  const { seat, view, say, nameOf, fresh, keyOf } = props;
  const [ref, box] = useSize();
  const melds = view.melds.filter(({ owner }) => owner === seat);
  const sizes = melds.map(({ cards }) => cards.length);
  const width = box === null ? 0 : fitMelds(sizes, box, TELEVISION_MELDS).width;
  return (
    <section
      className={styles['seat']}
      data-active={isToAct(view, seat) || undefined}
      style={{ '--seat': markOf(seat).colour, gridArea: 'abcdef'[seat] } as CSSProperties}
      aria-label={nameOf(seat)}
    >
      <Plate {...props} />
      <div className={styles['melds']} style={{ '--w': `${width}px` } as CSSProperties} ref={ref}>
        {width > 0 &&
          melds.map((meld) => (
            <BigMeld key={meld.id} meld={meld} fresh={fresh.get(meld.id) ?? []} {...{ say, keyOf }} />
          ))}
        {melds.length === 0 && (
          <p className={styles['none']}>{say('ui.not-out', { needed: cardsNeeded(view, seat) })}</p>
        )}
      </div>
    </section>
  );
}

interface BigMeldProps extends Pick<BigSeatProps, 'say' | 'keyOf'> {
  readonly meld: Meld;
  readonly fresh: readonly Card[];
}

function BigMeld({ meld: { id, cards }, fresh, say, keyOf }: BigMeldProps) {
  const place = `meld-${id}`;
  return (
    <span className={styles['meld']} role="img" aria-label={nameMeld(cards, say)}>
      {cards.map((card) => (
        <BigCard key={card} card={card} place={place} flight={keyOf({ card, place })} isFresh={fresh.includes(card)} />
      ))}
      <b className={styles['points']}>{pointsOf(cards)}</b>
    </span>
  );
}

interface BigCardProps {
  readonly card: Card;
  readonly place: string;
  readonly flight: string;
  readonly isFresh: boolean;
}

function BigCard({ card, place, flight, isFresh }: BigCardProps) {
  const ref = useFlyer(flight, place);
  return (
    <span className={styles['card']} data-fresh={isFresh || undefined} ref={ref}>
      <CardFace card={card} />
    </span>
  );
}
