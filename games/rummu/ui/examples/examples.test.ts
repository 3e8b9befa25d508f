import { describeExamples } from '@tablee/conformance/describe-examples';
import { seatOf } from '@tablee/kernel';
import type { ShownExample } from '@tablee/table-ui';
import { LOCALES, sayRefusal, speakerOf } from '@tablee/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { BOOK_EXAMPLES } from '../../rules/book-examples.ts';
import { CARDS, less } from '../../rules/card.ts';
import { rummu } from '../../rules/index.ts';
import type { RummuTypes } from '../../rules/types.ts';
import { focusOn } from './focus.ts';
import { rummuExamples } from './index.ts';

const { pairs, allowed = {}, figures = {}, read, Picture, tell } = rummuExamples;
const ME = seatOf('A');
const examples = [
  ...Object.values(pairs).flatMap(({ legal, illegal }) => [legal, illegal]),
  ...Object.values(allowed).flat(),
];
type Example = (typeof examples)[number];

function shownOf(example: Example): ShownExample<RummuTypes> {
  return { ...read(example), seat: ME };
}

function drawn(example: Example): string {
  const say = speakerOf(words, 'fr');
  return renderToStaticMarkup(createElement(Picture, { ...shownOf(example), say, nameOf: String }));
}

/** The cards that an example lays, sorted like those of the rulebook. */
function laidIn(example: Example): string | null {
  const { command } = read(example);
  const [move] = command.do === 'play' ? command.moves : [];
  return move?.do === 'lay' ? move.cards.toSorted().join(' ') : null;
}

describeExamples(rummu, rummuExamples, (refusal) =>
  LOCALES.map((locale) => sayRefusal(words, locale, refusal, String)),
);

describe('the drawn examples', () => {
  it('[RM-14] include the examples of the rulebook, each beside its rule', () => {
    for (const { cards, refusedBy } of BOOK_EXAMPLES) {
      const shown = refusedBy === null ? (allowed['RM-14'] ?? []) : [pairs[refusedBy]?.illegal as Example];
      expect(shown.map(laidIn)).toContain(cards.toSorted().join(' '));
    }
  });

  it('[RM-1] have only cards of the sixty', () => {
    for (const example of examples) {
      const { view } = read(example);
      const open = [...view.melds.flatMap(({ cards }) => cards), ...(view.hand ?? [])];
      const tops = view.discards.filter((card) => card !== null);
      expect(less(CARDS, [...open, ...tops])).toHaveLength(CARDS.length - open.length - tops.length);
    }
  });

  it.each(LOCALES)('are all drawn and described: %s', (locale) => {
    const say = speakerOf(words, locale);
    for (const example of examples) {
      const { seen, tried } = tell(shownOf(example), { say, nameOf: String });
      expect([seen, tried].join(' ')).not.toMatch(/undefined|null|[{}]|\s\.|^$/);
      expect(drawn(example)).toContain('data-colour');
    }
    for (const Figure of Object.values(figures)) {
      expect(renderToStaticMarkup(createElement(Figure, { say, nameOf: String }))).not.toMatch(/[{}]|undefined/);
    }
  });

  it('[RM-17] are described with their table and their command', () => {
    const say = speakerOf(words, 'fr');
    const { seen, tried } = tell(shownOf(pairs['RM-17']?.legal as Example), { say, nameOf: () => 'Léa' });
    expect(seen.replaceAll('\u00a0', ' ')).toBe(
      'Devant toi : 1-2-3-4 noir. Devant Léa : 5 rouge, 6 jaune et 7 rouge. Ta main : 2 vert et 6 rouge.',
    );
    expect(tried).toBe('Tu échanges le 6 rouge contre le joker de 5 rouge, 6 jaune et 7 rouge.');
  });

  it('[RM-9] [RM-11] mark only the cards that are wrong', () => {
    const faults = (example: Example | undefined): number =>
      drawn(example as Example).match(/data-fault/g)?.length ?? 0;
    expect(faults(pairs['RM-9']?.illegal)).toBe(2);
    expect(faults(pairs['RM-11']?.illegal)).toBe(3);
    expect(faults(pairs['RM-9']?.legal)).toBe(0);
  });

  it('[RM-17] [RM-20] draw a freed joker and a card taken back in the hand', () => {
    const tries = (example: Example | undefined): number => drawn(example as Example).match(/data-tried/g)?.length ?? 0;
    expect(tries(pairs['RM-17']?.legal)).toBe(2);
    expect(tries(pairs['RM-20']?.legal)).toBe(4);
  });
});

describe('an example at a whole table', () => {
  it('is drawn only with the combinations that it is about', () => {
    const { view, command, seat } = shownOf(pairs['RM-A22']?.legal as Example);
    const melds = [...view.melds, { id: 7, owner: ME, cards: ['G1', 'G2', 'G3'] as const }];
    const ids = focusOn({ view: { ...view, melds }, command, seat }).view.melds.map(({ id }) => id);
    expect(ids).toEqual([1, 2]);
    expect(focusOn({ view: { ...view, melds }, command: { do: 'draw' }, seat }).view.melds).toEqual([]);
  });
});
