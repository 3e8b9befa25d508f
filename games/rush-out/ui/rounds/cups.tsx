import type { Camp } from '../../rules/types.ts';
import cup from '../art/cup.svg';
import type { RushProps } from '../props.ts';
import { CampSign } from './camp-sign.tsx';
import styles from './cups.module.css';
import { cupsOf } from './score.ts';

const CAMPS: readonly Camp[] = ['heroes', 'sorcerer'];
/** RO-39. */
const CUPS = [1, 2] as const;

/** RO-39: the two places for cups of each camp, in the bar. */
export function Cups({ view, say }: Pick<RushProps, 'view' | 'say'>) {
  const counts = { heroes: cupsOf(view, 'heroes'), sorcerer: cupsOf(view, 'sorcerer') };
  return (
    <span className={styles['cups']} data-part="standing" role="img" aria-label={say('ui.cups', counts)}>
      {CAMPS.map((camp) => (
        <span key={camp} className={styles['camp']} data-camp={camp}>
          <span className={styles['name']}>{say(`ui.cups.${camp}`)}</span>
          <CampSign camp={camp} />
          {CUPS.map((nth) => (
            <img key={nth} className={styles['cup']} src={cup} alt="" data-won={nth <= counts[camp] || undefined} />
          ))}
        </span>
      ))}
    </span>
  );
}
