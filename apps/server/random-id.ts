import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;

/** Unguessable: the id of an unlisted table is the key to it. */
export function randomId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

export function isId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
