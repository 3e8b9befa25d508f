import { dataFolder } from './store/data-folder.ts';
import { reasonOf } from './store/problems.ts';
import { readReports } from './store/read-reports.ts';
import type { KeptReport } from './store/server-store.ts';

/** npm run reports: prints the reports of players, the latest last. Exit code 2: they cannot be read. */

try {
  const folder = dataFolder(process.env);
  const read = readReports(folder);
  if (!read.ok) throw new Error(read.sentence);
  console.log(read.reports.length === 0 ? 'Nobody has reported anything.' : read.reports.map(told).join('\n\n'));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 2;
}

function told({ id, at, table, game, why, reporter, reported, about, lines }: KeptReport): string {
  const head = `${id}. ${new Date(at).toISOString()}: ${named(reporter)} reports ${named(reported)} (${why}), at table ${table} of ${game}.`;
  const said = lines.map(({ n, what }) => `   ${n === about ? '>' : ' '} ${JSON.stringify(Object.values(what)[0])}`);
  return [head, ...said].join('\n');
}

function named(name: string): string {
  return name === '' ? 'somebody who was forgotten' : JSON.stringify(name);
}
