import type { Locale } from '@tablee/words';
import { Check } from 'lucide-react';
import type { ReadyState } from '../game-ui.ts';
import { tableWords } from '../words.ts';
import styles from './ready.module.css';

interface ReadyMarkProps {
  readonly seat: number;
  readonly state: ReadyState | null;
  readonly locale: Locale;
}

/** Mark beside a name: ready, or still awaited. Bots have none. */
export function ReadyMark({ seat, state, locale }: ReadyMarkProps) {
  const say = tableWords(locale);
  if (state?.awaited.includes(seat) === true) {
    return <span className={styles['awaited']} role="img" aria-label={say('ready.awaited')} />;
  }
  if (state?.ready.includes(seat) !== true) return null;
  return (
    <span className={styles['mark']} role="img" aria-label={say('ready.mark')}>
      <Check size={14} strokeWidth={3.4} aria-hidden="true" />
    </span>
  );
}
