import { MAX_TEXT_LENGTH } from '@tablee/protocol';
import { SendHorizontal } from 'lucide-react';
import { useStore } from 'zustand';
import { useSay } from '../../locale/use-say.ts';
import type { TableSession } from '../../session/table-session.ts';

export function OwnWords({ session }: { readonly session: TableSession }) {
  const say = useSay();
  const draft = useStore(session.talk.store, (state) => state.draft);
  return (
    <form
      className="talk-own"
      onSubmit={(event) => {
        event.preventDefault();
        session.talk.sayDraft();
      }}
    >
      <input
        type="text"
        value={draft}
        maxLength={MAX_TEXT_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        aria-label={say('talk.write')}
        placeholder={say('talk.write')}
        onChange={(event) => session.talk.write(event.target.value)}
      />
      <button type="submit" className="talk-icon" aria-label={say('talk.send')} disabled={draft.trim() === ''}>
        <SendHorizontal aria-hidden="true" />
      </button>
    </form>
  );
}
