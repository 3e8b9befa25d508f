import type { RushSay } from '../../locale/index.ts';
import styles from './key-legend.module.css';

const DICE = ['1', '2', '3'];

/** The most important keys; `?` lists all of them. */
export function KeyLegend({ say }: { readonly say: RushSay }) {
  return (
    <span className={styles['legend']} aria-hidden="true">
      <span className={styles['line']}>
        <kbd className={styles['key']}>{say('ui.key.space')}</kbd>
        {say('ui.key.roll')}
      </span>
      <span className={styles['line']}>
        {DICE.map((key) => (
          <kbd key={key} className={styles['key']}>
            {key}
          </kbd>
        ))}
        {say('ui.key.dice')}
      </span>
    </span>
  );
}
