import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { isSecret } from '@tablee/kernel';
import * as z from 'zod/mini';
import { keysFile } from './store/data-folder.ts';
import { partialOf, settleFile } from './store/durable-files.ts';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;
const DAY_MS = 24 * 3600 * 1000;
/** So long a key signs. */
const SIGNS_MS = 90 * DAY_MS;
/** So long it is believed after that: as long as the last cookie that it signed. */
const BELIEVED_MS = 366 * DAY_MS;

/** What the server signs with, in hex: the first signs, all of them are believed. */
export type Keys = readonly [string, ...string[]];

export type ReadKeys = { readonly ok: true; readonly keys: Keys } | { readonly ok: false; readonly file: string };

interface DatedKey {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

const secret = z.string().check(z.refine(isSecret));
const dated = z.strictObject({ key: secret, madeAt: z.int() });
/** The first servers wrote keys without a date: theirs begins when it is first read. */
const stored = z.strictObject({ keys: z.array(z.union([dated, secret])).check(z.minLength(1)) });

/**
 * The keys of a data folder, as they are good from now on: made on the first start, and a new one at a start after the
 * newest has signed for long. A file that cannot be read is not replaced: guests would be lost.
 */
export function readKeys(folder: string, now: number): ReadKeys {
  const file = keysFile(folder);
  const text = readText(file);
  const read = text === null ? { success: true as const, data: { keys: [] } } : stored.safeParse(parseJson(text));
  if (!read.success) return { ok: false, file };
  const keys = rotated(
    read.data.keys.map((key) => (typeof key === 'string' ? { key, madeAt: now } : key)),
    now,
  );
  const next = JSON.stringify({ keys });
  if (next !== text) write(file, next);
  return { ok: true, keys: keys.map(({ key }) => key) as unknown as Keys };
}

/** The newest first. Each is out of use since the one before it in the list was made. */
function rotated(keys: readonly DatedKey[], now: number): DatedKey[] {
  const isFresh = keys[0] !== undefined && now - keys[0].madeAt < SIGNS_MS;
  const all = isFresh ? keys : [{ key: randomBytes(KEY_BYTES).toString('hex'), madeAt: now }, ...keys];
  return all.filter((_, index) => now - (all[index - 1]?.madeAt ?? now) < BELIEVED_MS);
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

function write(file: string, text: string): void {
  writeFileSync(partialOf(file), text, { mode: OWNER_ONLY });
  settleFile(file);
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
