import { type Bot, simulate } from '@tablee/bot-kit';
import {
  type AnyGame,
  type Entry,
  type GameTypes,
  type Match,
  mixSeed,
  openMatch,
  type Played,
  type SeedParts,
  type StoredMatch,
  secretFromWord,
  storeMatch,
  type TableSetup,
} from '@tablee/kernel';

/** A match between bots from a seed word, to its end or to the bound of its game. */
export interface Recording {
  readonly start: Match<GameTypes>;
  readonly match: Match<GameTypes>;
  readonly ended: 'result' | 'limit' | 'stuck';
}

export interface Players {
  readonly table: TableSetup<GameTypes>;
  readonly bots: readonly Bot<GameTypes>[];
  /** After so many entries the match is left where it is; absent where the bound of its game holds. */
  readonly most?: number;
}

export type Listener = (played: Played<GameTypes>, match: Match<GameTypes>) => void;

export function playMatch(definition: AnyGame, players: Players, word: string, onPlayed?: Listener): Recording {
  const { table, bots, most = definition.bound(table.options, table.seats) } = players;
  const seed = mixSeed(seedFrom(word));
  const opening = openMatch(definition, table, seed);
  return { start: opening.match, ...simulate(opening, bots, most, onPlayed) };
}

function seedFrom(word: string): SeedParts {
  return { secret: secretFromWord(word), nonces: [] };
}

/** The same, with everything that a log file holds. */
export function recordMatch(
  definition: AnyGame,
  players: Players,
  word: string,
  onPlayed?: Listener,
): { recording: Recording; stored: StoredMatch } {
  const entries: Entry<GameTypes>[] = [];
  const recording = playMatch(definition, players, word, (played, match) => {
    entries.push(played.entry);
    onPlayed?.(played, match);
  });
  const names = players.bots.map(({ id }) => id);
  return { recording, stored: storeMatch(recording.match, entries, seedFrom(word), names) };
}
