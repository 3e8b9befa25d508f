import { minutesOf, type UiEntry, variantId } from '@tablee/games/catalog.ui';
import { BookOpen, Clock, Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { GameBox } from '../../parts/game-box.tsx';
import { rangeFacts } from '../../parts/range-facts.ts';
import { useBoxWords, useCoverWords } from '../../parts/use-box-words.ts';
import { variantWords } from '../../parts/variant-words.ts';
import { Link } from '../../router/link.tsx';
import { useHabits, usualVariant } from './against.ts';
import { type TableMaking, useTableMaking } from './use-laying.ts';
import { Variants } from './variants.tsx';

interface StandProps {
  readonly id: string;
  readonly entry: UiEntry;
  /** The variant highlighted on the page; null if it belongs to another box. */
  readonly now: string | null;
  /** Maximum of chips. */
  readonly most: number;
}

/** A box with its facts and variants. */
export function Stand({ id, entry, now, most }: StandProps) {
  const say = useSay();
  const box = useBoxWords(entry);
  const laying = useTableMaking(id, entry);
  const isPlayable = entry.table !== null;
  return (
    <article className="stand" aria-label={box('name')} style={{ '--box-edge': entry.edge } as CSSProperties}>
      <h3 className="hidden-words">{box('name')}</h3>
      {isPlayable ? <CoverButton {...{ id, entry, laying }} /> : <Cover entry={entry} />}
      <Facts id={id} entry={entry} />
      {isPlayable ? (
        <Variants {...{ id, entry, now, most, laying }} />
      ) : (
        <p className="stand-soon">{say('home.soon')}</p>
      )}
    </article>
  );
}

interface CoverButtonProps extends Pick<StandProps, 'id' | 'entry'> {
  readonly laying: TableMaking;
}

/** Plays the usual variant. */
function CoverButton({ id, entry, laying: { laid, lay, reach } }: CoverButtonProps) {
  const say = useSay();
  const words = useCoverWords(entry);
  const played = useHabits((habits) => habits.played);
  const usual = usualVariant(id, entry, played);
  return (
    <div className="stand-cover">
      <Cover entry={entry} />
      {/* Over the cover, not around it: text drawn on the cover is not part of the button's name. */}
      <button
        type="button"
        className="stand-hit"
        aria-label={say('home.cover', { play: words('play'), variant: variantWords(words, usual).name })}
        aria-busy={laid === variantId(usual)}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => lay(usual)}
      />
    </div>
  );
}

function Cover({ entry }: Pick<StandProps, 'entry'>) {
  const box = useBoxWords(entry);
  return (
    <span className="stand-box" aria-hidden="true">
      <GameBox entry={entry}>{box('tagline')}</GameBox>
    </span>
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
