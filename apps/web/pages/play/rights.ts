import type { Viewer } from '@tablee/kernel';
import type { SeatInfo, TableInfo } from '@tablee/protocol';

/** Whether this viewer may stop and start the match. */
export function mayPause({ listed, status }: TableInfo, viewer: Viewer | null): boolean {
  return !listed && status === 'playing' && typeof viewer === 'number';
}

/** Whether this viewer may sit down where a bot plays; `isBarred` after the maker sent them off. */
export function mayTakeOver(
  { listed, status }: TableInfo,
  viewer: Viewer | null,
  info: SeatInfo,
  isBarred: boolean,
): boolean {
  return !listed && !isBarred && status === 'playing' && viewer === 'spectator' && info.kind === 'bot';
}

/** Whether this viewer may send somebody off. */
export function maySendOff({ status, maker }: TableInfo, viewer: Viewer | null, seat: number, info: SeatInfo): boolean {
  return (
    status !== 'over' && typeof viewer === 'number' && viewer === maker && seat !== viewer && info.kind === 'person'
  );
}

/** When this viewer may let a bot stand in, in match time; null where they may not, or where one does. */
export function mayReplaceAt(
  { status, maker }: TableInfo,
  viewer: Viewer | null,
  seat: number,
  info: SeatInfo,
): number | null {
  if (status !== 'playing' || typeof viewer !== 'number' || viewer === seat) return null;
  if (info.kind !== 'person' || info.away === null || info.away.standIn !== null) return null;
  return viewer === maker ? 0 : info.away.standInAt;
}
