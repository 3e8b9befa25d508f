import { readFileSync } from 'node:fs';
import { rulesCatalog } from '@tablee/games/catalog.rules';
import {
  type AnyGame,
  type GameTypes,
  type LogProblem,
  type Match,
  mixSeed,
  openMatch,
  readLog,
  replay,
  type StoredMatch,
  type VerifyProblem,
  verifyMatch,
} from '@tablee/kernel';
import { UsageError } from './errors.ts';

/** A match log that was replayed and verified. */
export interface VerifiedMatch {
  readonly definition: AnyGame;
  readonly stored: StoredMatch;
  readonly match: Match<GameTypes>;
}

const UNREADABLE: Readonly<Record<LogProblem['why'], string>> = {
  'not-a-log': 'is no match log',
  'unknown-format': 'is a match log of a format that is not known here',
  'cut-short': 'is cut short: its last line is not the end of a log',
  altered: 'was altered: its lines do not have the hash that its end claims',
  'unknown-game': 'is of a game that is not in the catalog',
  'unknown-version': 'is of a version of the rules that is not in the catalog',
  'bad-table': 'has a table that these rules do not allow',
  'bad-end': 'has an end without a proper seed, result or hash of the state',
  'bad-line': 'has a line that is no entry',
};

const UNTRUE: Readonly<Record<VerifyProblem['why'], string>> = {
  gap: 'an entry is missing or doubled',
  'time-runs-back': 'time runs back',
  'missed-wake': 'a wake that was due is missing',
  'no-such-wake': 'a wake stands where none was due',
  refused: 'the rules refuse this entry',
  'another-commitment': 'the seed is not the one that was promised',
  'another-state': 'playing it again leads to another state',
  'another-result': 'playing it again leads to another result',
};

export function openMatchFile(file: string): VerifiedMatch {
  const read = readLog(readText(file), rulesCatalog);
  if (!read.ok) throw new UsageError(`${file} ${UNREADABLE[read.problem.why]} (line ${read.problem.line}).`);
  const verified = verifyMatch(read.definition, read.stored);
  if (verified.ok) return { definition: read.definition, stored: read.stored, match: verified.match };
  const { seq, why } = verified.problem;
  throw new UsageError(`${file} is not true: ${UNTRUE[why]}${seq === null ? '' : ` (entry ${seq})`}.`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
}

/** The match after entry `at`; 0 is the deal. */
export function positionAt({ definition, stored }: VerifiedMatch, at: number): Match<GameTypes> {
  const { entries, end, header } = stored;
  if (at > entries.length) throw new UsageError(`The match has ${entries.length} entries: there is no entry ${at}.`);
  const { match } = openMatch(definition, header.table, mixSeed(end.seed));
  const replayed = replay(match, entries.slice(0, at));
  if (!replayed.ok) throw new Error('a verified log plays again');
  return replayed.match;
}
