import { createHash } from 'node:crypto';

/** No character that is mistaken for another, read aloud or across the room, and no vowel: codes spell no words. */
const CHARACTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789';
const LENGTH = 4;
/** What is read as an insult without any vowel, in French or in English. */
const RUDE = /PD|FDP|NTM|TG|BTCH|CNT|CRTN|FCK|FK|GRC|KKK|PT|SHT|SLP|SLT|SS|STFU|SXX|WTF|XXX|88/;

/** What friends may type instead of the link, while the table waits. It tells nothing of the secret it is made from. */
export function codeOf(secret: string): string {
  const hash = createHash('sha256').update(`tablee code 2 ${secret}`).digest();
  const codes = Array.from({ length: hash.length / LENGTH }, (_, part) => spell(hash.subarray(part * LENGTH)));
  return codes.find((code) => !RUDE.test(code)) ?? 'BCDF';
}

function spell(bytes: Uint8Array): string {
  return Array.from({ length: LENGTH }, (_, index) => CHARACTERS[(bytes[index] ?? 0) % CHARACTERS.length]).join('');
}
