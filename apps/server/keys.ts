import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { isSecret } from '@tablee/kernel';
import * as z from 'zod/mini';
import { keysFile } from './store/data-folder.ts';
import { partialOf, settleFile } from './store/durable-files.ts';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;
const DAY_MS = 24 * 3600 * 1000;
/** Age after which a key is replaced. */
const SIGNING_AGE_MS = 90 * DAY_MS;
/**
 * Days of uptime for which a replaced key is still accepted: at least the lifetime of the last cookie that it signed.
 */
const ACCEPTED_DAYS = 366;

/** Secrets in hex: the first one signs, all of them are accepted. */
export type Keys = readonly [string, ...string[]];

export type ReadKeys = { readonly ok: true; readonly keys: Keys } | { readonly ok: false; readonly file: string };

interface DatedKey {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Days of uptime when the key was made. */
  readonly madeDay: number;
}

const secret = z.string().check(z.refine(isSecret));
/**
 * Older servers wrote keys without a date, and later without a day. Such keys count from the moment they are first
 * read.
 */
const dated = z.strictObject({ key: secret, madeAt: z.int(), madeDay: z.optional(z.int()) });
const stored = z.strictObject({ keys: z.array(z.union([dated, secret])).check(z.minLength(1)) });

/**
 * Reads the keys of a data folder; makes one on the first start and whenever the newest is too old to sign. An
 * unreadable file is not replaced, because all guests would be lost. `day` counts days of uptime: a clock that is wrong
 * by years can make a key early, but drops none.
 */
export function readKeys(folder: string, now: number, day: number): ReadKeys {
  const file = keysFile(folder);
  const text = readText(file);
  const read = text === null ? { success: true as const, data: { keys: [] } } : stored.safeParse(parseJson(text));
  if (!read.success) return { ok: false, file };
  const known = read.data.keys.map((one) => (typeof one === 'string' ? { key: one, madeAt: now } : one));
  const keys = rotated(
    known.map(({ key, madeAt, madeDay = day }) => ({ key, madeAt: Math.min(madeAt, now), madeDay })),
    now,
    day,
  );
  const next = JSON.stringify({ keys });
  if (next !== text) write(file, next);
  return { ok: true, keys: keys.map(({ key }) => key) as unknown as Keys };
}

/** Newest first. Each key retires when the one before it in the list is made. */
function rotated(keys: readonly DatedKey[], now: number, day: number): DatedKey[] {
  const isFresh = keys[0] !== undefined && now - keys[0].madeAt < SIGNING_AGE_MS;
  const all = isFresh ? keys : [{ key: randomBytes(KEY_BYTES).toString('hex'), madeAt: now, madeDay: day }, ...keys];
  return all.filter((_, index) => day - (all[index - 1]?.madeDay ?? day) < ACCEPTED_DAYS);
}

/** Null if there is no file yet. */
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

/** Derives a key for one purpose: a signature for one is not valid for another. */
export function keysFor(purpose: 'cookie' | 'device', keys: Keys): [string, ...string[]] {
  const derive = (key: string): string => createHmac('sha256', Buffer.from(key, 'hex')).update(purpose).digest('hex');
  const [first, ...others] = keys;
  return [derive(first), ...others.map(derive)];
}
