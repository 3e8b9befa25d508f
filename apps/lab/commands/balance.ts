import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { usualBot } from '@tablee/bot-kit';
import { endingBots } from '@tablee/games/catalog.rules';
import { presetOptions } from '@tablee/kernel';
import { type ChosenGame, chooseGame } from '../arguments.ts';
import { type Cell, type CellReport, campsOf } from '../balance/cell.ts';
import { balancePage, tableOf } from '../balance/page.ts';
import { balancePlot } from '../balance/plot.ts';
import { measureAll } from '../balance/threads.ts';
import { BALANCE_FOLDER } from '../folders.ts';
import { print, showProgress, showTable } from '../output.ts';
import { writeText } from '../writing.ts';

export interface BalanceRequest {
  readonly game: string;
  readonly matches: number;
  readonly seed: string;
  readonly write: boolean;
  readonly json: boolean;
}

/** Measures how often each camp wins, for every preset, number of players and bot level. */
export async function balance(request: BalanceRequest): Promise<void> {
  const chosen = chooseGame(request.game);
  campsOf(chosen);
  const cells = cellsOf(chosen, request);
  const bar = showProgress('tables', cells.length);
  const reports = await measureAll(cells, (done) => bar.done(done));
  bar.close();
  print(request.json, reports, () => showTable(tableOf(reports)));
  if (request.write) writePage(chosen, request, reports);
}

function cellsOf({ definition, entry }: ChosenGame, { game, matches, seed }: BalanceRequest): Cell[] {
  const tables = Object.keys(definition.presets).flatMap((preset) => {
    const { counts } = definition.seating(presetOptions(definition, preset) ?? {});
    return counts.map((seats) => ({ preset, seats }));
  });
  return endingBots(entry).flatMap((bot) => tables.map((table) => ({ game, ...table, bot, matches, seed })));
}

function writePage(chosen: ChosenGame, { game, matches, seed }: BalanceRequest, reports: readonly CellReport[]): void {
  const usual = usualBot(chosen.definition, chosen.entry.bots).id;
  const plot = `${game}.svg`;
  mkdirSync(BALANCE_FOLDER, { recursive: true });
  writeText(join(BALANCE_FOLDER, plot), balancePlot(reports));
  writeText(join(BALANCE_FOLDER, `${game}.md`), balancePage({ game, matches, seed, usual, plot, reports }));
}
