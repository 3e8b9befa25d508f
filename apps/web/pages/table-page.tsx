import type { TableInfo } from '@tablee/protocol';
import { Button } from '@tablee/table-ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../locale/use-say.ts';
import { Loading } from '../parts/loading.tsx';
import { fetchGame, findEntry } from '../parts/open-game.ts';
import { ShortPage } from '../parts/short-page.tsx';
import { Link } from '../router/link.tsx';
import type { TableSession } from '../session/table-session.ts';
import { useTableSession } from './use-table-session.ts';
import { withNames } from './with-names.ts';

const importPlay = () => import('./play/play.tsx');
const Lobby = lazy(() => import('./lobby/lobby.tsx'));
const Play = lazy(importPlay);
importPlay().catch(() => null); // while the server is asked about the table; what fails is told when it is drawn

/** A table by its link: where people gather, then where they play. */
export default function TablePage({ id }: { readonly id: string }) {
  const [attempt, setAttempt] = useState(0);
  const entered = useTableSession(id, attempt);
  if (entered.kind === 'entering') return <Loading />;
  if (entered.kind === 'entered') return <Room session={entered.session} code={entered.code} />;
  return entered.why === 'no-such-table' ? <Gone /> : <Unreachable onRetry={() => setAttempt(attempt + 1)} />;
}

function Room({ session, code }: { readonly session: TableSession; readonly code: string | null }) {
  const line = useStore(session.store, (state) => state.line);
  const table = useNamed(useStore(session.store, (state) => state.table));
  if (line === 'gone') return <Gone />;
  if (table === null) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Game session={session} table={table} code={code} />
    </Suspense>
  );
}

/** Whoever was forgotten has no name, and is still spoken of. */
function useNamed(table: TableInfo | null): TableInfo | null {
  const say = useSay();
  return useMemo(() => table && withNames(table, say('somebody')), [table, say]);
}

interface GameProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly code: string | null;
}

function Game({ session, table, code }: GameProps) {
  const say = useSay();
  const entry = findEntry(table.game);
  if (entry === null || entry.table === null) {
    return (
      <ShortPage title={say('lost.title')} text={say('play.no-table')}>
        <HomeLink />
      </ShortPage>
    );
  }
  fetchGame(table.game, entry);
  if (table.status === 'waiting') return <Lobby session={session} table={table} entry={entry} code={code} />;
  return <Play session={session} table={table} entry={entry} open={entry.table} />;
}

function Gone() {
  const say = useSay();
  return (
    <ShortPage title={say('gone.title')} text={say('gone.text')}>
      <HomeLink />
    </ShortPage>
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const say = useSay();
  return (
    <ShortPage title={say('unreachable.title')} text={say('unreachable.text')}>
      <Button look="now" onClick={onRetry}>
        {say('retry')}
      </Button>
    </ShortPage>
  );
}

function HomeLink() {
  const say = useSay();
  return (
    <Link to={{ page: 'home' }} className="button now">
      {say('back-home')}
    </Link>
  );
}
