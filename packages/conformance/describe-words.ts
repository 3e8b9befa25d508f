import type { AnyGame, OptionSpec } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';

type MessagesByLocale = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Tests that the words of a game are complete in every language. `kinds` are the kinds of its events. */
export function describeWords(definition: AnyGame, byLocale: MessagesByLocale, kinds: readonly string[]): void {
  describe.each(Object.entries(byLocale))('the words of the game in %s', (_, messages) => {
    const missing = (ids: readonly string[]): string[] => ids.filter((id) => !Object.hasOwn(messages, id));

    it('every option and every choice has a name', () => {
      expect(missing(namesOf('option', definition.options))).toEqual([]);
      expect(missing(namesOf('seat-option', definition.seatOptions))).toEqual([]);
    });

    it('every kind of event has a sentence', () => {
      expect(missing(kinds.map((kind) => `event.${kind}`))).toEqual([]);
    });

    it('no sentence is empty, and no rule says what another says', () => {
      const rules = Object.keys(definition.rulebook).flatMap((id) => messages[id] ?? []);
      expect(new Set(rules).size).toBe(rules.length);
      for (const sentence of Object.values(messages)) expect(sentence.trim()).not.toBe('');
    });
  });

  it('French has no breaking space before its high signs', () => {
    const broken = Object.entries(byLocale['fr'] ?? {}).filter(([, sentence]) => /\w [:;!?»]|« /.test(sentence));
    expect(broken).toEqual([]);
  });
}

function namesOf(prefix: string, options: object): string[] {
  return Object.entries<OptionSpec>(options as Record<string, OptionSpec>).flatMap(([name, { choices }]) => [
    `${prefix}.${name}`,
    ...choices.map((choice) => `${prefix}.${name}.${choice}`),
  ]);
}
