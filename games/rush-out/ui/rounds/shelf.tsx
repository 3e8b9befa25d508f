import cup from '../art/cup.svg';
import type { RushProps } from '../props.ts';
import { CampSign } from './camp-sign.tsx';
import { type ShelfPlace, shelfOf } from './score.ts';
import styles from './shelf.module.css';

/** RO-39: a place for each round, with the cups that are won. */
export function Shelf({ view, say }: Pick<RushProps, 'view' | 'say'>) {
  const newest = view.rounds?.won.length ?? 0;
  return (
    <ol className={styles['shelf']} data-part="shelf" aria-label={say('ui.result.shelf')}>
      {shelfOf(view).map(({ round, place }) => (
        <li key={round} className={styles['place']} data-new={round === newest || undefined}>
          <span className={styles['stand']}>
            {place === 'heroes' || place === 'sorcerer' ? (
              <>
                <img className={styles['cup']} src={cup} alt="" />
                <span className={styles['badge']} data-camp={place}>
                  <CampSign camp={place} />
                </span>
              </>
            ) : (
              <span className={styles['open']} aria-hidden="true">
                {round}
              </span>
            )}
          </span>
          <span>{say('ui.result.place', { round })}</span>
          <b className={styles['who']} data-who={whenOf(place)}>
            {say('ui.result.who', { who: place })}
          </b>
        </li>
      ))}
    </ol>
  );
}

function whenOf(place: ShelfPlace): 'won' | 'open' {
  return place === 'heroes' || place === 'sorcerer' ? 'won' : 'open';
}
