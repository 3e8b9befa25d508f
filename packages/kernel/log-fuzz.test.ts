import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, type Json } from './json.ts';
import { CATALOG, END, edited, LINES, nested, STORED, sealed, textOf } from './log-file.scenario.ts';
import { type LogProblem, readLog, writeLog } from './log-file.ts';
import { verifyMatch } from './verify.ts';

/** Reads a log, and replays and rewrites it if that succeeded; the rewritten log must read back the same. */
function digest(text: string): LogProblem | null {
  const read = readLog(text, CATALOG);
  if (!read.ok) return read.problem;
  verifyMatch(read.definition, read.stored);
  const again = readLog(writeLog(read.stored), CATALOG);
  expect(again.ok && canonical(again.stored)).toBe(canonical(read.stored));
  return null;
}

describe('reading, verifying and writing never throw', () => {
  it('for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.json().map((json) => `${json}\n${json}\n`),
        ),
        (text) => {
          expect(digest(text)).toMatchObject({ why: 'not-a-log' });
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
        expect(() => [digest(text), digest(text.slice(0, -cut))]).not.toThrow();
      }),
      { seed: 6, numRuns: 500 },
    );
  });

  it('when entries are removed, duplicated or moved and the hash is recomputed', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...LINES.keys()].slice(1, END)), (kept) => {
        const entries = kept.map((line) => LINES[line] ?? '');
        expect(() => digest(sealed([...LINES.slice(0, 1), ...entries, ...entries, ...LINES.slice(END)]))).not.toThrow();
        expect(() => digest(sealed([...LINES.slice(0, 1), ...entries, ...LINES.slice(END)]))).not.toThrow();
      }),
      { seed: 8, numRuns: 300 },
    );
  });

  it('when any field has another value and the hash is recomputed', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom<Json>(0, 1, 2, -1, 2 ** 48, 2 ** 53, 1e300, '__proto__', nested(8), nested(9)),
    );
    fc.assert(
      fc.property(fc.nat(END), fc.nat(), value, (line, place, put) => {
        const lines = LINES.with(line, withField(LINES[line] ?? '', place, put));
        expect(() => digest(sealed(lines))).not.toThrow();
      }),
      { seed: 7, numRuns: 2_000 },
    );
  });

  it('when a field of a line is nested deeper than any stack', () => {
    const depth = 200_000;
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    for (const [line, text] of LINES.entries()) {
      for (const field of Object.keys(JSON.parse(text) as object)) {
        const put = JSON.stringify({ ...(JSON.parse(text) as object), [field]: '@' }).replace('"@"', deep);
        expect(() => digest(line === END ? textOf(LINES.with(END, put)) : sealed(LINES.with(line, put)))).not.toThrow();
      }
    }
  });

  it('when there are more nonces than a call takes arguments', () => {
    const nonces = Array.from({ length: 300_000 }, () => 'ab');
    expect(digest(edited(END, { seed: { ...STORED.end.seed, nonces } }))).toBeNull();
  });
});

/** The line with the value at one place, at any depth, replaced. */
function withField(line: string, place: number, value: unknown): string {
  let places = 0;
  JSON.parse(line, () => (places += 1));
  let index = 0;
  return JSON.stringify(JSON.parse(line, (_, old: unknown) => (index++ === place % places ? value : old)));
}
