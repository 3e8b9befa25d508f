import type { UiEntry } from '@tablee/games/catalog.ui';
import type { GameTypes, Result, Rounds, Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { Button, EndScreen, type Honour, type TeamWords } from '@tablee/table-ui';
import { Eye, House, RefreshCw } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { Link } from '../../router/link.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useRematch } from './use-rematch.ts';

interface EndProps {
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly viewer: Viewer;
  readonly teamWords: readonly TeamWords[];
  readonly result: Result<GameTypes>;
  /** What each seat won, round by round; empty where there are no rounds. */
  readonly rounds: Rounds;
  readonly honours: readonly Honour[];
  /** By which rule it ended, in words. */
  readonly reason: string;
  readonly nameOf: (seat: number) => string;
  /** Puts the podium aside, to look at the table once more. */
  readonly onLook: () => void;
}

export function End(props: EndProps) {
  const { table, entry, viewer, result, rounds, honours, reason, nameOf, teamWords, onLook } = props;
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const box = useBoxWords(entry);
  const { isBusy, rematch } = useRematch(table);
  return (
    <EndScreen
      result={result}
      rounds={rounds}
      honours={honours}
      seats={table.seats}
      teams={table.teams}
      teamWords={teamWords}
      viewer={viewer === 'spectator' ? null : viewer}
      locale={locale}
      game={box('name')}
      reason={reason}
      nameOf={nameOf}
      unitOf={(n) => box('score', { n })}
    >
      <Link to={{ page: 'home' }} className="button paper end-other">
        <House size={21} aria-hidden="true" />
        {say('end.home')}
      </Link>
      {viewer !== 'spectator' && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the podium covers the table: the focus has to come along
        <Button look="now" className="end-rematch" autoFocus disabled={isBusy} onClick={rematch}>
          <RefreshCw size={26} aria-hidden="true" />
          {say('end.rematch')}
        </Button>
      )}
      <Button look="paper" className="end-other" onClick={onLook}>
        <Eye size={21} aria-hidden="true" />
        {say('end.look')}
      </Button>
      {table.next !== null && <p className="end-next">{say('end.wants-more')}</p>}
    </EndScreen>
  );
}
