import { type AnyGame, canonical, commitmentTo, type Seat, teamsAt } from '@tablee/kernel';
import type { SeatInfo, TableInfo } from '@tablee/protocol';
import type { Absence, MatchNotes } from '../presence/match-notes.ts';
import type { Wait } from '../presence/readiness.ts';
import { distinctNames } from '../seats/distinct-names.ts';
import { type Prospect, prospectOf } from '../seats/prospect.ts';
import { seatOptionsOf } from '../seats/seated-table.ts';
import { seatOfGuest } from '../seats/seating.ts';
import type { SentOff } from '../seats/sent-off.ts';
import { talkModeOf } from '../talk/talk.ts';
import type { Person, TableDoc } from './table-doc.ts';

export interface MatchNow {
  readonly notes: MatchNotes;
  readonly time: { readonly at: number; readonly live: boolean };
  readonly graceMs: number;
  readonly pauseLeftMs: number;
  readonly wait: Wait | null;
  /** Null unless match time is stopped for somebody. */
  readonly standingLeftMs: number | null;
}

/** Parts of a table message that are not in the document. */
export interface TableNow {
  isOnline(guest: string): boolean;
  readonly match: MatchNow | null;
  readonly sentOff: SentOff;
}

/** Digest of a table message without its running times: equal digests need no new message. */
export function newsIn({ time, pause, wait, ...rest }: TableInfo): string {
  return canonical({
    ...rest,
    isLive: time?.live ?? null,
    pause: pause && { ...pause, leftMs: null },
    wait: wait && { ...wait, leftMs: null },
  });
}

/** The public part of a table: no guest ids, and no secret before the end. */
export function infoOf(doc: TableDoc, definition: AnyGame, now: TableNow): TableInfo {
  const { id, game, version, house, listed, status, next } = doc;
  const { match } = now;
  const pause = status === 'playing' ? (match?.notes.pause ?? null) : null;
  const seats = seatsOf(doc, now);
  return {
    id,
    game,
    version,
    options: { ...doc.setup.options },
    seatOptions: optionsBySeat(doc, definition).map((options) => ({ ...options })),
    ...prospectInfo(doc, definition),
    house,
    listed,
    talk: talkModeOf(doc, definition),
    status,
    seats,
    maker: seatOfGuest(doc, doc.maker),
    ...now.sentOff.infoOf(doc, seats),
    pause: pause === null ? null : { ...pause, leftMs: Math.ceil(match?.pauseLeftMs ?? 0) },
    wait: status === 'playing' && match !== null ? waitInfo(match) : null,
    time: match?.time ?? null,
    commitment: commitmentTo(doc.secret),
    seed: status === 'over' ? { secret: doc.secret, nonces: [...(doc.nonces ?? [])] } : null,
    next,
  };
}

function optionsBySeat({ status, setup, seats }: TableDoc, definition: AnyGame): readonly object[] {
  return status === 'waiting' ? seats.map((sitter) => seatOptionsOf(sitter, definition)) : setup.seatOptions;
}

function prospectInfo(doc: TableDoc, definition: AnyGame): Pick<TableInfo, keyof Prospect> {
  const { plays, teams, offeredTo, obstacle } =
    doc.status === 'waiting' ? prospectOf(doc, definition) : begun(doc, definition);
  return {
    plays: plays.map((options) => options && { ...options }),
    teams: teams === null || isEachAlone(teams, definition, doc.setup.options) ? null : teams.map((team) => [...team]),
    offeredTo,
    obstacle: obstacle === null ? null : obstacleInfo(obstacle),
  };
}

/** True if no team has two members or a name: the table is then described without teams. */
function isEachAlone(teams: NonNullable<Prospect['teams']>, definition: AnyGame, options: object): boolean {
  return teams.every((team) => team.length === 1) && (definition.teamNames?.(options) ?? []).length === 0;
}

function begun({ setup }: TableDoc, definition: AnyGame): Prospect {
  const teams = definition.teams === undefined ? null : teamsAt(definition, setup);
  return { plays: setup.seatOptions, teams, offeredTo: null, obstacle: null };
}

function obstacleInfo(obstacle: NonNullable<Prospect['obstacle']>): NonNullable<TableInfo['obstacle']> {
  if (obstacle.why !== 'refused') return { why: obstacle.why, counts: [...obstacle.counts] };
  return { why: 'refused', rule: obstacle.rule, facts: { ...obstacle.facts } };
}

function waitInfo({ wait, standingLeftMs }: MatchNow): TableInfo['wait'] {
  if (wait === null) return null;
  const leftMs = wait.stands ? Math.ceil(standingLeftMs ?? 0) : null;
  return { for: wait.for, awaited: [...wait.awaited], ready: [...wait.ready], leftMs };
}

function seatsOf(doc: TableDoc, now: TableNow): SeatInfo[] {
  const names = distinctNames(doc.seats.map((sitter) => (sitter.kind === 'open' ? '' : sitter.name)));
  return doc.seats.map((sitter, seat) => {
    if (sitter.kind === 'open') return sitter;
    const name = names[seat] as string;
    if (sitter.kind === 'person') return personInfo({ ...sitter, name }, seat as Seat, doc, now);
    return { kind: 'bot', level: sitter.level, name, avatar: sitter.avatar };
  });
}

function personInfo(sitter: Person, seat: Seat, { status }: TableDoc, now: TableNow): SeatInfo {
  const { name, avatar, guest } = sitter;
  const { match } = now;
  const absence = status === 'playing' ? (match?.notes.absences[seat] ?? null) : null;
  return {
    kind: 'person',
    name,
    avatar,
    online: now.isOnline(guest),
    away: absence === null ? null : awayInfo(absence, match?.graceMs ?? 0),
  };
}

function awayInfo(
  { since, standIn, hasPlayed }: Absence,
  graceMs: number,
): { since: number; standInAt: number; standIn: string | null; hasPlayed: boolean } {
  return { since, standInAt: since + graceMs, standIn, hasPlayed };
}
