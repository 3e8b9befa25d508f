import { MAX_TEXT } from '@tablee/protocol';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../locale/use-say.ts';
import type { TableSession } from '../../session/table-session.ts';

/** What somebody types themselves. */
export function OwnWords({ session }: { readonly session: TableSession }) {
  const say = useSay();
  const [text, setText] = useState('');
  const unsaid = useStore(session.talk.store, (state) => state.unsaid);
  useEffect(() => {
    const words = unsaid !== null && 'text' in unsaid.what ? unsaid.what.text : '';
    setText((typed) => (typed === '' ? words : typed)); // nobody writes the same twice because it came too soon
  }, [unsaid]);
  return (
    <form
      className="talk-own"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        session.talk.say({ text });
        setText('');
      }}
    >
      <input
        type="text"
        value={text}
        maxLength={MAX_TEXT}
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        aria-label={say('talk.write')}
        placeholder={say('talk.write')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="talk-icon" aria-label={say('talk.send')} disabled={text.trim() === ''}>
        <SendHorizontal aria-hidden="true" />
      </button>
    </form>
  );
}
