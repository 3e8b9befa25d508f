import type { UiEntry } from '@tablee/games/catalog.ui';
import type { Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { mayPause } from '../rights.ts';

/** Whether a match of haste may wait for this viewer: nobody but bots plays with them, and no newcomer is waited for anyway. */
export function mayHold(table: TableInfo, { pace }: Pick<UiEntry, 'pace'>, viewer: Viewer | null): boolean {
  const isAlone = table.seats.every((info, seat) => info.kind === 'bot' || seat === viewer);
  return pace === 'realtime' && isAlone && table.wait?.for !== 'rules' && mayPause(table, viewer);
}
