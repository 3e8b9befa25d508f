import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endingBots } from '@tablee/games/catalog.rules';
import {
  type AnyGame,
  type GameTypes,
  letterOf,
  presetOptions,
  seatsOf,
  type TableSetup,
  tableFor,
  winnersOf,
  writeLog,
} from '@tablee/kernel';
import { type ChosenGame, chooseGames } from '../arguments.ts';
import { CheckFailure, UsageError } from '../errors.ts';
import { goldenFolder } from '../folders.ts';
import { print } from '../output.ts';
import { type Players, playMatch, recordMatch } from '../record.ts';
import { openMatchFile } from '../stored.ts';
import { makeWritableFolder, writeText } from '../writing.ts';

const SEED_PREFIX = 'golden';
/** Longer playthroughs are not worth reading. */
const MAX_ENTRIES = 2_000;

export interface GoldenRequest {
  readonly game?: string;
  readonly check: boolean;
  readonly json: boolean;
}

/** One playthrough per preset with the fewest and the most seats, as text to read and as a log. */
export function golden({ game, check, json }: GoldenRequest): void {
  const stale = chooseGames(game).flatMap((chosen) =>
    goldenTables(chosen).flatMap((one) => refresh(chosen, one, check)),
  );
  print(json, { check, stale }, () => summary(check, stale));
  if (stale.length > 0) throw new CheckFailure('Run "npm run lab -- golden" and read the difference.');
}

function summary(isCheck: boolean, stale: readonly string[]): string {
  if (stale.length > 0) return stale.join('\n');
  return isCheck ? 'The golden files are as the rules play.' : 'The golden files are written.';
}

interface GoldenTable {
  readonly name: string;
  readonly table: TableSetup<GameTypes>;
}

function goldenTables({ definition }: ChosenGame): GoldenTable[] {
  return Object.keys(definition.presets).flatMap((preset) => {
    const { counts } = definition.seating(presetOptions(definition, preset) as object);
    return [...new Set([counts[0], counts.at(-1) as number])].map((seats) => ({
      name: `${preset}-${seats}`,
      table: tableFor(definition, preset, seats) as TableSetup<GameTypes>,
    }));
  });
}

function refresh({ definition, entry }: ChosenGame, { name, table }: GoldenTable, isCheck: boolean): string[] {
  const bot = entry.bots[endingBots(entry)[0] ?? ''];
  if (bot === undefined) throw new UsageError(`${definition.id} has no bot to play its golden matches.`);
  const players: Players = { table, bots: seatsOf(table.seats).map(() => bot), most: MAX_ENTRIES };
  if (!isCheck) makeWritableFolder(goldenFolder(definition));
  return [
    ...refreshLog(definition, players, name, isCheck),
    ...refreshText(join(goldenFolder(definition), `${name}.txt`), tellMatch(definition, players, name), isCheck),
  ];
}

function refreshText(file: string, text: string, isCheck: boolean): string[] {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
  if (isCheck) return [`${file} tells the match otherwise than the rules play it.`];
  writeText(file, text);
  return [];
}

/** A stored log is never rewritten: if it no longer replays, the version of the rules must be raised. */
function refreshLog(definition: AnyGame, players: Players, name: string, isCheck: boolean): string[] {
  const file = join(goldenFolder(definition), `${name}.v${definition.version}.jsonl`);
  if (existsSync(file)) {
    try {
      openMatchFile(file);
      return [];
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new CheckFailure(`${why} The rules of ${definition.id} changed: raise their version.`, { cause: error });
    }
  }
  if (isCheck) return [`${file} is missing.`];
  writeText(file, writeLog(recordMatch(definition, players, `${SEED_PREFIX} ${name}`).stored));
  return [];
}

/** The match in notation: deal, every entry, end. */
function tellMatch(definition: AnyGame, players: Players, name: string): string {
  const lines: string[] = [];
  const { start, match } = playMatch(definition, players, `${SEED_PREFIX} ${name}`, ({ entry, events }, after) => {
    const what =
      entry.kind === 'command' ? `${letterOf(entry.seat)} ${definition.notation.command(entry.command)}` : entry.kind;
    lines.push(`${entry.seq} ${what} · ${events.map(({ rule }) => rule).join(' ')}`);
    if (after.seq % 20 === 0) lines.push('', definition.notation.state(after.state), '');
  });
  const result = definition.result(match.state);
  const end =
    result === null
      ? 'no result'
      : `${result.rule}: scores ${result.scores.join(' ')}, won by ${winnersOf(result).map(letterOf).join(' and ')}`;
  const head = `${definition.id} ${definition.version}, ${name}, seed "${SEED_PREFIX} ${name}"`;
  return `${[head, '', definition.notation.state(start.state), '', ...lines, '', definition.notation.state(match.state), '', end].join('\n')}\n`;
}
