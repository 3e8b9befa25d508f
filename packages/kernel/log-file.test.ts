import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMillis, toSeat } from './brands.ts';
import type { Catalog } from './catalog.ts';
import { coinGame, playCoin, storeCoin } from './coin.toy.ts';
import { hashText } from './hash.ts';
import { isRecord } from './json.ts';
import type { TableNote } from './log.ts';
import { type LogProblem, readLog, type StoredMatch, writeLog } from './log-file.ts';

const CATALOG: Catalog = { coin: { versions: [coinGame, { ...coinGame, version: 1 }] } };
const STORED = storeCoin(playCoin());
const TEXT = writeLog(STORED);
const LINES = TEXT.trimEnd().split('\n');
const END = LINES.length - 1;

function problemOf(text: string): LogProblem | null {
  const read = readLog(text, CATALOG);
  return read.ok ? null : read.problem;
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** The lines as an honest writer of just these lines would have ended them. */
function sealed(lines: readonly string[]): string {
  const body = textOf(lines.slice(0, -1));
  const end: unknown = JSON.parse(lines.at(-1) ?? '');
  return body + textOf([JSON.stringify(isRecord(end) ? { ...end, logHash: hashText(body) } : end)]);
}

function edited(line: number, change: object): string {
  const old: unknown = JSON.parse(LINES[line] ?? '');
  return sealed(LINES.with(line, JSON.stringify({ ...(old as object), ...change })));
}

const withHeader = (change: object): LogProblem | null => problemOf(edited(0, change));
const withTable = (change: object): LogProblem | null => withHeader({ table: { ...STORED.header.table, ...change } });
const withEnd = (change: object): LogProblem | null => problemOf(edited(END, change));

describe('a written log', () => {
  it('is read back as it was', () => {
    expect(readLog(TEXT, CATALOG)).toStrictEqual({ ok: true, stored: STORED, definition: coinGame });
  });

  it('is read back with every note there is', () => {
    const seat = toSeat(1);
    const notes: TableNote[] = [
      { what: 'seated', seat, who: 'Ana\nBo' },
      { what: 'bot', seat, who: '' },
      { what: 'away', seat },
      { what: 'back', seat },
      { what: 'pause' },
      { what: 'resume' },
    ];
    const entries = notes.map((note, index) => ({ kind: 'table', seq: index + 1, at: toMillis(0), note }) as const);
    const stored: StoredMatch = { ...STORED, entries, end: { ...STORED.end, result: null } };
    expect(readLog(writeLog(stored), CATALOG)).toMatchObject({ ok: true, stored });
  });

  it('finds the rules of its own version', () => {
    expect(readLog(edited(0, { version: 1 }), CATALOG)).toMatchObject({ ok: true, definition: { version: 1 } });
  });

  it('is one JSON value a line, the last of which seals all before it', () => {
    expect(LINES.map((line) => JSON.parse(line) as unknown)).toEqual([
      STORED.header,
      ...STORED.entries,
      { ...STORED.end, logHash: hashText(textOf(LINES.slice(0, -1))) },
    ]);
    expect(TEXT.endsWith('\n')).toBe(true);
  });

  it('has no result when its end names none', () => {
    expect(readLog(edited(END, { result: undefined }), CATALOG)).toMatchObject({
      ok: true,
      stored: { end: { result: null } },
    });
  });
});

describe('not a log', () => {
  it.each(['', '\n', 'hello', '[]', 'null', '7', '{}', '{"tablee":1}\n{}\n', `\n${TEXT}`])('is the text %j', (text) => {
    expect(problemOf(text)).toEqual({ why: 'not-a-log', line: 1 });
  });

  it.each([
    { tablee: 2 },
    { tablee: '1' },
    { game: 7 },
    { version: '2' },
    { commitment: null },
    { table: null },
    { table: { ...STORED.header.table, seats: '2' } },
    { table: { ...STORED.header.table, seatOptions: {} } },
    { players: 'Ana' },
    { players: ['Ana', 7] },
  ])('is a text whose header has %j', (change) => {
    expect(withHeader(change)).toEqual({ why: 'not-a-log', line: 1 });
  });
});

describe('a log is cut short', () => {
  it('when it stops within a line or just before the last line break', () => {
    expect(problemOf(TEXT.slice(0, -1))).toEqual({ why: 'cut-short', line: LINES.length });
    expect(problemOf(TEXT.slice(0, -30))).toEqual({ why: 'cut-short', line: LINES.length });
  });

  it('when its last line is not the end', () => {
    for (let lines = 1; lines < LINES.length; lines += 1) {
      expect(problemOf(textOf(LINES.slice(0, lines)))).toMatchObject({ why: 'cut-short' });
    }
    expect(problemOf(textOf(LINES.slice(0, -1)))).toEqual({ why: 'cut-short', line: LINES.length - 1 });
  });

  it('when one line is both its header and its end', () => {
    const both = { ...STORED.header, ...STORED.end, logHash: hashText('\n') };
    expect(problemOf(textOf([JSON.stringify(both)]))).toEqual({ why: 'cut-short', line: 2 });
  });

  it.each([
    { seed: null },
    { seed: { ...STORED.end.seed, secret: 'c0ffee' } },
    { seed: { ...STORED.end.seed, nonces: 'c0ffee' } },
    { seed: { ...STORED.end.seed, nonces: ['c0ffee', 'c0f'] } },
    { stateHash: 7 },
  ])('when its end has %j', (change) => {
    expect(withEnd(change)).toEqual({ why: 'cut-short', line: LINES.length });
  });
});

describe('a log is altered', () => {
  const altered = { why: 'altered', line: LINES.length };

  it('when a line was changed, removed, doubled or moved', () => {
    const [second = '', third = ''] = LINES.slice(1, 3);
    expect(problemOf(textOf(LINES.with(1, second.replace('100', '101'))))).toEqual(altered);
    expect(problemOf(textOf(LINES.with(1, third).with(2, second)))).toEqual(altered);
    expect(problemOf(textOf(LINES.toSpliced(3, 0, LINES[3] ?? '')))).toEqual({ ...altered, line: LINES.length + 1 });
    expect(problemOf(textOf(LINES.toSpliced(3, 1)))).toEqual({ ...altered, line: LINES.length - 1 });
  });

  it('when its seal is missing or another', () => {
    const end = JSON.parse(LINES[END] ?? '') as object;
    const seals = [undefined, null, hashText('another'), ''];
    for (const logHash of seals) {
      expect(problemOf(textOf(LINES.with(END, JSON.stringify({ ...end, logHash }))))).toEqual(altered);
    }
  });

  it('when any one character before the end was changed', () => {
    const body = textOf(LINES.slice(0, -1)).length;
    fc.assert(
      fc.property(fc.nat(body - 1), fc.string({ minLength: 0, maxLength: 2 }), (index, text) => {
        fc.pre(text !== TEXT[index]);
        expect(problemOf(TEXT.slice(0, index) + text + TEXT.slice(index + 1))).not.toBeNull();
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});

describe('a sealed log is refused', () => {
  it.each(['chess', '__proto__', 'constructor'])('when nobody knows its game %j', (game) => {
    expect(withHeader({ game })).toEqual({ why: 'unknown-game', line: 1 });
  });

  it.each([0, 3, 1.5])('when nobody knows its version %d', (version) => {
    expect(withHeader({ version })).toEqual({ why: 'unknown-version', line: 1 });
  });

  it.each([
    { seats: 1, seatOptions: [{}] },
    { seats: 4, seatOptions: [{}, {}, {}, {}] },
    { seats: 3 },
    { seats: 2.5 },
    { options: null },
    { options: { mixed: 'yes' } },
    { options: { colour: 'red' } },
    { seatOptions: [{}, { rich: 7 }] },
    { seatOptions: [{}, { poor: true }] },
    { seatOptions: [{}, null] },
    { seatOptions: [{}] },
  ])('when its table has %j', (change) => {
    expect(withTable(change)).toEqual({ why: 'bad-table', line: 1 });
  });

  it.each([
    ['command', { seq: -1 }],
    ['command', { seq: 1.5 }],
    ['command', { at: -1 }],
    ['command', { at: '100' }],
    ['command', { kind: 'shout' }],
    ['command', { seat: 2 }],
    ['command', { seat: -1 }],
    ['command', { seat: '0' }],
    ['command', { command: { do: 'take', coin: 'all' } }],
    ['command', { command: null }],
    ['command', { id: 7 }],
    ['undo', { seat: 2 }],
    ['undo', { seat: null }],
    ['table', { note: null }],
    ['table', { note: { what: 'party' } }],
    ['table', { note: { what: 'away' } }],
    ['table', { note: { what: 'away', seat: 2 } }],
    ['table', { note: { what: 'seated', seat: 0 } }],
    ['table', { note: { what: 'bot', seat: 0, who: 7 } }],
    ['table', { note: { what: 'party', seat: 0, who: 'Ana' } }],
    ['wake', { at: null }],
  ] as const)('when a line of kind %s has %j', (kind, change) => {
    const line = 1 + STORED.entries.findIndex((entry) => entry.kind === kind);
    expect(problemOf(edited(line, change))).toEqual({ why: 'bad-line', line: line + 1 });
  });

  it.each(['', 'null', '[]', '7', '{"kind":"wake"', '"wake"'])('when a line is %j', (line) => {
    expect(problemOf(sealed(LINES.with(4, line)))).toEqual({ why: 'bad-line', line: 5 });
  });
});

describe('reading throws for no text', () => {
  it('whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.json().map((json) => `${json}\n${json}\n`),
        ),
        (text) => {
          expect(problemOf(text)).toMatchObject({ why: 'not-a-log' });
        },
      ),
      { seed: 5, numRuns: 500 },
    );
  });

  it('when lines of a log are removed, replaced or cut', () => {
    const edit = fc.record({ line: fc.nat(END), remove: fc.nat(2), put: fc.array(fc.string(), { maxLength: 2 }) });
    fc.assert(
      fc.property(edit, fc.nat(200), ({ line, remove, put }, cut) => {
        const text = textOf(LINES.toSpliced(line, remove, ...put));
        expect(() => [problemOf(text), problemOf(text.slice(0, -cut))]).not.toThrow();
      }),
      { seed: 6, numRuns: 500 },
    );
  });

  it('when a field anywhere is another value and the log is sealed again', () => {
    fc.assert(
      fc.property(fc.nat(END), fc.nat(), fc.jsonValue({ maxDepth: 2 }), (line, place, value) => {
        const lines = LINES.with(line, withField(LINES[line] ?? '', place, value));
        expect(() => problemOf(sealed(lines))).not.toThrow();
      }),
      { seed: 7, numRuns: 1_000 },
    );
  });
});

/** The line with the value at one of its places, at whatever depth, exchanged for another. */
function withField(line: string, place: number, value: unknown): string {
  let places = 0;
  JSON.parse(line, () => (places += 1));
  let index = 0;
  return JSON.stringify(JSON.parse(line, (_, old: unknown) => (index++ === place % places ? value : old)));
}
