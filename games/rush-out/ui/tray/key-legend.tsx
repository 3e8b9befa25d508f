import type { RushSay } from '../../locale/index.ts';
import styles from './key-legend.module.css';

const DICE = ['1', '2', '3'];

/** What hands on a keyboard do; the list of all keys is behind `?`. */
export function KeyLegend({ say }: { readonly say: RushSay }) {
  return (
    <span className={styles['legend']} aria-hidden="true">
      <kbd className={styles['key']}>{say('ui.key.space')}</kbd>
      {say('ui.key.roll')}
      {DICE.map((key) => (
        <kbd key={key} className={styles['key']}>
          {key}
        </kbd>
      ))}
      {say('ui.key.dice')}
    </span>
  );
}
