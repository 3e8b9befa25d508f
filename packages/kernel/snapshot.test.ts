import { describe, expect, it } from 'vitest';
import { toMillis, toSeat } from './brands.ts';
import { type CoinTypes, coinGame, openCoin, playCoin } from './coin.toy.ts';
import { type Match, submit } from './match.ts';
import { replay } from './replay.ts';
import { restoreMatch, type Snapshot, takeSnapshot } from './snapshot.ts';
import { undo } from './undo.ts';

const { start, end, played } = playCoin();
const ENTRIES = played.map(({ entry }) => entry);

/** Round trip through JSON, as in a store. */
function stored(match: Match<CoinTypes>): Snapshot<CoinTypes> {
  return JSON.parse(JSON.stringify(takeSnapshot(match))) as Snapshot<CoinTypes>;
}

function halfway(entries: number): Match<CoinTypes> {
  const replayed = replay(start, ENTRIES.slice(0, entries));
  if (!replayed.ok) throw new Error('the journey does not replay');
  return replayed.match;
}

describe('a snapshot', () => {
  it('restores the same match after JSON, at every step', () => {
    for (let entries = 0; entries <= ENTRIES.length; entries += 1) {
      const match = halfway(entries);
      expect(restoreMatch(coinGame, stored(match), match.seed)).toEqual(match);
    }
  });

  it('plays on to the same end', () => {
    const match = halfway(4);
    const restored = restoreMatch(coinGame, stored(match), match.seed);
    expect(replay(restored, ENTRIES.slice(4))).toEqual({ ok: true, match: end, played: played.slice(4) });
  });

  it('keeps what can be undone', () => {
    const { match } = submit(openCoin(), toSeat(0), { do: 'take', coin: 1 }, toMillis(5));
    const restored = restoreMatch(coinGame, stored(match), match.seed);
    expect(undo(restored, toSeat(0), 1, toMillis(9))).toMatchObject({
      match: { state: openCoin().state },
      problem: null,
    });
  });

  it('keeps whether chance was drawn', () => {
    const { match } = submit(openCoin(), toSeat(0), { do: 'dip' }, toMillis(5));
    const restored = restoreMatch(coinGame, stored(match), match.seed);
    expect(undo(restored, toSeat(0), 1, toMillis(9)).problem).toBe('chance-was-drawn');
  });

  it('does not contain the seed', () => {
    expect(takeSnapshot(end)).not.toHaveProperty('seed');
    expect(takeSnapshot(end)).toMatchObject({ game: 'coin', version: 2 });
  });

  it.each([
    ['game', { ...coinGame, id: 'token' }],
    ['version', { ...coinGame, version: 3 }],
  ])('throws when it is of another %s', (_, definition) => {
    expect(() => restoreMatch(definition, takeSnapshot(end), end.seed)).toThrow(/coin 2/);
  });
});
