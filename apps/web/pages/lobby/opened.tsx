import { OtherDevice } from '../../parts/other-device.tsx';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { GamesDialog } from './another-game.tsx';
import { HouseDialog } from './house-rules.tsx';
import type { Room } from './room.ts';

export type Openable = 'rules' | 'device' | 'games' | 'house';
export type Open = (what: Openable) => void;

interface OpenedProps {
  readonly opened: Openable | null;
  readonly room: Room;
  readonly onClose: () => void;
}

/** What lies in front of the lobby. */
export function Opened({ opened, room: { table, entry, isMaker, actions }, onClose }: OpenedProps) {
  switch (opened) {
    case 'device':
      return <OtherDevice id={table.id} onClose={onClose} />;
    case 'games':
      return <GamesDialog table={table} onChoose={actions.switchGame} onClose={onClose} />;
    case 'house':
      return (
        <HouseDialog
          table={table}
          pace={entry.pace}
          onChoose={isMaker ? actions.chooseHouse : null}
          onClose={onClose}
        />
      );
    case 'rules':
      return <RulesDrawer game={table.game} entry={entry} refused={null} onClose={onClose} />;
    case null:
      return null;
  }
}
