import { useState } from 'react';
import type { Openable } from './opened.tsx';
import { takeWish } from './wish.ts';

type Opened = readonly [opened: Openable | null, open: (what: Openable | null) => void];

/** The open dialog; at first the choice of games, if the maker came here to choose one. */
export function useOpened(table: string, isMaker: boolean): Opened {
  const [opened, open] = useState<Openable | 'wish' | null>(() => (takeWish(table) ? 'wish' : null));
  const wished = isMaker ? 'games' : null;
  return [opened === 'wish' ? wished : opened, open];
}
