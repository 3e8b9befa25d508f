import { describe, expect, it } from 'vitest';
import { type CoinTypes, coinGame } from './coin.toy.ts';
import type { GameDefinition } from './game.ts';
import { tableFor } from './table.ts';

describe('a table from a preset', () => {
  it('has the options of the preset, and defaults for the rest and for every seat', () => {
    expect(tableFor(coinGame, 'slow', 3)).toEqual({
      seats: 3,
      options: { mixed: true, tideMs: 5000 },
      seatOptions: [{ rich: false }, { rich: false }, { rich: false }],
    });
  });

  it.each(['fast', '', 'constructor', '__proto__', 'toString'])('is null when the game has no preset %j', (preset) => {
    expect(tableFor(coinGame, preset, 2)).toBeNull();
  });

  it('throws and names the option when a preset has a value that is not a choice', () => {
    const presets = { wild: { tideMs: 7 as 1000 } };
    const definition: GameDefinition<CoinTypes> = { ...coinGame, presets };
    expect(() => tableFor(definition, 'wild', 2)).toThrow(/coin.*wild.*tideMs/);
  });
});
