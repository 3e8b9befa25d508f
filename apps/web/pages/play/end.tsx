import type { UiEntry } from '@tablee/games/catalog.ui';
import type { GameTypes, Result, Rounds, Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { Button, EndScreen, type Honour, type TeamWords } from '@tablee/table-ui';
import { Dices, Eye, House, type LucideIcon, Play, RefreshCw, Share } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { openRules } from '../../parts/open-game.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { Link } from '../../router/link.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useHabits, usualVariant } from '../home/against.ts';
import { useNewTable } from '../home/use-new-table.ts';
import styles from './end.module.css';
import { LevelOffer } from './level-offer.tsx';
import { nextLevel } from './next-level.ts';
import { presetOf } from './preset-name.ts';
import { useRematch } from './use-rematch.ts';
import { useShareResult } from './use-share-result.ts';
import { useNextTable } from './use-waiting.ts';
import { WaitingForRematch } from './waiting-for-rematch.tsx';

interface EndProps {
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly viewer: Viewer;
  readonly teamWords: readonly TeamWords[];
  readonly result: Result<GameTypes>;
  /** Points of each seat by round; empty if there are no rounds. */
  readonly rounds: Rounds;
  /** The score that ends a match, or null. */
  readonly goal: number | null;
  readonly honours: readonly Honour[];
  /** The sentence that tells what decided the match, or which rule ended it. */
  readonly reason: string;
  /** The game's own picture of the match; null if the points tell it. */
  readonly story: ReactNode;
  readonly nameOf: (seat: number) => string;
  /** Opens the score sheets; null if the game has none. */
  readonly onCounts: (() => void) | null;
  /** Hides the podium to show the table. */
  readonly onLook: () => void;
}

export function End(props: EndProps) {
  const { table, entry, viewer, result, rounds, goal, honours, reason, story, nameOf, teamWords, onCounts } = props;
  const locale = useSettings((settings) => settings.locale);
  const box = useBoxWords(entry);
  return (
    <EndScreen
      {...{ result, rounds, goal, honours, teamWords, locale, reason, story, nameOf, onCounts }}
      seats={table.seats}
      teams={table.teams}
      viewer={viewer === 'spectator' ? null : viewer}
      game={box('name')}
      unitOf={(n) => box('score', { n })}
    >
      <Actions {...props} />
    </EndScreen>
  );
}

function Actions({ table, entry, viewer, result, nameOf, teamWords, onLook }: EndProps) {
  const say = useSay();
  const { isBusy, rematch, playAtLevel, chooseGame } = useRematch(table);
  const share = useShareResult({ table, result, nameOf, teamWords, game: useBoxWords(entry)('name') });
  const next = useNextTable(table.next);
  const isPlayer = viewer !== 'spectator';
  const isOtherGame = next.game !== null && next.game !== table.game;
  const offer = nextLevel(entry.levels, table, viewer, result);
  return (
    <div className={styles['actions']} data-stranger={!isPlayer || undefined}>
      {offer === null || table.next !== null ? (
        <WaitingForRematch game={table.game} next={next} />
      ) : (
        <LevelOffer offer={offer} isBusy={isBusy} onPlay={() => playAtLevel(offer.level)} />
      )}
      <Link to={{ page: 'home' }} className={`button paper ${styles['other'] ?? ''}`} aria-label={say('end.home')}>
        <House size={21} aria-hidden="true" />
        <span>{say('end.home')}</span>
      </Link>
      <Other Icon={Eye} words={say('end.look')} short={say('end.look-short')} onDo={onLook} />
      {isPlayer && (
        <Button look="now" className={styles['rematch'] ?? ''} disabled={isBusy} onClick={rematch}>
          <RefreshCw size={26} aria-hidden="true" />
          {say(isOtherGame ? 'end.join-others' : 'end.rematch')}
        </Button>
      )}
      {!isPlayer &&
        (table.next !== null && next.hasPlace ? (
          <JoinNext next={table.next} isRematch={!isOtherGame} />
        ) : (
          <PlayIt game={table.game} entry={entry} options={table.options} />
        ))}
      <Other Icon={Share} words={say('end.share')} onDo={share} />
      {isPlayer && <Other Icon={Dices} words={say('end.other-game')} isBusy={isBusy} onDo={chooseGame} />}
    </div>
  );
}

/** For spectators: sits down at the rematch, which has a free place. */
function JoinNext({ next, isRematch }: { readonly next: string; readonly isRematch: boolean }) {
  const say = useSay();
  return (
    <Link to={{ page: 'table', id: next }} className={`button now ${styles['rematch'] ?? ''} ${styles['join'] ?? ''}`}>
      <RefreshCw size={26} aria-hidden="true" />
      {say(isRematch ? 'end.join-rematch' : 'end.join-others')}
    </Link>
  );
}

interface PlayItProps {
  readonly game: string;
  readonly entry: UiEntry;
  readonly options: TableInfo['options'];
}

/** For spectators and visitors of a shared result: starts a match of their own with the same variant. */
function PlayIt({ game, entry, options }: PlayItProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const { definition } = use(openRules(game, entry, locale));
  const played = useHabits((habits) => habits.played);
  const { isBusy, start } = useNewTable(game, entry);
  const preset = presetOf(definition, options);
  const variant = entry.variants.find((one) => one.preset === preset) ?? usualVariant(game, entry, played);
  return (
    <Button look="now" className={styles['rematch'] ?? ''} disabled={isBusy} onClick={() => start(variant)}>
      <Play size={26} fill="currentColor" aria-hidden="true" />
      {say('end.play')}
    </Button>
  );
}

interface OtherProps {
  readonly Icon: LucideIcon;
  readonly words: string;
  /** For narrow screens. */
  readonly short?: string;
  readonly isBusy?: boolean;
  readonly onDo: () => void;
}

/** A secondary button; on narrow screens an icon with a word below. */
function Other({ Icon, words, short, isBusy = false, onDo }: OtherProps) {
  return (
    <Button look="paper" className={styles['other'] ?? ''} aria-label={words} disabled={isBusy} onClick={onDo}>
      <Icon size={21} aria-hidden="true" />
      {short === undefined ? (
        <span>{words}</span>
      ) : (
        <>
          <span className={styles['long']}>{words}</span>
          <span className={styles['short']}>{short}</span>
        </>
      )}
    </Button>
  );
}
