import type { ServerMessage } from '@tablee/protocol';

const texts = new WeakMap<ServerMessage, string>();

/** A message that goes to many is written down once. */
export function textOf(message: ServerMessage): string {
  const known = texts.get(message);
  if (known !== undefined) return known;
  const text = JSON.stringify(message);
  texts.set(message, text);
  return text;
}
