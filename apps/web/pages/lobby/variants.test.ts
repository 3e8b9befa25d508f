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
  it.each(Object.keys(definition.presets))('%s is known by its options', (preset) => {
    expect(variantOf(definition, optionsOf(definition, preset))).toEqual({ preset, changed: [] });
  });
});

describe('what somebody chose otherwise', () => {
  it('is told beside the variant', () => {
    expect(variantOf(ruckus, { ...optionsOf(ruckus, 'children'), target: 75 })).toEqual({
      preset: 'children',
      changed: ['target'],
    });
  });

  it('does not count where it means nothing', () => {
    expect(variantOf(tiles, { ...optionsOf(tiles, 'junior'), playOn: true })).toEqual({
      preset: 'junior',
      changed: [],
    });
  });

  it('is gone when a variant is chosen', () => {
    expect(optionsOf(tiles, 'family')).toEqual({ ...optionsOf(tiles, 'memory'), mode: 'family', memory: false });
  });
});
