import { describe, expect, it } from 'vitest';
import { defaultOptions, type OptionTable, readOptions } from './options.ts';

interface Options {
  readonly tempo: 'calm' | 'frantic';
  readonly target: 15 | 40;
  readonly open: boolean;
}

const TABLE: OptionTable<Options> = {
  tempo: { choices: ['calm', 'frantic'], default: 'frantic' },
  target: { choices: [15, 40], default: 40 },
  open: { choices: [true, false], default: false },
};

describe('options', () => {
  it('take their defaults when none are given', () => {
    expect(readOptions(TABLE, {})).toEqual({ ok: true, options: { tempo: 'frantic', target: 40, open: false } });
  });

  it('take the given values, with defaults for the rest', () => {
    const read = readOptions(TABLE, { open: true, tempo: 'calm', target: undefined });
    expect(read).toEqual({ ok: true, options: { tempo: 'calm', target: 40, open: true } });
  });

  it('are a new object that does not alias the input', () => {
    const raw = { target: 15 };
    const read = readOptions(TABLE, raw);
    raw.target = 40;
    expect(read).toMatchObject({ ok: true, options: { target: 15 } });
  });

  it.each(['colour', '', 'Tempo', 'constructor', 'toString', 'hasOwnProperty'])(
    'are refused with the name %j, which the table does not have',
    (name) => {
      expect(readOptions(TABLE, { [name]: true })).toEqual({ ok: false, option: name, problem: 'unknown-option' });
    },
  );

  it('are refused with the name __proto__, as JSON can bring it', () => {
    const raw: unknown = JSON.parse('{"__proto__":{"target":15}}');
    expect(readOptions(TABLE, raw)).toEqual({ ok: false, option: '__proto__', problem: 'unknown-option' });
  });

  it.each([
    ['tempo', 'slow'],
    ['tempo', null],
    ['tempo', ['calm']],
    ['target', '15'],
    ['target', 41],
    ['target', { target: 15 }],
    ['open', 0],
  ])('are refused when %s is %j, which is not a choice', (name, value) => {
    expect(readOptions(TABLE, { [name]: value })).toEqual({ ok: false, option: name, problem: 'not-a-choice' });
  });

  it.each([null, undefined, 'calm', 7, true, [], [{ tempo: 'calm' }]])('are refused when they are %j', (raw) => {
    expect(readOptions(TABLE, raw)).toEqual({ ok: false, option: '', problem: 'not-a-record' });
  });

  it('take their defaults instead of inherited properties', () => {
    const raw: unknown = Object.create({ tempo: 'calm', target: 41 });
    expect(readOptions(TABLE, raw)).toEqual(readOptions(TABLE, {}));
    const table: OptionTable<{ toString: boolean }> = { toString: { choices: [true, false], default: false } };
    expect(readOptions(table, {})).toEqual({ ok: true, options: { toString: false } });
  });

  it('are none where a table has none', () => {
    expect(readOptions({}, {})).toEqual({ ok: true, options: {} });
    expect(readOptions({}, { tempo: 'calm' })).toMatchObject({ ok: false, problem: 'unknown-option' });
  });
});

describe('default options', () => {
  it('are the default of each', () => {
    expect(defaultOptions(TABLE)).toEqual({ tempo: 'frantic', target: 40, open: false });
  });

  it('throw and name the option when its default is not a choice', () => {
    const table: OptionTable<{ size: number }> = { size: { choices: [1, 2], default: 3 } };
    expect(() => defaultOptions(table)).toThrow(/size/);
  });
});
