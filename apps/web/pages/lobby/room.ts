import type { UiEntry } from '@tablee/games/catalog.ui';
import type { AnyClientRules, Facts } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import type { AnySay } from '@tablee/words';
import type { LobbyActions } from './use-lobby.ts';

/** A removed guest, as the maker sees them. */
export type SentOffGuest = NonNullable<TableInfo['sentOff']>[number];

/** Puts a refusal into words; `nameOf` gives the names of players. */
export type SayRule = (
  refusal: { readonly rule: string; readonly facts: Facts },
  nameOf: (seat: number) => string,
) => string;

/** A waiting table as one viewer sees it. */
export interface Room {
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly definition: AnyClientRules;
  readonly sayGame: AnySay;
  /** For sentences that only some games have; null if this one does not. */
  readonly sayIfTold: (id: string) => string | null;
  readonly own: number | null;
  readonly isMaker: boolean;
  /** Removed by the maker: may only watch. */
  readonly isBarred: boolean;
  readonly actions: LobbyActions;
  /** Opens the options of the viewer's own seat. */
  readonly openMine: () => void;
  /** Opens the invitation. */
  readonly openInvite: () => void;
}

/** Players may move to an open place or that of a bot; the maker may also swap with a person. */
export function maySwapTo({ table, own, isMaker }: Room, seat: number): boolean {
  return own !== null && seat !== own && (isMaker || table.seats[seat]?.kind !== 'person');
}

/** The removed guest offered on open place `seat`, one per place; null for none. */
export function offeredToLetIn(
  { table: { seats, sentOff }, isMaker }: Pick<Room, 'table' | 'isMaker'>,
  seat: number,
): SentOffGuest | null {
  if (!isMaker || seats[seat]?.kind !== 'open') return null;
  const openBefore = seats.slice(0, seat).filter(({ kind }) => kind === 'open').length;
  return sentOff?.[openBefore] ?? null;
}

/** A listed table is public until its maker closes it. */
export function mayClose({ table, isMaker }: Pick<Room, 'table' | 'isMaker'>): boolean {
  return isMaker && table.listed;
}

/** Players choose for their own seat, the maker also for bots. */
export function mayChooseFor({ table, own, isMaker }: Room, seat: number): boolean {
  return seat === own || (isMaker && table.seats[seat]?.kind === 'bot');
}
