import { describe, expect, it } from 'vitest';
import { toMillis } from './brands.ts';
import { coinGame, openCoin, playCoin, storeCoin } from './coin.toy.ts';
import { hashValue } from './hash.ts';
import type { LogEnd, LogHeader, StoredMatch } from './log.ts';
import { writeNote } from './match.ts';
import { commitmentTo, secretFromWord } from './seed.ts';
import { verifyMatch } from './verify.ts';

const JOURNEY = playCoin();
const STORED = storeCoin(JOURNEY);

function problemOf({ header, entries, end }: Partial<StoredMatch>): unknown {
  const verified = verifyMatch(coinGame, {
    header: header ?? STORED.header,
    entries: entries ?? STORED.entries,
    end: end ?? STORED.end,
  });
  return verified.ok ? null : verified.problem;
}

const withHeader = (change: Partial<LogHeader>): unknown => problemOf({ header: { ...STORED.header, ...change } });
const withEnd = (change: Partial<LogEnd>): unknown => problemOf({ end: { ...STORED.end, ...change } });

describe('a stored match', () => {
  it('is what it claims when nothing was changed', () => {
    const { end, played } = JOURNEY;
    expect(verifyMatch(coinGame, STORED)).toEqual({ ok: true, match: end, played });
  });

  it('is what it claims before its end too', () => {
    const start = openCoin();
    const { match: end, played } = writeNote(start, { what: 'pause' }, toMillis(10));
    const stored = storeCoin({ start, end, played });
    expect(stored.end.result).toBeNull();
    expect(verifyMatch(coinGame, stored)).toEqual({ ok: true, match: end, played });
  });

  it('has another commitment when the secret is not the one that was promised', () => {
    const problem = { seq: null, why: 'another-commitment' };
    const secret = secretFromWord('a better shuffle');
    expect(withEnd({ seed: { ...STORED.end.seed, secret } })).toEqual(problem);
    expect(withHeader({ commitment: commitmentTo(secret) })).toEqual(problem);
  });

  it('has another state when the hash is of another state', () => {
    expect(withEnd({ stateHash: hashValue({}) })).toEqual({ seq: null, why: 'another-state' });
  });

  it('has another state when the last entries are gone', () => {
    expect(problemOf({ entries: STORED.entries.slice(0, -1) })).toEqual({ seq: null, why: 'another-state' });
  });

  it('has another result when it claims other ranks, other scores, another rule or none', () => {
    const { result } = STORED.end;
    if (result === null) throw new Error('the journey has no result');
    const claims = [{ ...result, ranks: [1, 1, 1] }, { ...result, scores: [0, 0] }, { ...result, rule: 'CO-1' }, null];
    for (const claim of claims) expect(withEnd({ result: claim })).toEqual({ seq: null, why: 'another-result' });
  });

  it('has another result when it claims one before the end', () => {
    const start = openCoin();
    const stored = storeCoin({ start, end: start, played: [] });
    const end = { ...stored.end, result: STORED.end.result };
    expect(verifyMatch(coinGame, { ...stored, end })).toEqual({
      ok: false,
      problem: { seq: null, why: 'another-result' },
    });
  });

  it('is not what it claims when a nonce differs', () => {
    expect(withEnd({ seed: { ...STORED.end.seed, nonces: ['c0ffee', '02'] } })).not.toBeNull();
  });

  it('is not what it claims when the options differ', () => {
    const { table } = STORED.header;
    expect(withHeader({ table: { ...table, options: { mixed: true, tideMs: 5000 } } })).toEqual({
      seq: 6,
      why: 'no-such-wake',
    });
  });

  it.each([
    ['game', { ...coinGame, id: 'token' }],
    ['version', { ...coinGame, version: 3 }],
  ])('throws when it is of another %s', (_, definition) => {
    expect(() => verifyMatch(definition, STORED)).toThrow(/coin 2/);
  });

  it('has the problem that its replay finds', () => {
    expect(problemOf({ entries: STORED.entries.slice(1) })).toEqual({ seq: 2, why: 'gap' });
    const late = STORED.entries.map((entry) => (entry.kind === 'wake' ? { ...entry, at: toMillis(999) } : entry));
    expect(problemOf({ entries: late })).toEqual({ seq: 6, why: 'no-such-wake' });
  });
});
