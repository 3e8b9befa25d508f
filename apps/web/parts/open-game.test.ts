import { type GamePart, type UiEntry, uiCatalog } from '@tablee/games/catalog.ui';
import { describe, expect, it, vi } from 'vitest';
import { openRules, openRulesFor, openToldRules } from './open-game.ts';

const box = Object.values(uiCatalog).find(({ partFor }) => partFor === undefined) as UiEntry;
const load = vi.fn<GamePart['load']>(async (locale) => ({ added: `added in ${locale}` }));
const entry: UiEntry = { ...box, partFor: ({ long }) => (long === true ? { id: 'long', load } : null) };

describe('the rules for a table', () => {
  it('are those of every table if its options need no part of the game', async () => {
    expect(openRulesFor('plain', entry, 'fr', { long: false })).toBe(openRules('plain', entry, 'fr'));
    expect(openRulesFor('no-parts', box, 'fr', { long: true })).toBe(openRules('no-parts', box, 'fr'));
    await openRules('plain', entry, 'fr');
    expect(load).not.toHaveBeenCalled();
  });

  it('have the sentences of the part that its options need, loaded once', async () => {
    const opened = openRulesFor('parted', entry, 'en', { long: true });
    expect(openRulesFor('parted', entry, 'en', { long: true, tempo: 'calm' })).toBe(opened);
    const base = await openRules('parted', entry, 'en');
    const { words, definition } = await opened;
    expect(words.messages).toEqual({ en: { ...base.words.messages.en, added: 'added in en' } });
    expect(definition).toBe(base.definition);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('have the texts of the rules too where rules are told', async () => {
    const ruleSentences: UiEntry['ruleSentences'] = async (locale) => ({ told: `told in ${locale}` });
    const told = await openToldRules('told', { ...entry, ruleSentences }, 'fr', { long: true });
    const base = await openRulesFor('told', entry, 'fr', { long: true });
    expect(told.words.messages).toEqual({ fr: { ...base.words.messages.fr, told: 'told in fr' } });
    expect(openToldRules('untold', entry, 'fr', {})).toBe(openRulesFor('untold', entry, 'fr', {}));
  });

  it('are asked for again after the part could not be loaded', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(openRulesFor('torn', entry, 'fr', { long: true })).rejects.toThrow('offline');
    const { words } = await openRulesFor('torn', entry, 'fr', { long: true });
    expect(words.messages.fr).toHaveProperty('added');
  });
});
