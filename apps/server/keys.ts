import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { isSecret } from '@tablee/kernel';
import * as z from 'zod/mini';
import { keysFile } from './store/data-folder.ts';
import { partialOf, settleFile } from './store/durable-files.ts';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;

/** What the server signs with, in hex: the first signs, all of them are believed. */
export type Keys = readonly [string, ...string[]];

export type ReadKeys = { readonly ok: true; readonly keys: Keys } | { readonly ok: false; readonly file: string };

const stored = z.strictObject({ keys: z.array(z.string()).check(z.minLength(1)) });

/** The keys of a data folder; made on the first start. A file that cannot be read is not replaced: guests would be lost. */
export function readKeys(folder: string): ReadKeys {
  const file = keysFile(folder);
  const text = readText(file) ?? makeKeys(file);
  const read = stored.safeParse(parseJson(text));
  if (!read.success || !read.data.keys.every(isSecret)) return { ok: false, file };
  return { ok: true, keys: read.data.keys as unknown as Keys };
}

/** Null where there is no file yet. */
function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function makeKeys(file: string): string {
  const text = JSON.stringify({ keys: [randomBytes(KEY_BYTES).toString('hex')] });
  writeFileSync(partialOf(file), text, { mode: OWNER_ONLY });
  settleFile(file);
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A key for one purpose: what is signed for one is worth nothing for another. */
export function keysFor(purpose: 'cookie' | 'device', keys: Keys): [string, ...string[]] {
  const derive = (key: string): string => createHmac('sha256', Buffer.from(key, 'hex')).update(purpose).digest('hex');
  const [first, ...others] = keys;
  return [derive(first), ...others.map(derive)];
}
