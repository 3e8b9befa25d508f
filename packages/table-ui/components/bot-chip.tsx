import type { Locale } from '@tablee/words';
import { Bot } from 'lucide-react';
import { tableWords } from '../words.ts';

/** Behind a name: nobody sits there. A word, or a picture where there is no room for it. */
export function BotChip({ locale }: { readonly locale: Locale }) {
  return (
    <span className="bot-chip">
      <Bot size={11} strokeWidth={2.6} aria-hidden="true" />
      <span>{tableWords(locale)('bot')}</span>
    </span>
  );
}
