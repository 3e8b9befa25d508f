import { minutesOf, type UiEntry, uiCatalog } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import { Dices } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { GameBox } from '../../parts/game-box.tsx';
import { rangeFacts } from '../../parts/range-facts.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import styles from './another-game.module.css';
import { Chip } from './chip.tsx';
import { otherGames } from './other-games.ts';

interface AnotherGameProps {
  readonly table: TableInfo;
  readonly onOpen: () => void;
}

/** Renders nothing if there is no other game. */
export function AnotherGame({ table, onOpen }: AnotherGameProps) {
  const say = useSay();
  if (otherGames(uiCatalog, table).length === 0) return null;
  return (
    <Chip onClick={onOpen}>
      <Dices size={20} aria-hidden="true" />
      {say('lobby.another-game')}
    </Chip>
  );
}

interface GamesDialogProps {
  readonly table: TableInfo;
  readonly onChoose: (game: string) => void;
  readonly onClose: () => void;
}

/** Changes the game of the table; the players stay. */
export function GamesDialog({ table, onChoose, onClose }: GamesDialogProps) {
  const say = useSay();
  const choose = (game: string): void => {
    onClose();
    onChoose(game);
  };
  return (
    <Dialog title={say('lobby.another-title')} onClose={onClose}>
      <p>{say('lobby.another-text')}</p>
      <ul className={styles['games']}>
        {otherGames(uiCatalog, table).map(({ id, ...game }) => (
          <li key={id}>
            <Game {...game} onChoose={() => choose(id)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface GameProps {
  readonly entry: UiEntry;
  readonly people: number;
  readonly doesFit: boolean;
  readonly onChoose: () => void;
}

function Game({ entry, people, doesFit, onChoose }: GameProps) {
  const say = useSay();
  const name = useBoxWords(entry)('name');
  return (
    <button type="button" className={styles['choice']} disabled={!doesFit} onClick={onChoose}>
      <span className={styles['box']} aria-hidden="true">
        <GameBox entry={entry} />
      </span>
      <span>
        {name}
        <small>
          {doesFit ? say('home.players', rangeFacts(entry.players)) : say('lobby.another-small', { count: people })}
          {', '}
          {say('home.minutes', rangeFacts(minutesOf(entry)))}
        </small>
      </span>
    </button>
  );
}
