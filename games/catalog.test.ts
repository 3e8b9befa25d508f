import { sidesAt } from '@tablee/bot-kit';
import { type GameTypes, type TableSetup, tableFor } from '@tablee/kernel';
import { LOCALES } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { rulesCatalog } from './catalog.rules.ts';

describe.each(Object.entries(rulesCatalog))('%s in the catalog', (id, entry) => {
  it('has its own id, the newest version first', () => {
    const versions = entry.versions.map(({ version }) => version);
    expect(entry.versions.map((definition) => definition.id)).toEqual(versions.map(() => id));
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => b - a));
  });

  it('has bots under their own names', () => {
    expect(Object.values(entry.bots).map((bot) => bot.id)).toEqual(Object.keys(entry.bots));
    expect(Object.keys(entry.bots)).not.toEqual([]);
  });

  it('has duels at valid tables, between two sides that are equal if they sit alternately', () => {
    for (const { preset, seats, sides = 'alternate' } of entry.duels) {
      const [definition] = entry.versions;
      const table = tableFor(definition, preset, seats) as TableSetup<GameTypes>;
      expect(definition.seating(table.options).counts).toContain(seats);
      const [one, other] = [0, 1].map((side) => sidesAt(definition, table, sides).filter((its) => its === side).length);
      expect(one !== 0 && other !== 0 && (sides !== 'alternate' || one === other)).toBe(true);
    }
    expect(entry.duels).not.toEqual([]);
  });

  it('has words in every language', async () => {
    const { messages } = await entry.words();
    expect(Object.keys(messages).toSorted()).toEqual(LOCALES.toSorted());
  });
});

describe('tables for children', () => {
  it('are recognized by the game, for presets and for other options', () => {
    const saying = Object.entries(rulesCatalog).flatMap(
      ([
        id,
        {
          versions: [definition],
        },
      ]) =>
        Object.keys(definition.presets).flatMap((preset) =>
          definition.forChildren?.((tableFor(definition, preset, 2) as TableSetup<GameTypes>).options) === true
            ? [`${id} ${preset}`]
            : [],
        ),
    );
    expect(saying).toEqual(['ruckus children', 'tiles junior', 'tiles memory']);
    const [ruckus] = rulesCatalog['ruckus']?.versions ?? [];
    expect(ruckus?.forChildren?.({ tempo: 'normal', target: 100, autoCall: true, autoForm: true })).toBe(true);
    expect(ruckus?.forChildren?.({ tempo: 'calm', target: 50, autoCall: true, autoForm: false })).toBe(false);
  });
});
