import { MessageSquare } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import type { TalkUse } from './use-talk.ts';

/** Opens the talk panel; a dot marks unread messages. */
export function TalkButton({ talk: { isOffered, isOpen, hasNews, toggle } }: { readonly talk: TalkUse }) {
  const say = useSay();
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className="icon-button talk-button"
      data-talk
      data-news={hasNews || undefined}
      aria-label={say(hasNews ? 'talk.open-news' : 'talk.open')}
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <MessageSquare aria-hidden="true" />
    </button>
  );
}
