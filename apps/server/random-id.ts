import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;

/** Cannot be guessed: anybody who knows the id of an unlisted table was told it. */
export function randomId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

export function isId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
