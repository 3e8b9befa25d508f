import type { HostMessage } from '@tablee/protocol';

let last: { readonly message: HostMessage; readonly text: string } | null = null;

/** A message that goes to many is sent to one after the other, and written down once. */
export function textOf(message: HostMessage): string {
  if (last?.message !== message) last = { message, text: JSON.stringify(message) };
  return last.text;
}
