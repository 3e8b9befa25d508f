import { useFlyer, useMergedRefs } from '@tablee/table-ui';
import { nameCard } from '../../locale/index.ts';
import type { Card } from '../../rules/card.ts';
import { readMeld } from '../../rules/melds.ts';
import { countMeld } from '../../rules/scoring.ts';
import { whyNotLaid } from '../draft/places.ts';
import { useDrag } from '../drag.ts';
import { CardFace } from '../face.tsx';
import { cardIn, cardsOf, type OwnCard } from '../hand/order.ts';
import { nameMeld, whyPoints } from '../meld-name.ts';
import { Opening } from '../opening.tsx';
import type { RummuProps } from '../props.ts';
import type { RummuGame } from '../use-rummu.ts';
import styles from './bench.module.css';
import { Ways } from './ways.tsx';

interface ChosenProps extends RummuProps {
  readonly game: RummuGame;
}

/** The chosen cards: their combination, its points, and where they fit. */
export function Chosen(props: ChosenProps) {
  const { game, say } = props;
  const cards = cardsOf(game.chosen);
  const reading = readMeld(cards);
  const count = reading.ok ? countMeld(cards) : null;
  return (
    <>
      <div className={styles['cards']}>
        {game.chosen.map((own) => (
          <ChosenCard key={own} {...props} own={own} />
        ))}
      </div>
      <div className={styles['words']}>
        {(count !== null || cards.length === 1) && <strong>{nameMeld(cards, say)}</strong>}
        <span className={styles['why']}>{count === null ? sayWhyNot(props, cards) : whyPoints(cards, say)}</span>
        <span className={styles['chips']}>
          <Opening {...props} count={count?.size ?? 0} />
          <Ways {...props} />
        </span>
      </div>
      {count !== null && (
        <b className={styles['medal']}>
          <span className="hidden-words">{say('ui.points', { points: count.points })}</span>
          <span aria-hidden="true">{count.points}</span>
        </b>
      )}
    </>
  );
}

/** The reason why two or more cards are no combination; an instruction for one card. */
function sayWhyNot({ game: { now, mustDraw }, sayRefusal, say }: ChosenProps, cards: readonly Card[]): string {
  const why = now === null || cards.length < 2 ? null : whyNotLaid(now, cards);
  if (why !== null) return sayRefusal(why);
  return say(mustDraw ? 'ui.bench.draw' : 'ui.bench.one');
}

function ChosenCard({ own, game, say }: ChosenProps & { readonly own: OwnCard }) {
  const card = cardIn(own);
  const flyer = useFlyer(game.keyOfOwn(own), 'bench');
  const { isDragging, ref, onPointerDown, onKeyDown } = useDrag(own);
  return (
    <button
      type="button"
      className={styles['card']}
      data-thing={`chosen-${own}`}
      data-dragging={isDragging || undefined}
      aria-label={nameCard(card, say)}
      aria-pressed="true"
      ref={useMergedRefs(ref, flyer)}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onClick={() => game.toggle(own)}
    >
      <CardFace card={card} />
    </button>
  );
}
