import { parseArgs } from 'node:util';
import { backUp, defaultBackup } from './store/back-up.ts';
import { dataFolder } from './store/data-folder.ts';
import { reasonOf } from './store/problems.ts';

/** npm run backup [-- FILE]. Exit code 2: the backup failed and FILE was not written. */

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const folder = dataFolder(process.env);
  const file = positionals[0] ?? defaultBackup(folder, new Date());
  const made = backUp(folder, file);
  if (!made.ok) throw new Error(made.sentence);
  console.log(`${file} holds ${made.content.tables} tables with ${made.content.entries} entries, read through.`);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 2;
}
