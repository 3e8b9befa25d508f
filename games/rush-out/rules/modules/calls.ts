import type { Millis, Seat } from '@tablee/kernel';
import { isHero } from '../board.ts';
import { isHeroSpot, placeAt, spotsOf } from '../places.ts';
import { refuse } from '../refuse.ts';
import { PING_PACE } from '../timing.ts';
import type { HeroSpot, RushRefusal, RushTable } from '../types.ts';
import type { CommandSpec, RushModule } from './contract.ts';
import { isSpot } from './dice.ts';

/** Calls between heroes: RO-A68. They are events that change nothing else. */

export const PING_WORDS = ['help', 'dragon', 'mine'] as const;
export type PingWord = (typeof PING_WORDS)[number];

export type CallCommand = { readonly do: 'ping'; readonly word: PingWord; readonly spot: HeroSpot };

export type CallEvent = {
  readonly kind: 'pinged';
  readonly rule: 'RO-A68';
  readonly seat: Seat;
  readonly word: PingWord;
  readonly spot: HeroSpot;
};

const PING: CommandSpec<CallCommand> = {
  parse: ({ word, spot }) => (isPingWord(word) && isSpot(spot) && isHeroSpot(spot) ? { do: 'ping', word, spot } : null),
  candidates: (table) =>
    spotsOf(table, 'heroes').flatMap((spot) => PING_WORDS.map((word) => ({ do: 'ping' as const, word, spot }))),
  refuse: refusePing,
  phases: () => ['signal', 'play'],
  isAside: true,
  play: (state, seat, { word, spot }, { at }) => ({
    state: notePing(state, seat, at),
    events: [{ kind: 'pinged', rule: 'RO-A68', seat, word, spot }],
  }),
  project: (table, seat, _, at) => notePing(table, seat, at),
  pace: PING_PACE,
  write: ({ word, spot }) => [word, spot],
  read: ([word, spot]) => ({ word, spot }),
  examples: [{ do: 'ping', word: 'help', spot: 't1' }],
};

export const callsModule: RushModule = { id: 'calls', commands: { ping: PING } };

function notePing<T extends RushTable>(table: T, seat: Seat, at: Millis): T {
  return { ...table, pingedAt: table.pingedAt.with(seat, at) };
}

function isPingWord(value: unknown): value is PingWord {
  return (PING_WORDS as readonly unknown[]).includes(value);
}

function refusePing(table: RushTable, seat: Seat, { word, spot }: CallCommand): RushRefusal | null {
  if (!isHero(table, seat)) return refuse('RO-A68', { why: 'sorcerer' });
  const isAbsent = placeAt(table, spot) === null || (word === 'dragon' && table.dragon === null);
  return isAbsent ? refuse('RO-A68', { why: 'absent' }) : null;
}
