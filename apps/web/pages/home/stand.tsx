import type { UiEntry } from '@tablee/games/catalog.ui';
import { Button } from '@tablee/table-ui';
import { BookOpen, Clock, Map, Play, RefreshCw, UserPlus, Users, Zap } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { GameBox } from '../../parts/game-box.tsx';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { Link } from '../../router/link.tsx';
import { useNewTable } from './use-new-table.ts';

interface StandProps {
  readonly id: string;
  readonly entry: UiEntry;
  /** The one that the eye should find first. */
  readonly isFirst: boolean;
}

/** A box on the edge of the table, with what can be done with it. */
export function Stand({ id, entry, isFirst }: StandProps) {
  const box = useBoxWords(entry);
  const headline = `game-${id}`;
  return (
    <article className="stand" aria-labelledby={headline} style={{ '--box-edge': entry.edge } as CSSProperties}>
      <h3 id={headline} className="stand-box">
        <GameBox entry={entry}>{box('tagline')}</GameBox>
      </h3>
      <Facts entry={entry} />
      <div className="stand-actions">
        {entry.table === null ? <Soon id={id} name={box('name')} /> : <Actions {...{ id, entry, isFirst }} />}
      </div>
    </article>
  );
}

function Facts({ entry: { players, minutes, pace } }: Pick<StandProps, 'entry'>) {
  const say = useSay();
  return (
    <ul className="stand-facts">
      <li>
        <Users size={18} aria-hidden="true" />
        <span aria-hidden="true">{say('home.players-short', players)}</span>
        <span className="stand-word">{say('home.players', players)}</span>
      </li>
      <li>
        <Clock size={18} aria-hidden="true" />
        {say('home.minutes', { minutes })}
      </li>
      <li>
        {pace === 'realtime' ? <Zap size={18} aria-hidden="true" /> : <RefreshCw size={17} aria-hidden="true" />}
        {say(`home.pace.${pace}`)}
      </li>
    </ul>
  );
}

function Actions({ id, entry, isFirst }: StandProps) {
  const say = useSay();
  const game = useBoxWords(entry)('name');
  const { isBusy, play, invite } = useNewTable(id, entry);
  return (
    <>
      <Button
        look={isFirst ? 'now' : 'paper'}
        className="stand-play"
        disabled={isBusy}
        aria-label={say('home.play-label', { game })}
        onClick={play}
      >
        <Play size={20} fill="currentColor" aria-hidden="true" />
        {say('home.play')}
      </Button>
      <Button
        look="ghost"
        className="stand-invite"
        disabled={isBusy}
        aria-label={say('home.invite-label', { game })}
        onClick={invite}
      >
        <UserPlus size={20} aria-hidden="true" />
        <span className="stand-invite-word">{say('home.invite')}</span>
      </Button>
      {entry.hasChapters === true && (
        <Link to={{ page: 'chapters', game: id }} className="button ghost" aria-label={say('chapters.title', { game })}>
          <Map size={20} aria-hidden="true" />
          {say('chapters.open')}
        </Link>
      )}
    </>
  );
}

function Soon({ id, name }: { readonly id: string; readonly name: string }) {
  const say = useSay();
  return (
    <>
      <span className="stand-soon">{say('home.soon')}</span>
      <Link
        to={{ page: 'rules', game: id }}
        className="button ghost stand-invite"
        aria-label={say('home.rules-label', { game: name })}
      >
        <BookOpen size={20} aria-hidden="true" />
        <span className="stand-invite-word">{say('home.rules')}</span>
      </Link>
    </>
  );
}
