import { type Bot, simulate } from '@tablee/bot-kit';
import {
  type AnyGame,
  commitmentTo,
  type Entry,
  type GameTypes,
  hashValue,
  LOG_FORMAT,
  type Match,
  mixSeed,
  openMatch,
  type Played,
  type StoredMatch,
  secretFromWord,
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
}

export function playMatch(
  definition: AnyGame,
  { table, bots }: Players,
  word: string,
  onPlayed?: (played: Played<GameTypes>, match: Match<GameTypes>) => void,
): Recording {
  const seed = mixSeed({ secret: secretFromWord(word), nonces: [] });
  const { match: start } = openMatch(definition, table, seed);
  return { start, ...simulate(start, bots, definition.bound(table.options, table.seats), onPlayed) };
}

/** The same, with everything that a log file holds. */
export function recordMatch(
  definition: AnyGame,
  players: Players,
  word: string,
): { recording: Recording; stored: StoredMatch } {
  const entries: Entry<GameTypes>[] = [];
  const recording = playMatch(definition, players, word, (played) => entries.push(played.entry));
  const secret = secretFromWord(word);
  const header = {
    tablee: LOG_FORMAT,
    game: definition.id,
    version: definition.version,
    table: players.table,
    players: players.bots.map(({ id }) => id),
    commitment: commitmentTo(secret),
  } as const;
  const { state } = recording.match;
  const end = { seed: { secret, nonces: [] }, result: definition.result(state), stateHash: hashValue(state) };
  return { recording, stored: { header, entries, end } };
}
