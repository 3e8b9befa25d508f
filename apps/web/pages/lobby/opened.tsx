import { OtherDevice } from '../../parts/other-device.tsx';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { GamesDialog } from './another-game.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MineDialog } from './mine-dialog.tsx';
import { OptionsDialog } from './options-dialog.tsx';
import type { Room } from './room.ts';

export type LobbyDialog = 'rules' | 'device' | 'games' | 'options' | 'mine' | 'invite';
export type OpenDialog = (what: LobbyDialog) => void;

interface OpenedProps {
  readonly opened: LobbyDialog | null;
  readonly room: Room;
  readonly open: OpenDialog;
  readonly onClose: () => void;
}

/** The open dialog or drawer. */
export function Opened({ opened, room, open, onClose }: OpenedProps) {
  const { table, entry, actions } = room;
  switch (opened) {
    case 'device':
      return <OtherDevice id={table.id} onClose={onClose} />;
    case 'games':
      return <GamesDialog table={table} onChoose={actions.switchGame} onClose={onClose} />;
    case 'options':
      return <OptionsDialog room={room} onGames={() => open('games')} onClose={onClose} />;
    case 'invite':
      return <InviteDialog room={room} onClose={onClose} />;
    case 'mine':
      return room.own !== null && <MineDialog room={room} seat={room.own} onClose={onClose} />;
    case 'rules':
      return <RulesDrawer game={table.game} entry={entry} options={table.options} refused={null} onClose={onClose} />;
    case null:
      return null;
  }
}
