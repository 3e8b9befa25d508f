import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { usualBot } from '@tablee/bot-kit';
import { endingBots } from '@tablee/games/catalog.rules';
import { presetOptions } from '@tablee/kernel';
import { type ChosenGame, chooseGame } from '../arguments.ts';
import { type Cell, type CellReport, campsOf } from '../balance/cell.ts';
import { balancePage, tableOf } from '../balance/page.ts';
import { balancePlot } from '../balance/plot.ts';
import { mergeReports, readReports } from '../balance/stored.ts';
import { measureAll } from '../balance/threads.ts';
import { UsageError } from '../errors.ts';
import { print, showProgress, showTable } from '../output.ts';
import { writeText } from '../writing.ts';

export interface BalanceRequest {
  readonly game: string;
  /** Names separated by commas; all if absent, here and below. */
  readonly preset?: string;
  readonly seats?: string;
  readonly bots?: string;
  readonly matches: number;
  readonly seed: string;
  readonly write: boolean;
  readonly into: string;
  readonly json: boolean;
}

/** Measures how often each camp wins, for every preset, number of players and bot level, or for those requested. */
export async function balance(request: BalanceRequest): Promise<void> {
  const chosen = chooseGame(request.game);
  campsOf(chosen);
  const all = tablesOf(chosen, request);
  const cells = chooseCells(all, request);
  const bar = showProgress('tables', cells.length);
  const reports = await measureAll(cells, (done) => bar.done(done));
  bar.close();
  print(request.json, reports, () => showTable(tableOf(reports)));
  if (request.write) writePage(chosen, request, all, reports);
}

/** Every table of the game, in the order of the page. */
function tablesOf({ definition, entry }: ChosenGame, { game, matches, seed }: BalanceRequest): Cell[] {
  const tables = Object.keys(definition.presets).flatMap((preset) => {
    const { counts } = definition.seating(presetOptions(definition, preset) ?? {});
    return counts.map((seats) => ({ preset, seats }));
  });
  return endingBots(entry).flatMap((bot) => tables.map((table) => ({ game, ...table, bot, matches, seed })));
}

function chooseCells(all: readonly Cell[], { preset, seats, bots }: BalanceRequest): Cell[] {
  const presets = chooseNames(
    '--preset',
    all.map((cell) => cell.preset),
    preset,
  );
  const counts = chooseNames(
    '--seats',
    all.map((cell) => String(cell.seats)),
    seats,
  );
  const levels = chooseNames(
    '--bots',
    all.map(({ bot }) => bot),
    bots,
  );
  const cells = all.filter(
    (cell) => presets.has(cell.preset) && counts.has(String(cell.seats)) && levels.has(cell.bot),
  );
  if (cells.length === 0) throw new UsageError('No table has both this preset and this number of players.');
  return cells;
}

function chooseNames(option: string, known: readonly string[], typed: string | undefined): ReadonlySet<string> {
  const all = new Set(known);
  const names = typed?.split(',') ?? known;
  const unknown = names.find((name) => !all.has(name));
  if (unknown === undefined) return new Set(names);
  throw new UsageError(`${option} is one or more of ${[...all].join(', ')}, separated by commas, not "${unknown}".`);
}

/** Replaces the rows that were measured and leaves the other rows alone. */
function writePage(
  { definition, entry }: ChosenGame,
  { game, into }: BalanceRequest,
  all: readonly Cell[],
  measured: readonly CellReport[],
): void {
  const usual = usualBot(definition, entry.bots).id;
  const plot = `${game}.svg`;
  mkdirSync(into, { recursive: true });
  const stored = join(into, `${game}.json`);
  const reports = mergeReports(all, readReports(stored), measured);
  writeText(stored, `${JSON.stringify(reports, null, 2)}\n`);
  writeText(join(into, plot), balancePlot(reports));
  writeText(join(into, `${game}.md`), balancePage({ game, usual, plot, reports }));
}
