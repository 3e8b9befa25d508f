import { closeSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where a file is written before it has its name: a half-written one is never taken for a whole one. */
export function partialOf(file: string): string {
  return `${file}.partial`;
}

/** Gives the partial file its name once every byte of it is on the disk. */
export function settleFile(file: string): void {
  sync(partialOf(file));
  renameSync(partialOf(file), file);
  sync(dirname(file));
}

/** Into a new folder for its owner alone. */
export function moveInto(files: readonly string[], folder: string): void {
  if (files.length > 0) mkdirSync(folder, { mode: 0o700 });
  for (const file of files) renameSync(file, join(folder, basename(file)));
}

function sync(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
