import { describe, expect, it } from 'vitest';
import { type Catalog, findGame, type Upgrade } from './catalog.ts';
import { coinGame } from './coin.toy.ts';
import type { AnyGame } from './game.ts';

const OLD: AnyGame = { ...coinGame, version: 1 };
const CATALOG: Catalog = { coin: { versions: [coinGame, OLD] } };

describe('the catalog', () => {
  it('returns the newest version when none is asked for', () => {
    expect(findGame(CATALOG, 'coin')).toEqual({ ok: true, definition: coinGame, upgrade: null });
  });

  it.each([
    [2, coinGame],
    [1, OLD],
  ])('returns version %d when it is asked for', (version, definition) => {
    expect(findGame(CATALOG, 'coin', version)).toEqual({ ok: true, definition, upgrade: null });
  });

  it.each([0, 3, 1.5, Number.NaN])('knows no version %d', (version) => {
    expect(findGame(CATALOG, 'coin', version)).toEqual({ ok: false, problem: 'unknown-version' });
  });

  it('returns the newest version and the upgrade for matches that it goes on with', () => {
    const upgrade: Upgrade = { from: 0, options: (old) => old };
    const catalog: Catalog = { coin: { versions: [coinGame, OLD], upgrades: [upgrade] } };
    expect(findGame(catalog, 'coin', 0)).toEqual({ ok: true, definition: coinGame, upgrade });
    expect(findGame(catalog, 'coin', 3)).toEqual({ ok: false, problem: 'unknown-version' });
  });

  it.each(['chess', '', 'Coin', 'constructor', '__proto__', 'toString'])('knows no game %j', (id) => {
    expect(findGame(CATALOG, id)).toEqual({ ok: false, problem: 'unknown-game' });
    expect(findGame(CATALOG, id, 1)).toEqual({ ok: false, problem: 'unknown-game' });
  });
});
