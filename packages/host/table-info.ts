import { type AnyGame, commitmentTo } from '@tablee/kernel';
import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { seatOfGuest } from './seating.ts';
import { isFair, type Sitter, type TableDoc } from './table-doc.ts';
import { talkModeOf } from './talk.ts';

/** A table as everybody may see it: no guest's id, and no secret before the end. */
export function infoOf(doc: TableDoc, definition: AnyGame, isOnline: (guest: string) => boolean): TableInfo {
  const { id, game, version, listed, status, next } = doc;
  return {
    id,
    game,
    version,
    options: { ...doc.setup.options },
    listed,
    fair: isFair(doc),
    talk: talkModeOf(doc, definition),
    status,
    seats: doc.seats.map((sitter) => seatInfo(sitter, isOnline)),
    maker: seatOfGuest(doc, doc.maker),
    commitment: commitmentTo(doc.secret),
    seed: status === 'over' ? { secret: doc.secret, nonces: [...(doc.nonces ?? [])] } : null,
    next,
  };
}

function seatInfo(sitter: Sitter, isOnline: (guest: string) => boolean): SeatInfo {
  if (sitter.kind !== 'person') return sitter;
  const { name, avatar, guest } = sitter;
  return { kind: 'person', name, avatar, online: isOnline(guest) };
}
