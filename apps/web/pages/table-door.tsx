import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import type { AnyUi } from '@tablee/table-ui';
import { Button, hush, SeatMarksContext } from '@tablee/table-ui';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../locale/use-say.ts';
import { Introduction } from '../parts/introduction.tsx';
import { Loading } from '../parts/loading.tsx';
import { clearNotices } from '../parts/notices.tsx';
import { fetchGame, findEntry, openRules } from '../parts/open-game.ts';
import { ShortPage } from '../parts/short-page.tsx';
import { Link } from '../router/link.tsx';
import type { TableSession } from '../session/table-session.ts';
import { useSettings } from '../settings/settings.ts';
import { useMarks } from './use-marks.ts';
import { type SessionRole, useTableSession } from './use-table-session.ts';
import { withNames } from './with-names.ts';

/** Props of a page about one table. */
export interface TablePageProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly open: () => Promise<AnyUi>;
  readonly code: string | null;
}

interface DoorProps {
  readonly id: string;
  readonly as: SessionRole;
  readonly Room: ComponentType<TablePageProps>;
}

/** Opens a table by its id, or explains why it cannot be opened. */
export function TableDoor({ id, as, Room }: DoorProps) {
  const [attempt, setAttempt] = useState(0);
  const entered = useTableSession(id, attempt, as);
  useEffect(() => clearMessages, []);
  if (entered.kind === 'entering') return <Loading />;
  if (entered.kind === 'entered') return <Hall session={entered.session} code={entered.code} Room={Room} />;
  return entered.why === 'no-such-table' ? <Gone /> : <Unreachable onRetry={() => setAttempt(attempt + 1)} />;
}

/** Drops notices and announcements when the table is left. */
function clearMessages(): void {
  clearNotices();
  hush();
}

type HallProps = Pick<TablePageProps, 'session' | 'code'> & Pick<DoorProps, 'Room'>;

function Hall({ session, code, Room }: HallProps) {
  const line = useStore(session.store, (state) => state.line);
  const table = useNamed(useStore(session.store, (state) => state.table));
  if (line === 'gone') return <Gone />;
  if (table === null) return <Loading />;
  return (
    <>
      <Suspense fallback={<Loading />}>
        <Game {...{ session, table, code, Room }} />
      </Suspense>
      <Introduction />
    </>
  );
}

/** Gives a name to guests whose data were deleted. */
function useNamed(table: TableInfo | null): TableInfo | null {
  const say = useSay();
  return useMemo(() => table && withNames(table, say('somebody')), [table, say]);
}

function Game({ session, table, code, Room }: HallProps & Pick<TablePageProps, 'table'>) {
  const say = useSay();
  const entry = findEntry(table.game);
  if (entry === null || entry.table === null) {
    return (
      <ShortPage title={say('lost.title')} text={say('play.no-table')}>
        <HomeLink />
      </ShortPage>
    );
  }
  fetchGame(table.game, entry, table.options);
  return (
    <Marked table={table} entry={entry}>
      <Room {...{ session, table, entry, code }} open={entry.table} />
    </Marked>
  );
}

/** Keeps seat colours equal in lobby, table, menu, podium and television. */
function Marked({
  table,
  entry,
  children,
}: Pick<TablePageProps, 'table' | 'entry'> & { readonly children: ReactNode }) {
  const locale = useSettings((settings) => settings.locale);
  const { markBy } = use(openRules(table.game, entry, locale));
  return <SeatMarksContext value={useMarks(table, markBy)}>{children}</SeatMarksContext>;
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
