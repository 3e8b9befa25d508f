import { minutesOf, type UiEntry } from '@tablee/games/catalog.ui';
import { BookOpen, Clock, Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { GameBox } from '../../parts/game-box.tsx';
import { rangeFacts } from '../../parts/range-facts.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { Link } from '../../router/link.tsx';
import { useHabits, usualVariant } from './against.ts';
import { Variants } from './variants.tsx';

interface StandProps {
  readonly id: string;
  readonly entry: UiEntry;
  /** The variant that the eye should find first on the whole page; null where it is at another box. */
  readonly now: string | null;
  /** So many ways to play have room under a box. */
  readonly most: number;
}

/** A box on the edge of the table, with every way to play what is in it. */
export function Stand({ id, entry, now, most }: StandProps) {
  const say = useSay();
  const box = useBoxWords(entry);
  return (
    <article className="stand" aria-label={box('name')} style={{ '--box-edge': entry.edge } as CSSProperties}>
      <h3 className="stand-box">
        <GameBox entry={entry}>{box('tagline')}</GameBox>
      </h3>
      <Facts id={id} entry={entry} />
      {entry.table === null ? (
        <p className="stand-soon">{say('home.soon')}</p>
      ) : (
        <Variants {...{ id, entry, now, most }} />
      )}
    </article>
  );
}

function Facts({ id, entry }: Pick<StandProps, 'id' | 'entry'>) {
  const say = useSay();
  const players = rangeFacts(entry.players);
  const game = useBoxWords(entry)('name');
  const played = useHabits((habits) => habits.played);
  const { preset: variant } = usualVariant(id, entry, played);
  return (
    <ul className="stand-facts">
      <li>
        <Users size={17} aria-hidden="true" />
        <span aria-hidden="true">{say('home.players-short', players)}</span>
        <span className="hidden-words">{say('home.players', players)}</span>
      </li>
      <li>
        <Clock size={17} aria-hidden="true" />
        {say('home.minutes', rangeFacts(minutesOf(entry)))}
      </li>
      <li>
        <Link
          to={{ page: 'rules', game: id, variant }}
          className="stand-rules"
          aria-label={say('home.rules-label', { game })}
        >
          <BookOpen size={17} aria-hidden="true" />
          <span>{say('home.rules')}</span>
        </Link>
      </li>
    </ul>
  );
}
