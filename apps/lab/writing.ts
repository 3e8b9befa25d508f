import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './errors.ts';

/** Creates the folder if its parent exists, and checks that it is writable. */
export function makeWritableFolder(folder: string): void {
  try {
    if (!isFolder(folder)) mkdirSync(folder); // not recursive: that never returns on some special file systems
    const probe = join(folder, '.tablee-probe');
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new UsageError(`${folder} is no folder that can be written to; the folder it would lie in has to exist.`);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    throw new UsageError(`${file} cannot be written.`);
  }
}
