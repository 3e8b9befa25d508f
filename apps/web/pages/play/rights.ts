import type { Viewer } from '@tablee/kernel';
import type { SeatInfo, TableInfo } from '@tablee/protocol';

export function mayPause({ listed, status }: TableInfo, viewer: Viewer | null): boolean {
  return !listed && status === 'playing' && typeof viewer === 'number';
}

/** True for spectators if a bot has the seat; `isBarred` after the maker has removed them. */
export function mayTakeOver(
  { listed, status }: TableInfo,
  viewer: Viewer | null,
  info: SeatInfo,
  isBarred: boolean,
): boolean {
  return !listed && !isBarred && status === 'playing' && viewer === 'spectator' && info.kind === 'bot';
}

export function maySendOff({ status, maker }: TableInfo, viewer: Viewer | null, seat: number, info: SeatInfo): boolean {
  return (
    status !== 'over' && typeof viewer === 'number' && viewer === maker && seat !== viewer && info.kind === 'person'
  );
}

/** Match time from which the viewer may let a bot stand in; null if they may not or one does. */
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
