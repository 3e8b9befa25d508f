import type { HostMessage } from '@tablee/protocol';

let last: { readonly message: HostMessage; readonly text: string } | null = null;

/** Serializes a message once for all its recipients, which are served one after the other. */
export function textOf(message: HostMessage): string {
  if (last?.message !== message) last = { message, text: JSON.stringify(message) };
  return last.text;
}
