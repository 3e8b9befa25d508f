import type { Locale } from '@tablee/words';
import { Bot } from 'lucide-react';
import { tableWords } from '../words.ts';

/** Marks a bot beside its name, as a word or as an icon if space is short. */
export function BotChip({ locale }: { readonly locale: Locale }) {
  return (
    <span className="bot-chip">
      <Bot size={11} strokeWidth={2.6} aria-hidden="true" />
      <span>{tableWords(locale)('bot')}</span>
    </span>
  );
}
