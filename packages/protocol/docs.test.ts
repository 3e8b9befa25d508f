import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checksumOf } from './checksum.ts';
import { clientMessage, PROTOCOL } from './client-messages.ts';
import { API_PROBLEMS, MESSAGE_PROBLEMS } from './problems.ts';
import { readClientMessage, readServerMessage } from './read.ts';
import { serverMessage } from './server-messages.ts';
import { EMOTES, PHRASES } from './talk.ts';
import { DOCS, VECTORS } from './vectors.scenario.ts';

const PAGE = readFileSync(join(DOCS, '../PROTOCOL.md'), 'utf8');
const EXAMPLES = [...PAGE.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text]) => text as string);

function typesOf(schema: typeof clientMessage | typeof serverMessage): string[] {
  return schema.def.options.flatMap((option) => option.def.shape.type.def.values).toSorted();
}

describe('docs/PROTOCOL.md', () => {
  it.each(EXAMPLES)('has an example that is a message: %s', (text) => {
    expect(readClientMessage(text).ok || readServerMessage(text).ok).toBe(true);
  });

  it('has an example of every message', () => {
    const shown = EXAMPLES.map((text) => (JSON.parse(text) as { type: string }).type);
    expect([...new Set(shown)].toSorted()).toEqual([...typesOf(clientMessage), ...typesOf(serverMessage)].toSorted());
  });

  it('names the protocol', () => {
    expect(PAGE).toContain(`This is protocol **${PROTOCOL}**.`);
  });

  it('names every emote and ready phrase', () => {
    const told = [EMOTES, PHRASES].map((ids) => ids.map((id) => `\`${id}\``).join(', '));
    expect(told.filter((list) => !PAGE.includes(list))).toEqual([]);
  });

  it('names every code of a call, with its status', () => {
    const rows = [...PAGE.matchAll(/^\| (\d{3}) \| (.*?) \|/gm)].flatMap(([, status, codes = '']) =>
      [...codes.matchAll(/`(.*?)`/g)].map(([, code]) => [code, Number(status)]),
    );
    expect(Object.fromEntries(rows)).toEqual(API_PROBLEMS);
  });

  it('names every problem of a message', () => {
    const table = PAGE.slice(PAGE.indexOf('## Problems'), PAGE.indexOf('## Patches'));
    const told = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, codes = '']) =>
      [...codes.matchAll(/`(.*?)`/g)].map(([, code]) => code),
    );
    const heading = 'why';
    expect(new Set(told)).toEqual(new Set([heading, ...MESSAGE_PROBLEMS]));
  });

  it('shows true checksums', () => {
    const messages = EXAMPLES.map((text) => JSON.parse(text) as { type: string; view?: unknown; check?: string });
    const snapshot = messages.find(({ type }) => type === 'snapshot');
    expect(snapshot?.check).toBe(checksumOf(snapshot?.view));
    const shown = [...PAGE.matchAll(/^\| `(.*)` \| `([0-9a-f]{8})` \|$/gm)].map(([, text, check]) => [text, check]);
    const known = new Map(VECTORS.checksums.map(({ canonical, check }) => [canonical, check]));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.map(([text]) => [text, known.get(text as string)])).toEqual(shown);
  });
});
