import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_BYTES, readClientMessage, readServerMessage } from './read.ts';

const COMMAND = { type: 'command', id: 'a1', on: 4, command: { do: 'draw' } };

function readValue(value: unknown) {
  return readClientMessage(JSON.stringify(value));
}

function nested(levels: number): string {
  return `${'['.repeat(levels)}${']'.repeat(levels)}`;
}

/** A command of this many bytes, padded with `filler`. */
function commandOf(bytes: number, filler: string): string {
  const empty = JSON.stringify({ ...COMMAND, command: '' });
  const count = Math.floor((bytes - empty.length) / Buffer.byteLength(filler));
  const text = JSON.stringify({ ...COMMAND, command: filler.repeat(count) });
  return text + ' '.repeat(bytes - Buffer.byteLength(text));
}

describe('a message of a client', () => {
  it.each([
    { type: 'hello', protocol: 3, since: null },
    { type: 'hello', protocol: 3, since: 0 },
    COMMAND,
    { ...COMMAND, command: null },
    { type: 'undo', id: 'a2', undoes: 5 },
    { type: 'resync' },
    { type: 'pong', n: 3 },
  ])('is read: %j', (message) => {
    expect(readValue(message)).toEqual({ ok: true, message });
  });

  it.each([
    ['no object', 7],
    ['null', null],
    ['a list', [COMMAND]],
    ['of no type', { id: 'a1' }],
    ['of an unknown type', { ...COMMAND, type: 'cheat' }],
    ['with a field too many', { ...COMMAND, seat: 1 }],
    ['without its command', { type: 'command', id: 'a1', on: 4 }],
    ['with a negative number', { ...COMMAND, on: -1 }],
    ['with half a number', { ...COMMAND, on: 1.5 }],
    ['with an empty id', { ...COMMAND, id: '' }],
    ['with a long id', { ...COMMAND, id: 'a'.repeat(65) }],
  ])('is rejected when it is %s', (_, value) => {
    expect(readValue(value)).toMatchObject({ ok: false, problem: 'not-a-message' });
  });

  it('has its request id in the problem when it cannot be read', () => {
    expect(readValue({ ...COMMAND, on: 'x' })).toEqual({ ok: false, problem: 'not-a-message', id: 'a1' });
    expect(readValue({ ...COMMAND, id: 7 })).toEqual({ ok: false, problem: 'not-a-message', id: null });
    expect(readValue({ ...COMMAND, id: 'a'.repeat(65) })).toEqual({ ok: false, problem: 'not-a-message', id: null });
  });

  it('is not JSON when it is cut short', () => {
    expect(readClientMessage('{"type":"resync"')).toEqual({ ok: false, problem: 'not-json', id: null });
    expect(readClientMessage('')).toEqual({ ok: false, problem: 'not-json', id: null });
  });

  it.each(['a', 'é', '漢', '🃏'])(
    'is read up to the limit in bytes, and not beyond it, when filled with %s',
    (filler) => {
      expect(readClientMessage(commandOf(MAX_MESSAGE_BYTES, filler)).ok).toBe(true);
      const long = commandOf(MAX_MESSAGE_BYTES + 1, filler);
      expect(readClientMessage(long)).toEqual({ ok: false, problem: 'too-long', id: null });
    },
  );

  it('may nest its command eight levels deep, and no deeper', () => {
    const at = (levels: number) => readClientMessage(`{"type":"command","id":"a1","on":0,"command":${nested(levels)}}`);
    expect(at(8).ok).toBe(true);
    expect(at(9)).toEqual({ ok: false, problem: 'not-a-message', id: 'a1' });
    expect(at(8000)).toEqual({ ok: false, problem: 'not-a-message', id: 'a1' });
  });

  it('may nest its draft as deep as its command', () => {
    const at = (levels: number) => readClientMessage(`{"type":"draft","on":0,"command":${nested(levels)}}`);
    expect(at(8).ok).toBe(true);
    expect(at(9)).toEqual({ ok: false, problem: 'not-a-message', id: null });
  });

  it('never makes the reader throw', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.integer({ max: 8000, min: 1 }).map(nested));
    fc.assert(
      fc.property(texts, (text) => {
        expect(readClientMessage(text).ok).toBe(false);
        expect(readServerMessage(text).ok).toBe(false);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('a message of the host', () => {
  const frame = {
    type: 'frame',
    seq: 3,
    at: 250,
    patch: [[['turn'], 1], [['drawn']], [['rack'], 0, 1, []]],
    sights: [],
  };

  it('is read', () => {
    expect(readServerMessage(JSON.stringify(frame))).toEqual({ ok: true, message: frame });
  });

  it('may be longer than one of a client', () => {
    const message = { ...frame, sights: ['a'.repeat(2 * MAX_MESSAGE_BYTES)] };
    expect(readServerMessage(JSON.stringify(message)).ok).toBe(true);
  });

  it.each([
    ['a change without a path', [[7]]],
    ['a change of three parts', [[['rack'], 0, 1]]],
    ['a path through half a place', [[['rack', 0.5], 1]]],
  ])('is rejected when its patch has %s', (_, patch) => {
    expect(readServerMessage(JSON.stringify({ ...frame, patch }))).toEqual({ ok: false, problem: 'not-a-message' });
  });

  it('is not JSON when it is cut short', () => {
    expect(readServerMessage('{"type":')).toEqual({ ok: false, problem: 'not-json' });
  });
});
