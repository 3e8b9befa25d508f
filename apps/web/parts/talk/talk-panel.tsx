import { EMOTES, PHRASES, type TableInfo, type Utterance } from '@tablee/protocol';
import { emotePicture, returnFocus, useEscape } from '@tablee/table-ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../locale/use-say.ts';
import { useLayer } from '../../router/use-layer.ts';
import type { TableSession } from '../../session/table-session.ts';
import { OwnWords } from './own-words.tsx';
import { TalkLines } from './talk-lines.tsx';
import { TalkTrouble } from './talk-trouble.tsx';

interface TalkPanelProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly nameOf: (seat: number | null) => string;
  readonly onClose: () => void;
}

/** Recent messages and the ways to answer; the table stays playable beside it. */
export function TalkPanel({ session, table, nameOf, onClose }: TalkPanelProps) {
  const say = useSay();
  const viewer = useStore(session.store, (state) => state.viewer);
  const panel = useRef<HTMLDialogElement>(null);
  useLayer(onClose);
  useEscape(onClose);
  useEffect(() => {
    panel.current?.show();
    return () => returnFocus(document.querySelector('[data-talk]'));
  }, []);
  return (
    <dialog
      ref={panel}
      className="talk-panel"
      aria-label={say('talk.title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        event.stopPropagation(); // Typing here must not trigger the game's keys.
      }}
    >
      <div className="talk-head">
        <h2>{say('talk.title')}</h2>
        <button type="button" className="talk-icon" aria-label={say('close')} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </div>
      <TalkLines session={session} table={table} viewer={viewer} nameOf={nameOf} />
      {viewer === null || viewer === 'spectator' ? (
        <p className="talk-note">{say('talk.watching')}</p>
      ) : (
        <>
          <TalkTrouble session={session} />
          {table.talk === 'free' && <OwnWords session={session} />}
          <Ready
            onSay={(what) => {
              session.talk.say(what);
              onClose();
            }}
          />
          {table.talk === 'ready' && <p className="talk-note">{say('talk.ready-only')}</p>}
        </>
      )}
    </dialog>
  );
}

/** Emotes and ready-made phrases, allowed at every table. */
function Ready({ onSay }: { readonly onSay: (what: Utterance) => void }) {
  const say = useSay();
  return (
    <>
      <div className="talk-emotes" role="group" aria-label={say('talk.emotes')}>
        {EMOTES.map((emote) => (
          <button key={emote} type="button" aria-label={say(`talk.emote.${emote}`)} onClick={() => onSay({ emote })}>
            <img src={emotePicture(emote)} alt="" />
          </button>
        ))}
      </div>
      <div className="talk-phrases" role="group" aria-label={say('talk.phrases')}>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => onSay({ phrase })}>
            {say(`talk.phrase.${phrase}`)}
          </button>
        ))}
      </div>
    </>
  );
}
