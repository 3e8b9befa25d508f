import { parseArgs } from 'node:util';
import { dataFolder } from './store/data-folder.ts';
import { reasonOf } from './store/problems.ts';
import { restoreData } from './store/restore-data.ts';

/** npm run restore -- FILE [--force]. Exit code 2: the restore failed and the data is unchanged. */

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
  const [file] = positionals;
  if (file === undefined) throw new Error('Say which file to restore: npm run restore -- FILE.');
  const folder = dataFolder(process.env);
  const restored = restoreData(file, folder, { force: values.force ?? false, now: new Date() });
  if (!restored.ok) throw new Error(restored.sentence);
  const { tables, entries } = restored.content;
  console.log(`${folder} now holds ${tables} tables with ${entries} entries.`);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 2;
}
