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

/** A finished or stopped match between bots. */
export interface Recording {
  readonly start: Match<GameTypes>;
  readonly match: Match<GameTypes>;
  readonly ended: 'result' | 'limit' | 'stuck';
}

export interface Players {
  readonly table: TableSetup<GameTypes>;
  readonly bots: readonly Bot<GameTypes>[];
  /** Maximum number of entries; defaults to the bound of the game. */
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

/** `playMatch`, with the log of the match. */
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
