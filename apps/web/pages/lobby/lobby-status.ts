import type { TableInfo } from '@tablee/protocol';
import { listOf } from '@tablee/table-ui';
import type { Locale } from '@tablee/words';
import type { SayPage } from '../../locale/index.ts';
import type { SayRule } from './room.ts';

export interface LobbyStatus {
  readonly title: string;
  readonly text: string;
  /** Its avatar is shown beside the text. */
  readonly seat: number | null;
  readonly canStart: boolean;
}

export interface StatusWords {
  readonly say: SayPage;
  readonly locale: Locale;
  readonly sayRule: SayRule;
  /** The sentence that tells to whom a rematch offers the rotating role; null if it offers none. */
  readonly offer: string | null;
  /** True if the maker has removed the viewer. */
  readonly isBarred: boolean;
}

/** The status line: the next thing to do, or the player to wait for. */
export function lobbyStatus(table: TableInfo, own: number | null, words: StatusWords): LobbyStatus {
  const { say, offer } = words;
  if (own === null) return words.isBarred ? barredStatus(table, say) : visitorStatus(table, say);
  const missing = sayObstacle(table, words);
  if (own !== table.maker) return guestStatus(table, own, missing ?? offer, say);
  if (missing !== null) {
    const title = takenPlaces(table).length === 1 ? say('lobby.status-alone') : missing;
    return { title, text: howToMend(table, say), seat: own, canStart: false };
  }
  const coming = table.seats.flatMap((info) => (info.kind === 'person' && !info.online ? [info.name] : []));
  if (coming.length > 0) {
    const title = say('lobby.status-coming', { names: listOf(coming, words.locale), count: coming.length });
    return { title, text: offer ?? say('lobby.status-can-start'), seat: own, canStart: true };
  }
  const friend = table.seats.findLastIndex((info, seat) => info.kind === 'person' && info.online && seat !== own);
  const title = friend === -1 ? say('lobby.status-ready') : say('lobby.status-who', { name: nameAt(table, friend) });
  const text = offer ?? (friend === -1 ? '' : say('lobby.status-ready'));
  return { title, text, seat: friend === -1 ? own : friend, canStart: true };
}

/** The reason why the match cannot begin, or null. */
export function sayObstacle(
  table: TableInfo,
  { say, locale, sayRule }: Omit<StatusWords, 'offer' | 'isBarred'>,
): string | null {
  const { obstacle } = table;
  if (obstacle === null) return null;
  const taken = takenPlaces(table);
  if (obstacle.why === 'refused') return sayRule(obstacle, (seat) => nameAt(table, taken[seat] ?? -1));
  const { why, counts } = obstacle;
  if (why === 'bad-count') return say('lobby.status-count', { counts: orList(counts, locale), count: taken.length });
  return say('lobby.status-few', { missing: (counts[0] as number) - taken.length });
}

/** Nothing to add to a refusal by the rules: its sentence says what to change. */
function howToMend({ obstacle, seats }: TableInfo, say: SayPage): string {
  const hasPlace = seats.some(({ kind }) => kind === 'open');
  return obstacle?.why === 'refused' || !hasPlace ? '' : say('lobby.status-few-how');
}

/** Lists numbers: « 4 ou 6 ». */
function orList(counts: readonly number[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(counts.map(String));
}

function visitorStatus(table: TableInfo, say: SayPage): LobbyStatus {
  const place = placeForVisitor(table);
  const title = say(place === null ? 'lobby.status-full' : 'lobby.status-visitor');
  const text = { open: '', bot: say('lobby.status-visitor-bot'), none: say('lobby.status-full-how') }[place ?? 'none'];
  return { title, text, seat: null, canStart: false };
}

/** Tells a removed guest that only the maker can let them in again. */
function barredStatus(table: TableInfo, say: SayPage): LobbyStatus {
  const { maker } = table;
  const text =
    maker === null ? say('lobby.status-full-how') : say('lobby.status-barred-how', { name: nameAt(table, maker) });
  return { title: say('lobby.status-barred'), text, seat: null, canStart: false };
}

/** The kind of place that a visitor could take, or null. At tables that are not listed, a bot makes room. */
export function placeForVisitor({ seats, listed }: Pick<TableInfo, 'seats' | 'listed'>): 'open' | 'bot' | null {
  if (seats.some(({ kind }) => kind === 'open')) return 'open';
  return !listed && seats.some(({ kind }) => kind === 'bot') ? 'bot' : null;
}

/** `text` tells what is missing, or to whom a role is offered. */
function guestStatus(table: TableInfo, own: number, text: string | null, say: SayPage): LobbyStatus {
  const { maker } = table;
  if (maker === null) return { title: text ?? say('lobby.status-ready'), text: '', seat: own, canStart: false };
  const title = say('lobby.status-wait', { name: nameAt(table, maker) });
  return { title, text: text ?? '', seat: maker, canStart: false };
}

/** The taken places, in the order of the seats in the match. */
export function takenPlaces({ seats }: TableInfo): number[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]));
}

export function nameAt({ seats }: TableInfo, seat: number): string {
  const info = seats[seat];
  return info === undefined || info.kind === 'open' ? '' : info.name;
}
