import type { Seat } from '@tablee/kernel';
import { cardsNeeded } from '../rules/opening.ts';
import { isRoundOn } from '../rules/phase.ts';
import styles from './not-opened.module.css';
import type { RummuProps } from './props.ts';

/** RM-15: the number of cards with which a player opens. */
export function NotOpened({ view, seat, say }: Pick<RummuProps, 'view' | 'say'> & { readonly seat: Seat }) {
  if (!isRoundOn(view)) return null;
  const needed = cardsNeeded(view, seat);
  return (
    <span className={styles['not-opened']}>
      <span className={styles['empty']} aria-hidden="true">
        {Array.from({ length: needed }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      {say('ui.not-out', { needed })}
    </span>
  );
}
