import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './errors.ts';

/** A folder that can be written to: an existing one, or a new one in an existing one. */
export function makeWritableFolder(folder: string): void {
  try {
    if (!isFolder(folder)) mkdirSync(folder); // a deep mkdir never returns on some special file systems
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
