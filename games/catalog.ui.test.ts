import { defaultOptions } from '@tablee/kernel';
import { LOCALES, placeholdersIn } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { rulesCatalog } from './catalog.rules.ts';
import { uiCatalog } from './catalog.ui.ts';

it('every game that can be played has a box', () => {
  expect(Object.keys(uiCatalog).toSorted()).toEqual(Object.keys(rulesCatalog).toSorted());
});

describe.each(Object.entries(uiCatalog))('the box of %s', (id, entry) => {
  const rules = rulesCatalog[id];

  it('says the same as the rules inside', async () => {
    const { definition } = await entry.rules();
    expect(definition.id).toBe(id);
    expect(entry.pace).toBe(definition.traits.pace);
  });

  it('counts the players that its presets seat, and lays a table that the first of them knows', async () => {
    const { definition } = await entry.rules();
    const usual = defaultOptions(definition.options);
    const seated = Object.values(definition.presets).map(
      (preset) => definition.seating({ ...usual, ...preset }).counts,
    );
    const all = seated.flat();
    expect(entry.players).toEqual({ min: Math.min(...all), max: Math.max(...all) });
    expect(seated[0]).toContain(entry.goodWith);
  });

  it('says whether there are chapters inside', async () => {
    const ui = await entry.table?.();
    expect(entry.hasChapters === true).toBe(ui?.Chapters !== undefined);
  });

  it('offers every bot but the random one', () => {
    expect(entry.levels.toSorted()).toEqual(
      Object.keys(rules?.bots ?? {})
        .filter((level) => level !== 'random')
        .toSorted(),
    );
  });

  it('is labelled in every language, with the same things said', () => {
    const [french, ...others] = LOCALES.map((locale) => entry.words[locale]);
    expect(Object.keys(french ?? {})).toEqual(expect.arrayContaining(['name', 'tagline', 'score']));
    for (const other of others) expect(Object.keys(other)).toEqual(Object.keys(french ?? {}));
    for (const box of LOCALES.map((locale) => entry.words[locale])) {
      expect(placeholdersIn(box['score'] ?? '')).toEqual(['n']);
    }
  });
});
