import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usualBot } from '@tablee/bot-kit';
import { type GameTypes, seatsOf, type TableSetup, tableFor } from '@tablee/kernel';
import { type ChosenGame, chooseGames } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { gameFolder } from '../folders.ts';
import { print, showProgress, showTable } from '../output.ts';
import { playMatch } from '../record.ts';
import { withFigures } from '../rules-page.ts';

export interface FiguresRequest {
  readonly game?: string;
  readonly matches: number;
  readonly write: boolean;
  readonly json: boolean;
}

type Rows = readonly (readonly [string, string])[];

/** What matches of a game are like, counted over many of them between its usual bots. */
export function figures({ game, matches, write, json }: FiguresRequest): void {
  for (const chosen of chooseGames(game).filter(({ entry }) => entry.figures !== undefined)) {
    const rows = measure(chosen, matches);
    print(json, Object.fromEntries(rows), () => showTable([[chosen.definition.id, `${matches} matches`], ...rows]));
    if (write) writePage(chosen, rows, matches);
  }
}

function measure({ definition, entry }: ChosenGame, matches: number): Rows {
  const [duel] = entry.duels;
  const table = duel && (tableFor(definition, duel.preset, duel.seats) as TableSetup<GameTypes>);
  if (table === undefined) throw new Complaint(`${definition.id} has no table to be measured at.`);
  const players = { table, bots: seatsOf(table.seats).map(() => usualBot(definition, entry.bots)) };
  const sums = new Map<string, [number, number]>();
  const bar = showProgress(definition.id, matches);
  for (let n = 0; n < matches; n += 1) {
    const commands: object[] = [];
    const { match } = playMatch(definition, players, `figures ${n}`, ({ entry: played }) => {
      if (played.kind === 'command') commands.push(played.command);
    });
    const minutes = { 'minutes a match, between bots': [match.at / 60_000, 1] as const };
    for (const [name, [part, whole]] of Object.entries({
      ...entry.figures?.(definition.view(match.state, 'spectator'), commands),
      ...minutes,
    })) {
      const [parts, wholes] = sums.get(name) ?? [0, 0];
      sums.set(name, [parts + part, wholes + whole]);
    }
    bar.done(n + 1);
  }
  bar.close();
  return [...sums].map(([name, [part, whole]]) => [name, (part / whole).toFixed(1)] as const);
}

function writePage({ definition }: ChosenGame, rows: Rows, matches: number): void {
  const file = join(gameFolder(definition.id), 'RULES.md');
  if (!existsSync(file)) throw new Complaint('There is no RULES.md yet: run "npm run lab -- rules --write" first.');
  const command = `npm run lab -- figures --game ${definition.id} --matches ${matches} --write`;
  writeFileSync(file, withFigures(readFileSync(file, 'utf8'), { rows, matches, command }));
}
