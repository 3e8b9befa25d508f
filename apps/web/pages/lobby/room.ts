import type { UiEntry } from '@tablee/games/catalog.ui';
import type { AnyGame, Facts } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import type { AnySay } from '@tablee/words';
import type { LobbyActions } from './use-lobby.ts';

/** A guest who was sent off, as the maker is told of them. */
export type SentOffGuest = NonNullable<TableInfo['sentOff']>[number];

/** Says why a rule of the game is in the way, with the players that `nameOf` knows. */
export type SayRule = (
  refusal: { readonly rule: string; readonly facts: Facts },
  nameOf: (seat: number) => string,
) => string;

/** A waiting table as one person sees it. */
export interface Room {
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly definition: AnyGame;
  /** Says a sentence of the game. */
  readonly sayGame: AnySay;
  /** The same for a sentence that not every game has; null where this one does not. */
  readonly sayIfTold: (id: string) => string | null;
  readonly own: number | null;
  readonly isMaker: boolean;
  /** Sent off by the maker: may watch only. */
  readonly isBarred: boolean;
  readonly actions: LobbyActions;
  /** Shows everything that there is to choose for one's own place. */
  readonly openMine: () => void;
  /** Shows how a friend gets to this table. */
  readonly openInvite: () => void;
}

/** Everybody takes an open place or that of a bot; the maker also that of a person, who gets theirs. */
export function maySwapTo({ table, own, isMaker }: Room, seat: number): boolean {
  return own !== null && seat !== own && (isMaker || table.seats[seat]?.kind !== 'person');
}

/** Whom the maker may let in again, offered on the open place `seat`: one guest a place. Null for none. */
export function offeredToLetIn(
  { table: { seats, sentOff }, isMaker }: Pick<Room, 'table' | 'isMaker'>,
  seat: number,
): SentOffGuest | null {
  if (!isMaker || seats[seat]?.kind !== 'open') return null;
  const openBefore = seats.slice(0, seat).filter(({ kind }) => kind === 'open').length;
  return sentOff?.[openBefore] ?? null;
}

/** Strangers find a listed table until its maker closes it. */
export function mayClose({ table, isMaker }: Pick<Room, 'table' | 'isMaker'>): boolean {
  return isMaker && table.listed;
}

/** Everybody chooses for themselves, the maker for bots too. */
export function mayChooseFor({ table, own, isMaker }: Room, seat: number): boolean {
  return seat === own || (isMaker && table.seats[seat]?.kind === 'bot');
}
