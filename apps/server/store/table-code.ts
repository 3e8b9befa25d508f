import { createHash } from 'node:crypto';

/**
 * No characters that are mistaken for one another, spoken or seen from afar, and no vowels, so that codes spell no
 * words.
 */
export const CODE_CHARACTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const CODE_LENGTH = 4;
/** Hashes tried for each length of code. */
const ROUNDS = 8;
/** Insults that are legible without vowels, in French or in English. */
const RUDE = /PD|FDP|NTM|TG|BTCH|CNT|CRTN|FCK|FK|GRC|KKK|PT|SHT|SLP|SLT|SS|STFU|SXX|WTF|XXX|88/;

/**
 * Code that friends may type instead of the link while the table waits. Hashed, so that it reveals nothing of the
 * secret.
 */
export function freeCode(secret: string, isTaken: (code: string) => boolean): string {
  for (let round = 0; ; round += 1) {
    const length = CODE_LENGTH + Math.floor(round / ROUNDS);
    const code = codesOf(secret, round, length).find((each) => !RUDE.test(each) && !isTaken(each));
    if (code !== undefined) return code;
  }
}

function codesOf(secret: string, round: number, length: number): string[] {
  const hash = createHash('sha256').update(`tablee code 2 ${round} ${secret}`).digest();
  return Array.from({ length: Math.floor(hash.length / length) }, (_, part) =>
    spell(hash.subarray(part * length), length),
  );
}

function spell(bytes: Uint8Array, length: number): string {
  return Array.from({ length }, (_, index) => CODE_CHARACTERS[(bytes[index] ?? 0) % CODE_CHARACTERS.length]).join('');
}
