import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, type Figure, type FiguresOf, usualBot } from '@tablee/bot-kit';
import type { Figures } from '@tablee/games/catalog.rules';
import { type GameTypes, presetOptions, seatsOf, type TableSetup, tableFor } from '@tablee/kernel';
import { type ChosenGame, chooseGames } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { gameFolder } from '../folders.ts';
import { print, showProgress, showTable } from '../output.ts';
import { type Players, playMatch } from '../record.ts';
import { type FigureTable, withFigures } from '../rules-page.ts';

export interface FiguresRequest {
  readonly game?: string;
  /** Defaults to the usual bot. */
  readonly bot?: string;
  readonly matches: number;
  readonly write: boolean;
  readonly json: boolean;
}

type Sums = Map<string, [number, number]>;

const MINUTES_ROW = 'minutes a match, between bots';

/** Counts the figures of a game over many matches between bots. */
export function figures({ game, bot, matches, write, json }: FiguresRequest): void {
  if (write && bot !== undefined) throw new UsageError('RULES.md tells of the usual bot: leave out --bot or --write.');
  for (const chosen of chooseGames(game)) {
    if (chosen.entry.figures === undefined) continue;
    const counted = measure(chosen, chosen.entry.figures, botOf(chosen, bot), matches);
    print(json, byTable(counted), () =>
      showTable([[`${matches} matches of ${chosen.definition.id}`, ...counted.heads], ...counted.rows]),
    );
    if (write) writePage(chosen, counted, matches);
  }
}

type FigureColumns = Pick<FigureTable, 'heads' | 'rows'>;

function byTable({ heads, rows }: FigureColumns): object {
  return Object.fromEntries(
    heads.map((head, column) => [head, Object.fromEntries(rows.map(([name, ...cells]) => [name, cells[column]]))]),
  );
}

/** One column per table. */
function measure(
  chosen: ChosenGame,
  { of, presets, isBySeats = false }: Figures,
  bot: Bot<GameTypes>,
  matches: number,
): FigureColumns {
  const tables = presets.flatMap((preset) =>
    seatCounts(chosen, preset, isBySeats).map((seats) => ({ preset, table: tableAt(chosen, preset, seats) })),
  );
  const columns = tables.map(({ table }) =>
    countAt(chosen, of, { table, bots: seatsOf(table.seats).map(() => bot) }, matches),
  );
  const names = [...(columns[0]?.keys() ?? [])];
  return {
    heads: tables.map(({ preset, table }) => `${preset}, ${table.seats} players`),
    rows: names.map((name) => [name, ...columns.map((sums) => showFigure(sums.get(name)))] as const),
  };
}

function seatCounts({ definition, entry }: ChosenGame, preset: string, isBySeats: boolean): readonly number[] {
  if (isBySeats) return definition.seating(presetOptions(definition, preset) ?? {}).counts;
  return entry.duels.filter((duel) => duel.preset === preset).map(({ seats }) => seats);
}

function tableAt({ definition }: ChosenGame, preset: string, seats: number): TableSetup<GameTypes> {
  const table = tableFor(definition, preset, seats) as TableSetup<GameTypes> | undefined;
  if (table === undefined) throw new UsageError(`${definition.id} has no table of ${preset} to be measured at.`);
  return table;
}

function botOf({ definition, entry }: ChosenGame, name: string | undefined): Bot<GameTypes> {
  if (name === undefined) return usualBot(definition, entry.bots);
  const bot = Object.hasOwn(entry.bots, name) ? entry.bots[name] : undefined;
  if (bot === undefined) throw new UsageError(`${definition.id} has no bot "${name}".`);
  return bot;
}

function countAt({ definition }: ChosenGame, of: FiguresOf, players: Players, matches: number): Sums {
  const sums: Sums = new Map();
  const bar = showProgress(definition.id, matches);
  for (let n = 0; n < matches; n += 1) {
    const commands: object[] = [];
    const events: object[] = [];
    const { match } = playMatch(definition, players, `figures ${n}`, (played) => {
      if (played.entry.kind === 'command') commands.push(played.entry.command);
      events.push(...played.events);
    });
    add(sums, of(definition.view(match.state, 'spectator'), commands, events));
    add(sums, { [MINUTES_ROW]: [match.at / 60_000, 1] });
    bar.done(n + 1);
  }
  bar.close();
  return sums;
}

function add(sums: Sums, figuresOfMatch: Readonly<Record<string, Figure>>): void {
  for (const [name, [part, whole]] of Object.entries(figuresOfMatch)) {
    const [parts, wholes] = sums.get(name) ?? [0, 0];
    sums.set(name, [parts + part, wholes + whole]);
  }
}

/** Empty if the denominator is 0. */
function showFigure([part, whole]: Figure = [0, 0]): string {
  return whole === 0 ? '' : (part / whole).toFixed(1);
}

function writePage({ definition }: ChosenGame, { heads, rows }: FigureColumns, matches: number): void {
  const file = join(gameFolder(definition.id), 'RULES.md');
  if (!existsSync(file)) throw new UsageError('There is no RULES.md yet: run "npm run lab -- rules --write" first.');
  const command = `npm run lab -- figures --game ${definition.id} --matches ${matches} --write`;
  writeFileSync(
    file,
    withFigures(readFileSync(file, 'utf8'), { heads: heads.length > 1 ? heads : [''], rows, matches, command }),
  );
}
