import type { UiEntry } from '@tablee/games/catalog.ui';
import type { Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { mayPause } from '../rights.ts';

/** True in a real-time match against bots only, while no newcomer is waited for. */
export function mayHold(table: TableInfo, { pace }: Pick<UiEntry, 'pace'>, viewer: Viewer | null): boolean {
  const isAlone = table.seats.every((info, seat) => info.kind === 'bot' || seat === viewer);
  return pace === 'realtime' && isAlone && table.wait?.for !== 'rules' && mayPause(table, viewer);
}
