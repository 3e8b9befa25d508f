import { describe, expect, it } from 'vitest';
import { type Catalog, findGame } from './catalog.ts';
import { coinGame } from './coin.toy.ts';
import type { AnyGame } from './game.ts';

const OLD: AnyGame = { ...coinGame, version: 1 };
const CATALOG: Catalog = { coin: { versions: [coinGame, OLD] } };

describe('the catalog', () => {
  it('returns the newest version when none is asked for', () => {
    expect(findGame(CATALOG, 'coin')).toEqual({ ok: true, definition: coinGame });
  });

  it.each([
    [2, coinGame],
    [1, OLD],
  ])('returns version %d when it is asked for', (version, definition) => {
    expect(findGame(CATALOG, 'coin', version)).toEqual({ ok: true, definition });
  });

  it.each([0, 3, 1.5, Number.NaN])('knows no version %d', (version) => {
    expect(findGame(CATALOG, 'coin', version)).toEqual({ ok: false, problem: 'unknown-version' });
  });

  it.each(['chess', '', 'Coin', 'constructor', '__proto__', 'toString'])('knows no game %j', (id) => {
    expect(findGame(CATALOG, id)).toEqual({ ok: false, problem: 'unknown-game' });
    expect(findGame(CATALOG, id, 1)).toEqual({ ok: false, problem: 'unknown-game' });
  });
});
