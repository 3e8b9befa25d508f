import { createHash } from 'node:crypto';

/** No letter or digit that can be mistaken for another, read aloud or from a screen across the room. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 4;

/** What friends may type instead of the link, while the table waits. It tells nothing of the secret it is made from. */
export function codeOf(secret: string): string {
  const hash = createHash('sha256').update(`tablee code 1 ${secret}`).digest();
  return Array.from({ length: LENGTH }, (_, index) => SIGNS[(hash[index] ?? 0) % SIGNS.length]).join('');
}
