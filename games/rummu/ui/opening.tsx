import { Check } from '@tablee/table-ui';
import styles from './opening.module.css';
import type { RummuProps } from './props.ts';
import type { RummuGame } from './use-rummu.ts';

interface OpeningProps extends Pick<RummuProps, 'say'> {
  readonly game: RummuGame;
  /** How many cards what is chosen would bring. */
  readonly count: number;
}

/** RM-15: how many cards must be laid first, and how far I am; that I am out, once I am. */
export function Opening({ game, count, say }: OpeningProps) {
  const { needed, now } = game;
  if (now === null) return null;
  if (needed === 0) {
    return (
      <span className={styles['opening']} data-done="">
        <Check aria-hidden="true" />
        {say('ui.opening.out')}
      </span>
    );
  }
  const before = now.opening === 'total' ? now.laid.reduce((sum, size) => sum + size, 0) : 0;
  const have = Math.min(needed, before + count);
  return (
    <span className={styles['opening']} data-done={have >= needed || undefined}>
      {have >= needed && <Check aria-hidden="true" />}
      {say('ui.opening', { needed })}
      <span className={styles['pips']} role="img" aria-label={say('ui.opening.far', { have, needed })}>
        {Array.from({ length: needed }, (_, index) => (
          <i key={index} data-on={index < have || undefined} />
        ))}
      </span>
    </span>
  );
}
