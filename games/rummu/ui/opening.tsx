import { Check } from '@tablee/table-ui';
import { laidToOpen } from './draft/places.ts';
import { useIsSmall } from './melds/use-is-small.ts';
import styles from './opening.module.css';
import type { RummuProps } from './props.ts';
import type { RummuGame } from './use-rummu.ts';

interface OpeningProps extends Pick<RummuProps, 'say'> {
  readonly game: RummuGame;
  /** Number of cards that the chosen combination would add. */
  readonly count: number;
}

/** RM-15: number of cards that open, and how many are laid; nothing after the opening. */
export function Opening({ game, count, say }: OpeningProps) {
  const { needed, now } = game;
  const isSmall = useIsSmall();
  if (now === null || needed === 0) return null;
  const have = Math.min(needed, laidToOpen(now) + count);
  const isDone = have >= needed;
  return (
    <span className={styles['opening']} data-done={isDone || undefined}>
      {isDone && <Check aria-hidden="true" />}
      {say(isSmall && have > 0 ? 'ui.opening.so-far' : 'ui.opening', { have, needed })}
      {!isSmall && <Pips have={have} needed={needed} label={say('ui.opening.far', { have, needed })} />}
    </span>
  );
}

interface PipsProps {
  readonly have: number;
  readonly needed: number;
  readonly label: string;
}

function Pips({ have, needed, label }: PipsProps) {
  return (
    <span className={styles['pips']} role="img" aria-label={label}>
      {Array.from({ length: needed }, (_, index) => (
        <i key={index} data-on={index < have || undefined} />
      ))}
    </span>
  );
}
