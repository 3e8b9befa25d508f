import { type Bot, simulate } from '@tablee/bot-kit';
import {
  type AnyGame,
  arrangeSeats,
  defaultOptions,
  defaultSeatOptions,
  type GameTypes,
  openMatch,
  presetOptions,
  readOptions,
  seedFromWord,
  type TableSetup,
  tableFor,
} from '@tablee/kernel';
import { LOCALES, type Locale, type Messages, placeholdersIn, speaker } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { rulesCatalog } from './catalog.rules.ts';
import { type UiEntry, uiCatalog, usualLevel, type Variant, variantId } from './catalog.ui.ts';

/**
 * Bounds for the bots' time as a share of the stated minutes: bots are never distracted, and people need up to three
 * times as long.
 */
const BOTS_SHARE = { least: 0.3, most: 1 };
const MATCHES = 5;

/** Average length of bot matches at the table of a variant, in minutes of match time. */
function botsMinutes(definition: AnyGame, bot: Bot<GameTypes>, { preset, seats }: Variant): number {
  const table = tableFor(definition, preset, seats) as TableSetup<GameTypes>;
  const bots = Array.from({ length: seats }, () => bot);
  const ends = Array.from({ length: MATCHES }, (_, index) => {
    const opening = openMatch(definition, table, seedFromWord(`${preset} ${index}`));
    return simulate(opening, bots, definition.bound(table.options, seats)).match.at / 60_000;
  });
  return ends.reduce((sum, one) => sum + one, 0) / MATCHES;
}

/** The sentences that a page loads for a table with these options, and where it tells their rules. */
async function sentencesFor(entry: UiEntry, locale: Locale, options: object): Promise<Messages> {
  const { words } = await entry.rules(locale);
  const part = await entry.partFor?.({ ...options })?.load(locale);
  return { ...words.messages[locale], ...part, ...(await entry.ruleSentences?.(locale)) };
}

it('every game has a box', () => {
  expect(Object.keys(uiCatalog).toSorted()).toEqual(Object.keys(rulesCatalog).toSorted());
});

describe.each(Object.entries(uiCatalog))('the box of %s', (id, entry) => {
  const rules = rulesCatalog[id];
  if (rules === undefined) throw new Error(`${id} has no rules`);
  const [newest] = rules.versions;

  it('agrees with the rules', async () => {
    const { definition } = await entry.rules('fr');
    expect(definition.id).toBe(id);
    expect(newest).toMatchObject(definition);
    expect(entry.pace).toBe(definition.traits.pace);
  });

  it('counts the players that its presets seat', async () => {
    const { definition } = await entry.rules('fr');
    const usual = defaultOptions(definition.options);
    const seated = Object.values(definition.presets).map(
      (preset) => definition.seating({ ...usual, ...preset }).counts,
    );
    const all = seated.flat();
    expect(entry.players).toEqual({ min: Math.min(...all), max: Math.max(...all) });
  });

  it('offers every preset of the rules once, with words, and creates a valid table', async () => {
    const { definition } = await entry.rules('fr');
    const anySeat = entry.variants.filter(({ seat }) => seat === undefined);
    expect(anySeat.map(({ preset }) => preset).toSorted()).toEqual(Object.keys(definition.presets).toSorted());
    expect(new Set(entry.variants.map(variantId)).size).toBe(entry.variants.length);
    for (const variant of entry.variants) {
      const { preset, seats, age, forChildren = false } = variant;
      const options = presetOptions(definition, preset) ?? {};
      expect(definition.seating(options).counts).toContain(seats);
      expect(forChildren).toBe(newest.forChildren?.(options) ?? false);
      for (const words of LOCALES.map((locale): Messages => entry.words[locale])) {
        const fact = words[`preset.${variantId(variant)}.fact`] ?? '';
        expect([words[`preset.${variantId(variant)}`] ?? '', fact]).not.toContain('');
        expect(['age', 'minutes']).toEqual(expect.arrayContaining(placeholdersIn(fact)));
        expect(placeholdersIn(fact).includes('age')).toBe(age !== undefined);
      }
    }
  });

  it('offers a seat only for a seat option, at a table that can start', async () => {
    const { definition } = await entry.rules('fr');
    for (const { preset, seats, seat } of entry.variants.filter((variant) => variant.seat !== undefined)) {
      const mine = readOptions(definition.seatOptions, seat);
      if (!mine.ok) throw new Error(`${preset}: ${mine.problem}`);
      const options = presetOptions(definition, preset) ?? {};
      const seatOptions = defaultSeatOptions(definition, seats).with(0, mine.options);
      expect(arrangeSeats(definition, { seats, options, seatOptions })).toMatchObject({ ok: true });
    }
  });

  it('has a sentence on how each level of its bots plays', async () => {
    for (const locale of LOCALES) {
      const messages: Messages = (await entry.rules(locale)).words.messages[locale] ?? {};
      expect(entry.levels.map((level) => messages[`level.${level}`] ?? '')).not.toContain('');
    }
  });

  it('gives the duration of a match', () => {
    for (const variant of entry.variants) {
      const bot = rules.bots[usualLevel(entry, variant)];
      if (bot === undefined) throw new Error(`${variant.preset} has no bots`);
      const share = botsMinutes(newest, bot, variant) / variant.minutes;
      expect({ ...variant, share: share > BOTS_SHARE.least && share < BOTS_SHARE.most }).toEqual({
        ...variant,
        share: true,
      });
    }
  });

  it('says if there are chapters', async () => {
    const ui = await entry.table?.();
    expect(entry.hasChapters === true).toBe(ui?.Chapters !== undefined);
  });

  it.skipIf(entry.table === null)('explains every variant in three pictures and in every language', async () => {
    const { definition } = await entry.rules('fr');
    const { brief } = (await entry.table?.()) ?? {};
    for (const [preset, chosen] of Object.entries(definition.presets)) {
      const options = { ...defaultOptions(definition.options), ...chosen };
      const says = LOCALES.map(async (locale) => speaker(await sentencesFor(entry, locale, options), locale));
      const facts = Object.fromEntries(Object.entries(options).map(([name, choice]) => [name, String(choice)]));
      for (const cards of [brief?.first(options), brief?.short(options)]) {
        expect([preset, cards?.length]).toEqual([preset, 3]);
        for (const say of await Promise.all(says)) {
          const told = cards?.flatMap(({ id: card }) => [
            say(`brief.${card}.title`, facts),
            say(`brief.${card}`, facts),
          ]);
          expect([preset, new Set(told).size]).toEqual([preset, 6]);
          expect(told?.join(' ')).not.toMatch(/[{}]|undefined/);
        }
      }
      const sections = new Set(Object.values(definition.rulebook).map(({ section }) => section));
      for (const section of brief?.sections?.(options) ?? []) expect([...sections]).toContain(section);
    }
  });

  it('has a sentence for each rule that a table of each variant lists', async () => {
    const { definition } = await entry.rules('fr');
    const { brief } = (await entry.table?.()) ?? {};
    for (const preset of Object.keys(definition.presets)) {
      const options: object = presetOptions(definition, preset) ?? {};
      const played = brief?.sections?.(options) ?? null;
      const listed = Object.entries(definition.rulebook).filter(
        ([, { isBackground, section }]) => isBackground !== true && (played?.includes(section) ?? true),
      );
      const told = listed.flatMap(([rule, { section }]) => [`section.${section}`, rule, `${rule}.title`]);
      for (const messages of await Promise.all(LOCALES.map((locale) => sentencesFor(entry, locale, options))))
        expect(told.filter((sentence) => !Object.hasOwn(messages, sentence))).toEqual([]);
    }
  });

  it('offers every bot but the random one', () => {
    expect(entry.levels.toSorted()).toEqual(
      Object.keys(rules?.bots ?? {})
        .filter((level) => level !== 'random')
        .toSorted(),
    );
  });

  it('has the same labels in every language', () => {
    const [french, ...others] = LOCALES.map((locale) => entry.words[locale]);
    expect(Object.keys(french ?? {})).toEqual(expect.arrayContaining(['name', 'play', 'tagline', 'score']));
    for (const other of others) expect(Object.keys(other)).toEqual(Object.keys(french ?? {}));
    for (const box of LOCALES.map((locale) => entry.words[locale])) {
      expect(placeholdersIn(box['score'] ?? '')).toEqual(['n']);
    }
  });
});
