import { LOCALES } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { rulesCatalog } from './catalog.rules.ts';

describe.each(Object.entries(rulesCatalog))('%s in the catalog', (id, entry) => {
  it('stands under its own id, the newest version first', () => {
    const versions = entry.versions.map(({ version }) => version);
    expect(entry.versions.map((definition) => definition.id)).toEqual(versions.map(() => id));
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => b - a));
  });

  it('has bots under their own names', () => {
    expect(Object.values(entry.bots).map((bot) => bot.id)).toEqual(Object.keys(entry.bots));
    expect(Object.keys(entry.bots)).not.toEqual([]);
  });

  it('has words in every language', async () => {
    const { messages } = await entry.words();
    expect(Object.keys(messages).toSorted()).toEqual(LOCALES.toSorted());
  });
});
