import { Avatar, listOf } from '@tablee/table-ui';
import type { SayPage } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { findEntry } from '../../parts/open-game.ts';
import { boxWords } from '../../parts/use-box-words.ts';
import { useSettings } from '../../settings/settings.ts';
import styles from './end.module.css';
import type { NextTable } from './use-waiting.ts';

interface WaitingProps {
  /** The game of the finished match. */
  readonly game: string;
  readonly next: NextTable;
}

/** Names the people at the next table, whether a rematch or another game. */
export function WaitingForRematch({ game, next }: WaitingProps) {
  const say = useSay();
  const words = useWords(game, next, say);
  return (
    <p className={styles['waiting']} role="status">
      {words !== null && (
        <>
          {next.waiting.map(({ seat, info }) => (
            <Avatar key={seat} seat={seat} name={info.avatar} size={30} />
          ))}
          <span>{words}</span>
        </>
      )}
    </p>
  );
}

/** Null until the next table is known, once its match has begun, and while nobody is at the table of another game. */
function useWords(game: string, next: NextTable, say: SayPage): string | null {
  const locale = useSettings((settings) => settings.locale);
  if (next.game === null) return null;
  const said = {
    names: listOf(
      next.waiting.map(({ info }) => info.name),
      locale,
    ),
    count: next.waiting.length,
  };
  if (next.game === game) return said.count === 0 ? say('end.wants-more') : say('end.waiting', said);
  const entry = findEntry(next.game);
  if (entry === null || said.count === 0) return null;
  return say('end.waiting-other', { ...said, game: boxWords(entry, locale)('play') });
}
