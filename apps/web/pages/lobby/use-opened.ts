import { useState } from 'react';
import type { LobbyDialog } from './opened.tsx';
import { takeWish } from './wish.ts';

type OpenedDialog = readonly [opened: LobbyDialog | null, open: (what: LobbyDialog | null) => void];

/** The open dialog; at first the choice of games, if the maker came here to choose one. */
export function useOpened(table: string, isMaker: boolean): OpenedDialog {
  const [opened, open] = useState<LobbyDialog | 'wish' | null>(() => (takeWish(table) ? 'wish' : null));
  const wished = isMaker ? 'games' : null;
  return [opened === 'wish' ? wished : opened, open];
}
