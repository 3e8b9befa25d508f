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

/** Beside a name: they have said that they need not wait. */
export function ReadyMark({ seat, state, locale }: ReadyMarkProps) {
  if (state?.ready.includes(seat) !== true) return null;
  return (
    <span className={styles['mark']} role="img" aria-label={tableWords(locale)('ready.mark')}>
      <Check size={14} strokeWidth={3.4} aria-hidden="true" />
    </span>
  );
}
