import { isNestedWithin, isRecord } from '@tablee/kernel';
import { type ClientMessage, clientMessage, requestId } from './client-messages.ts';
import { type ServerMessage, serverMessage } from './server-messages.ts';

/** Maximum length of a client message, in bytes of UTF-8. */
export const MAX_MESSAGE_BYTES = 16 * 1024;
/** JSON.parse reads any depth, but JSON.stringify overflows the stack on deep values. */
const MAX_COMMAND_DEPTH = 8;

export type ReadClientMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | {
      readonly ok: false;
      readonly problem: 'too-long' | 'not-json' | 'not-a-message';
      /** Id of the unreadable request, if any, so that its sender can stop retrying. */
      readonly id: string | null;
    };

export type ReadServerMessage =
  | { readonly ok: true; readonly message: ServerMessage }
  | { readonly ok: false; readonly problem: 'not-json' | 'not-a-message' };

export function readClientMessage(text: string): ReadClientMessage {
  if (isLongerThan(MAX_MESSAGE_BYTES, text)) return { ok: false, problem: 'too-long', id: null };
  const raw = parseJson(text);
  if (raw === undefined) return { ok: false, problem: 'not-json', id: null };
  const read = clientMessage.safeParse(raw);
  if (!read.success || isTooDeep(read.data)) return { ok: false, problem: 'not-a-message', id: idOf(raw) };
  return { ok: true, message: read.data };
}

export function readServerMessage(text: string): ReadServerMessage {
  const raw = parseJson(text);
  if (raw === undefined) return { ok: false, problem: 'not-json' };
  const read = serverMessage.safeParse(raw);
  return read.success ? { ok: true, message: read.data } : { ok: false, problem: 'not-a-message' };
}

function isLongerThan(bytes: number, text: string): boolean {
  if (text.length > bytes) return true;
  let left = bytes;
  for (let index = 0; index < text.length; index += 1) left -= bytesOfUnit(text.charCodeAt(index));
  return left < 0;
}

/** UTF-8 bytes per UTF-16 unit; each half of a surrogate pair counts for two of its four bytes. */
function bytesOfUnit(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x8_00 || (unit >= 0xd8_00 && unit < 0xe0_00) ? 2 : 3;
}

/** Undefined for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTooDeep(message: ClientMessage): boolean {
  return (
    (message.type === 'command' || message.type === 'draft') && !isNestedWithin(MAX_COMMAND_DEPTH, message.command)
  );
}

function idOf(raw: unknown): string | null {
  return isRecord(raw) ? (requestId.safeParse(raw['id']).data ?? null) : null;
}
