import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMillis, toSeat } from './brands.ts';
import type { Upgrade } from './catalog.ts';
import { coinGame, openCoin, playCoin, storeCoin } from './coin.toy.ts';
import type { AnyGame } from './game.ts';
import { hashText, hashValue } from './hash.ts';
import { LOG_FORMAT, type StoredMatch, type TableNote } from './log.ts';
import {
  CATALOG,
  END,
  edited,
  LINES,
  nested,
  problemOf,
  STORED,
  TEXT,
  textOf,
  withEnd,
  withHeader,
} from './log-file.scenario.ts';
import { readLog, storeMatch, writeLog } from './log-file.ts';
import { commitmentTo, secretFromWord } from './seed.ts';
import { verifyMatch } from './verify.ts';

describe('a stored match', () => {
  it('has the game, the table, the players, the entries and the end', () => {
    const { start, end, played } = playCoin();
    const seed = { secret: secretFromWord('stored'), nonces: ['ab'] };
    const entries = played.map(({ entry }) => entry);
    expect(storeMatch(end, entries, seed, ['Ana', 'Bo'])).toEqual({
      header: {
        tablee: LOG_FORMAT,
        game: 'coin',
        version: 2,
        table: start.table,
        players: ['Ana', 'Bo'],
        commitment: commitmentTo(seed.secret),
      },
      entries,
      end: { seed, result: coinGame.result(end.state), stateHash: hashValue(end.state) },
    });
  });

  it('has no result when it is not over', () => {
    expect(storeCoin({ start: openCoin(), end: openCoin(), played: [] }).end.result).toBeNull();
  });
});

describe('a written log', () => {
  it('is read back as it was', () => {
    expect(readLog(TEXT, CATALOG)).toStrictEqual({ ok: true, stored: STORED, definition: coinGame });
  });

  it('is read back with every note there is', () => {
    const seat = toSeat(1);
    const notes: TableNote[] = [
      { what: 'seated', seat },
      { what: 'bot', seat, who: 'Ana\nBo' },
      { what: 'bot', seat, who: '' },
      { what: 'away', seat },
      { what: 'back', seat },
      { what: 'back', seat, played: true },
      { what: 'back', seat },
      { what: 'stand-in', seat, who: 'normal' },
      { what: 'ready', seat, for: 'rules' },
      { what: 'ready', seat, for: toMillis(15_000) },
      { what: 'pause' },
      { what: 'pause', seat },
      { what: 'resume' },
      { what: 'resume', seat },
    ];
    const entries = notes.map((note, index) => ({ kind: 'table', seq: index + 1, at: toMillis(0), note }) as const);
    const stored: StoredMatch = { ...STORED, entries, end: { ...STORED.end, result: null } };
    expect(readLog(writeLog(stored), CATALOG)).toMatchObject({ ok: true, stored });
  });

  it('is read back without the name that a note of an earlier version had', () => {
    const line = 1 + STORED.entries.findIndex(({ kind }) => kind === 'table');
    const read = readLog(edited(line, { note: { what: 'seated', seat: 1, who: 'Annabelle' } }), CATALOG);
    expect(read.ok && read.stored.entries[line - 1]).toMatchObject({
      kind: 'table',
      note: { what: 'seated', seat: 1 },
    });
    expect(JSON.stringify(read)).not.toContain('Annabelle');
  });

  it('is read back with every option said and nothing else in its table', () => {
    const table = { seats: 2, options: { mixed: false }, seatOptions: [{}, { rich: true }], colour: 'red' };
    const read = readLog(edited(0, { table }), CATALOG);
    expect(read.ok && read.stored.header.table).toStrictEqual({
      seats: 2,
      options: { mixed: false, tideMs: 1_000 },
      seatOptions: [{ rich: false }, { rich: true }],
    });
  });

  it('is read back with a meta of eight levels and a stamp of 2 ** 48', () => {
    const change = { meta: nested(8), at: 2 ** 48 };
    const read = readLog(edited(1, change), CATALOG);
    expect(read.ok && read.stored.entries[0]).toMatchObject(change);
  });

  it('finds the rules of its own version', () => {
    expect(readLog(edited(0, { version: 1 }), CATALOG)).toMatchObject({ ok: true, definition: { version: 1 } });
  });

  it('is one JSON value per line, the last of which has the hash of all others', () => {
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
    { tablee: '1' },
    { tablee: null },
    { game: 7 },
    { version: '2' },
    { commitment: null },
    { commitment: '' },
    { commitment: STORED.header.commitment.slice(1) },
    { commitment: `${STORED.header.commitment}00` },
    { commitment: STORED.header.commitment.toUpperCase() },
    { commitment: `${STORED.header.commitment}\n` },
    { table: null },
    { table: { ...STORED.header.table, seats: '2' } },
    { table: { ...STORED.header.table, seatOptions: {} } },
    { players: 'Ana' },
    { players: ['Ana', 7] },
  ])('is a text whose header has %j', (change) => {
    expect(withHeader(change)).toEqual({ why: 'not-a-log', line: 1 });
  });
});

describe('a log is of an unknown format', () => {
  it.each([0, 2, 1.5, -1, 1e300])('when its header says format %d', (tablee) => {
    expect(withHeader({ tablee })).toEqual({ why: 'unknown-format', line: 1 });
    expect(problemOf(textOf([JSON.stringify({ tablee })]))).toEqual({ why: 'unknown-format', line: 1 });
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

  it.each(['null', '[]', '7', '{}', '"stateHash"', '["stateHash"]', '{"seed":{}}', '{"stateHash"'])(
    'when its last line is %j',
    (line) => {
      expect(problemOf(textOf(LINES.with(END, line)))).toEqual({ why: 'cut-short', line: LINES.length });
    },
  );
});

describe('a log has a bad end', () => {
  const { seed, result } = STORED.end;

  it.each([
    { seed: null },
    { seed: [] },
    { seed: { ...seed, secret: 'c0ffee' } },
    { seed: { ...seed, nonces: 'c0ffee' } },
    { seed: { ...seed, nonces: ['c0ffee', 'c0f'] } },
    { seed: { ...seed, nonces: ['ab'.repeat(65)] } },
    { stateHash: 7 },
    { stateHash: null },
    { result: 'won' },
    { result: [] },
    { result: {} },
    { result: { ...result, rule: 7 } },
    { result: { ...result, ranks: '12' } },
    { result: { ...result, ranks: [1] } },
    { result: { ...result, ranks: [1, 2, 2] } },
    { result: { ...result, ranks: [1, '2'] } },
    { result: { ...result, scores: null } },
    { result: { ...result, scores: [1, null] } },
    { result: { ...result, scores: [1, 2, 3] } },
  ])('when its end has %j', (change) => {
    expect(withEnd(change)).toEqual({ why: 'bad-end', line: LINES.length });
  });

  it('when a score is too large for a number', () => {
    const line = (LINES[END] ?? '').replace(/"scores":\[\d+/, '"scores":[1e400');
    expect(problemOf(textOf(LINES.with(END, line)))).toEqual({ why: 'bad-end', line: LINES.length });
  });
});

describe('a log is altered', () => {
  const altered = { why: 'altered', line: LINES.length };

  it('when a line was changed, removed, duplicated or moved', () => {
    const [second = '', third = ''] = LINES.slice(1, 3);
    expect(problemOf(textOf(LINES.with(1, second.replace('100', '101'))))).toEqual(altered);
    expect(problemOf(textOf(LINES.with(1, third).with(2, second)))).toEqual(altered);
    expect(problemOf(textOf(LINES.toSpliced(3, 0, LINES[3] ?? '')))).toEqual({ ...altered, line: LINES.length + 1 });
    expect(problemOf(textOf(LINES.toSpliced(3, 1)))).toEqual({ ...altered, line: LINES.length - 1 });
  });

  it('when its hash is missing or different', () => {
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

describe('a log of older rules that the newest ones go on with', () => {
  const RENAMED: AnyGame = {
    ...coinGame,
    version: 3,
    options: { shuffled: coinGame.options.mixed, tideMs: coinGame.options.tideMs },
    setup: (table, moment) => {
      const { shuffled, ...options } = table.options as { readonly shuffled: boolean };
      return coinGame.setup({ ...table, options: { ...options, mixed: shuffled } } as CoinTable, moment);
    },
  };
  type CoinTable = Parameters<typeof coinGame.setup>[0];
  const upgrade: Upgrade = {
    from: 2,
    options: (old) => {
      const { mixed, ...options } = (old ?? {}) as Readonly<Record<string, unknown>>;
      return { ...options, shuffled: mixed };
    },
  };
  const read = readLog(TEXT, { coin: { versions: [RENAMED], upgrades: [upgrade] } });

  it('is read as a log of the newest rules, and its result holds', () => {
    if (!read.ok) throw new Error(read.problem.why);
    const { header, end } = read.stored;
    expect(header).toMatchObject({ version: 3, table: { options: { shuffled: true, tideMs: 1000 } } });
    expect(end).toEqual({ ...STORED.end, stateHash: null });
    expect(verifyMatch(RENAMED, read.stored)).toMatchObject({ ok: true });
    const forged = { ...read.stored, end: { ...end, result: null } };
    expect(verifyMatch(RENAMED, forged)).toMatchObject({ ok: false, problem: { why: 'another-result' } });
  });

  it('is refused where its options mean nothing to the newest rules', () => {
    const strange = {
      coin: { versions: [RENAMED], upgrades: [{ ...upgrade, options: () => ({ shuffled: 3 }) }] },
    } as const;
    expect(readLog(TEXT, strange)).toEqual({ ok: false, problem: { why: 'bad-table', line: 1 } });
  });
});
