import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

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

function sync(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
