import { rulesCatalog } from '@tablee/games/catalog.rules';
import type { AnyGame } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { optionsOf, variantOf } from './variants.ts';

function rulesOf(id: string): AnyGame {
  const entry = rulesCatalog[id];
  if (entry === undefined) throw new Error(`no game ${id}`);
  return entry.versions[0];
}

const [ruckus, tiles] = [rulesOf('ruckus'), rulesOf('tiles')];

describe.each(Object.entries(rulesCatalog))('the variants of %s', (_, { versions: [definition] }) => {
  it.each(Object.keys(definition.presets))('%s is recognized by its options', (preset) => {
    expect(variantOf(definition, optionsOf(definition, preset))).toEqual({ preset, changed: [] });
  });
});

describe('an option that differs from the variant', () => {
  it('is listed beside the variant', () => {
    expect(variantOf(ruckus, { ...optionsOf(ruckus, 'children'), target: 75 })).toEqual({
      preset: 'children',
      changed: ['target'],
    });
  });

  it('is not listed while it does not apply', () => {
    expect(variantOf(tiles, { ...optionsOf(tiles, 'junior'), playOn: true })).toEqual({
      preset: 'junior',
      changed: [],
    });
  });

  it('is reset when a variant is chosen', () => {
    expect(optionsOf(tiles, 'family')).toEqual({ ...optionsOf(tiles, 'memory'), mode: 'family', memory: false });
  });
});
