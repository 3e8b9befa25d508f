import type { UiEntry, Variant } from '@tablee/games/catalog.ui';
import { Ellipsis, Map, Play, UserPlus } from 'lucide-react';
import { sayLevel } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { useCoverWords } from '../../parts/use-box-words.ts';
import { variantWords } from '../../parts/variant-words.ts';
import { Link } from '../../router/link.tsx';
import { FRIENDS, levelFor, useHabits } from './against.ts';
import styles from './variant-chip.module.css';

interface VariantChipProps {
  readonly entry: UiEntry;
  readonly variant: Variant;
  /** `now` is the highlighted variant of the page, `paper` the usual one of its game. */
  readonly look: 'now' | 'paper' | 'ghost';
  /** Its table is being created. */
  readonly isBusy: boolean;
  /** Prefetches the table on hover or focus, before the tap. */
  readonly onReach: () => void;
  readonly onStart: () => void;
}

export function VariantChip({ entry, variant, look, isBusy, onReach, onStart }: VariantChipProps) {
  const say = useSay();
  const words = useCoverWords(entry);
  const against = useHabits((habits) => habits.against);
  const { name, fact: told } = variantWords(words, variant);
  const fact = isBusy ? say('home.variant.busy') : told;
  const said = { game: words('name'), variant: name, fact };
  const level = sayLevel(say, levelFor(entry, variant, against)).toLowerCase();
  const label = against === FRIENDS ? say('home.variant.friends', said) : say('home.variant.bots', { ...said, level });
  return (
    <li className={styles['place']}>
      <button
        type="button"
        className={styles['chip']}
        data-look={look}
        aria-label={label}
        aria-busy={isBusy}
        onPointerEnter={onReach}
        onFocus={onReach}
        onClick={onStart}
      >
        <span className={styles['words']}>
          <b>{name}</b> <small>{fact}</small>
        </span>
        <span className={styles['sign']} aria-hidden="true">
          {isBusy ? <i className={styles['wheel']} /> : <Sign isForFriends={against === FRIENDS} />}
        </span>
      </button>
    </li>
  );
}

function Sign({ isForFriends }: { readonly isForFriends: boolean }) {
  return isForFriends ? <UserPlus size={15} strokeWidth={2.6} /> : <Play size={12} fill="currentColor" />;
}

/** A link to the chapters of a game, among its variants. */
export function ChaptersChip({ id, game }: { readonly id: string; readonly game: string }) {
  const say = useSay();
  return (
    <li className={styles['place']}>
      <Link to={{ page: 'chapters', game: id }} className={styles['chip']} aria-label={say('chapters.title', { game })}>
        <span className={styles['words']}>
          <b>{say('chapters.open')}</b>
        </span>
        <span className={styles['sign']} aria-hidden="true">
          <Map size={15} />
        </span>
      </Link>
    </li>
  );
}

interface MoreChipProps {
  readonly game: string;
  readonly onOpen: () => void;
}

export function MoreChip({ game, onOpen }: MoreChipProps) {
  const say = useSay();
  return (
    <li className={styles['place']}>
      <button
        type="button"
        className={styles['chip']}
        aria-label={say('home.more-label', { game })}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className={styles['words']}>
          <b>{say('home.more')}</b>
        </span>
        <span className={styles['sign']} aria-hidden="true">
          <Ellipsis size={16} />
        </span>
      </button>
    </li>
  );
}
