import { minutesOf } from '@tablee/games/catalog.ui';
import { useSay } from '../../locale/use-say.ts';
import { GameBox } from '../../parts/game-box.tsx';
import { rangeFacts } from '../../parts/range-facts.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { AnotherGame } from './another-game.tsx';
import styles from './game-strip.module.css';
import type { Room } from './room.ts';

interface GameStripProps {
  readonly room: Room;
  readonly onGames: () => void;
}

/**
 * Names the game when its box does not fit in the middle of the table; on tablets the box stands beside the invitation.
 */
export function GameStrip({ room: { entry, table, isMaker }, onGames }: GameStripProps) {
  const say = useSay();
  const box = useBoxWords(entry);
  return (
    <div className={styles['strip']}>
      <span className={styles['box']} aria-hidden="true">
        <GameBox entry={entry} />
      </span>
      <p className={styles['words']} aria-hidden="true">
        {box('name')}
        <small>
          {say(`home.pace.${entry.pace}`)},{' '}
          <span className={styles['minutes']}>{say('home.minutes', rangeFacts(minutesOf(entry)))}</span>
        </small>
      </p>
      {isMaker && (
        <span className={styles['other']}>
          <AnotherGame table={table} onOpen={onGames} />
        </span>
      )}
    </div>
  );
}
