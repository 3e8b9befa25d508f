import { nameCard } from '../../locale/index.ts';
import { CardFace } from '../face.tsx';
import { nameMeld } from '../meld-name.ts';
import type { RummuProps } from '../props.ts';
import type { RummuGame } from '../use-rummu.ts';
import styles from './bench.module.css';

/** RM-20: the choice of a card to take back, when no card is left to discard. */
export function TakeBack({ game, say }: Pick<RummuProps, 'say'> & { readonly game: RummuGame }) {
  const own = game.now?.melds.filter(({ owner }) => owner === game.me) ?? [];
  return (
    <>
      <div className={styles['words']}>
        <strong>{say('ui.take-back')}</strong>
        <span className={styles['why']}>{say('ui.take-back.why')}</span>
      </div>
      <div className={styles['cards']} data-many="">
        {own.flatMap(({ id, cards }) =>
          cards.map((card) => (
            <button
              key={`${id} ${card}`}
              type="button"
              className={styles['card']}
              data-thing={`back-${card}-${id}`}
              aria-label={say('ui.take-back.card', { card: nameCard(card, say), name: nameMeld(cards, say) })}
              onClick={() => game.takeBack(card, id)}
            >
              <CardFace card={card} />
            </button>
          )),
        )}
      </div>
    </>
  );
}
