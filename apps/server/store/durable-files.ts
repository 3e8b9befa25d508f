import { closeSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Name of a file that is still being written, so that an incomplete file is never taken for a complete one. */
export function partialOf(file: string): string {
  return `${file}.partial`;
}

/** Renames the partial file once all its bytes are on the disk. */
export function settleFile(file: string): void {
  sync(partialOf(file));
  renameSync(partialOf(file), file);
  sync(dirname(file));
}

/** Moves files into a new folder that only the owner can read. */
export function moveInto(files: readonly string[], folder: string): void {
  if (files.length > 0) mkdirSync(folder, { mode: 0o700 });
  for (const file of files) renameSync(file, join(folder, basename(file)));
}

function sync(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
