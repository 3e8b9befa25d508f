import { type GameTypes, type TableSetup, tableFor } from '@tablee/kernel';
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

  it('has duels at tables that can be laid, with an even number of seats', () => {
    for (const { preset, seats } of entry.duels) {
      const [definition] = entry.versions;
      const table = tableFor(definition, preset, seats) as TableSetup<GameTypes>;
      const { min, max } = definition.seating(table.options);
      expect(seats >= min && seats <= max && seats % 2 === 0).toBe(true);
    }
    expect(entry.duels).not.toEqual([]);
  });

  it('has words in every language', async () => {
    const { messages } = await entry.words();
    expect(Object.keys(messages).toSorted()).toEqual(LOCALES.toSorted());
  });
});
