import type { UiEntry } from '@tablee/games/catalog.ui';
import type { SeatInfo } from '@tablee/protocol';
import { Avatar } from '@tablee/table-ui';
import { useEffect, useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { GameBox } from '../../parts/game-box.tsx';
import { findEntry } from '../../parts/open-game.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { Link } from '../../router/link.tsx';
import { api, type Me, type MyTable } from '../../session/api.ts';

/** A table of mine that this page can show. */
export function waitingTable(me: Me | null): MyTable | null {
  const shown = me?.tables.filter(({ game }) => (findEntry(game)?.table ?? null) !== null) ?? [];
  return shown.find(({ status }) => status === 'playing') ?? shown[0] ?? null;
}

export function Resume({ table }: { readonly table: MyTable }) {
  const entry = findEntry(table.game);
  return entry === null ? null : <ResumeCard table={table} entry={entry} />;
}

function ResumeCard({ table, entry }: { readonly table: MyTable; readonly entry: UiEntry }) {
  const say = useSay();
  const game = useBoxWords(entry)('name');
  const seats = useSeats(table.id);
  return (
    <section className="resume" aria-labelledby="resume-title">
      <span className="resume-box" aria-hidden="true">
        <GameBox entry={entry} />
      </span>
      <div className="resume-words">
        <h2 id="resume-title">{say('home.resume')}</h2>
        <p>{say(table.status === 'playing' ? 'home.resume-playing' : 'home.resume-waiting', { game })}</p>
      </div>
      <span className="resume-seats" aria-hidden="true">
        {seats.map(({ seat, info }) => (
          <Avatar key={seat} seat={seat} name={info.avatar} size={36} />
        ))}
      </span>
      <Link to={{ page: 'table', id: table.id }} className="button ink resume-go">
        {say('home.resume-go')}
      </Link>
    </section>
  );
}

interface Taken {
  readonly seat: number;
  readonly info: Exclude<SeatInfo, { kind: 'open' }>;
}

function useSeats(id: string): readonly Taken[] {
  const [seats, setSeats] = useState<readonly Taken[]>([]);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const answer = await api.table(id);
      if (!answer.ok || !isWanted) return;
      setSeats(answer.value.table.seats.flatMap((info, seat) => (info.kind === 'open' ? [] : [{ seat, info }])));
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [id]);
  return seats;
}
