import { lazy } from 'react';
import { useLinkToken } from './device/use-link-token.ts';
import { TableDoor, type TablePageProps } from './table-door.tsx';

const importPlay = () => import('./play/play.tsx');
const Lobby = lazy(() => import('./lobby/lobby.tsx'));
const Play = lazy(importPlay);
const DeviceDoor = lazy(() => import('./device/device-door.tsx'));
importPlay().catch(() => null); // while the server is asked about the table; what fails is told when it is drawn

/** The page of a table: lobby, then match. */
export default function TablePage({ id }: { readonly id: string }) {
  const { token, forget } = useLinkToken();
  if (token !== null) return <DeviceDoor key={token} token={token} onDone={forget} />;
  return <TableDoor id={id} as="guest" Room={Room} />;
}

function Room({ session, table, entry, open, code }: TablePageProps) {
  if (table.status === 'waiting') return <Lobby {...{ session, table, entry, code }} />;
  return <Play {...{ session, table, entry, open }} />;
}
