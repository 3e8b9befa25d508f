import type { UiEntry } from '@tablee/games/catalog.ui';
import { Button } from '@tablee/table-ui';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { GameBox } from '../../parts/game-box.tsx';
import { showNotice } from '../../parts/notices.tsx';
import { findEntry } from '../../parts/open-game.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { Link } from '../../router/link.tsx';
import { api, type MyTable, type SeenTable } from '../../session/api.ts';
import { loadMe } from '../../session/me.ts';
import { moodOf, useSeenTables } from './my-tables.ts';
import styles from './running-tables.module.css';

/** The guest's tables: whose turn it is, a link, and a button to leave. */
export function RunningTables({ tables }: { readonly tables: readonly MyTable[] }) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useSeenTables(tables);
  return (
    <section className={styles['tables']} aria-labelledby="my-tables">
      <h2 id="my-tables" ref={heading} tabIndex={-1} className={styles['title']}>
        {say('home.tables')}
      </h2>
      <ul className={styles['list']}>
        {tables.map((table) => {
          const entry = findEntry(table.game);
          if (entry === null) return null;
          const props = { table, entry, seen: seen.get(table.id) ?? null };
          return <Plate key={table.id} {...props} onLeft={() => heading.current?.focus()} />;
        })}
      </ul>
    </section>
  );
}

interface PlateProps {
  readonly table: MyTable;
  readonly entry: UiEntry;
  readonly seen: SeenTable | null;
  /** Called before the entry disappears with the focus in it. */
  readonly onLeft: () => void;
}

function Plate({ table, entry, seen, onLeft }: PlateProps) {
  const say = useSay();
  const game = useBoxWords(entry)('name');
  const [isAsking, setAsking] = useState(false);
  const mood = moodOf(table, seen);
  const state = mood.id === 'turn' ? say('home.table.turn', { name: mood.name }) : say(`home.table.${mood.id}`);
  const leave = async (): Promise<void> => {
    setAsking(false);
    const left = await api.leave(table.id);
    if (!left.ok) return showNotice(sayProblem(say, left.why));
    onLeft();
    await loadMe();
  };
  return (
    <li className={styles['plate']}>
      <Link to={{ page: 'table', id: table.id }} className={styles['way']}>
        <span className={styles['box']} aria-hidden="true">
          <GameBox entry={entry} />
        </span>
        <span className={styles['words']}>
          <b>{game}</b> <small data-mood={mood.id}>{state}</small>
        </span>
        {table.status === 'playing' && (
          <span className={styles['resume']} aria-hidden="true">
            {say('home.table.resume')}
          </span>
        )}
      </Link>
      <button
        type="button"
        className={styles['out']}
        aria-label={say('home.table.leave', { game })}
        onClick={() => (table.status === 'playing' ? setAsking(true) : void leave())}
      >
        <X size={20} aria-hidden="true" />
      </button>
      {isAsking && <LeaveQuestion game={game} onYes={() => void leave()} onNo={() => setAsking(false)} />}
    </li>
  );
}

interface LeaveQuestionProps {
  readonly game: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Confirms leaving a running match, which goes on without the player. */
function LeaveQuestion({ game, onYes, onNo }: LeaveQuestionProps) {
  const say = useSay();
  return (
    <Dialog title={say('home.leave-title', { game })} onClose={onNo}>
      <p>{say('home.leave-text')}</p>
      <div className="dialog-actions">
        <Button look="now" onClick={onNo}>
          {say('home.leave-no')}
        </Button>
        <Button look="paper" onClick={onYes}>
          {say('home.leave-yes')}
        </Button>
      </div>
    </Dialog>
  );
}
