import { describeExamples } from '@tablee/conformance/describe-examples';
import { type Facts, seatOf, toMillis } from '@tablee/kernel';
import type { ShownExample } from '@tablee/table-ui';
import { LOCALES, sayRefusal, speakerOf } from '@tablee/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { rushOut } from '../../rules/index.ts';
import { CARD_SPOTS } from '../../rules/places.ts';
import { readCommand, readView } from '../../rules/read-notation.ts';
import type { RushTypes } from '../../rules/types.ts';
import { spotsAbout } from './about.ts';
import { rushExamples } from './index.ts';
import { written } from './position.ts';

const { pairs, allowed = {}, figures = {}, read, focus, Picture, tell } = rushExamples;
const ME = seatOf('A');
const examples = [
  ...Object.values(pairs).flatMap(({ legal, illegal }) => [legal, illegal]),
  ...Object.values(allowed).flat(),
];
type Example = (typeof examples)[number];

function nameOf(seat: number): string {
  return ['Ada', 'Béa', 'Clo', 'Dan'][seat] ?? '?';
}

function shownOf(example: Example): ShownExample<RushTypes> {
  return { ...read(example), seat: ME };
}

function drawn(example: Example, locale: 'fr' | 'en' = 'fr'): string {
  const say = speakerOf(words, locale);
  return renderToStaticMarkup(createElement(Picture, { ...shownOf(example), say, nameOf: String }));
}

describeExamples(rushOut, rushExamples, (refusal) =>
  LOCALES.map((locale) => sayRefusal(words, locale, refusal, String)),
);

describe('the drawn examples', () => {
  it('[RO-10] [RO-11] have no card twice, and no two heroes of one colour', () => {
    for (const example of examples) {
      const { view } = read(example);
      expect(new Set(CARD_SPOTS.map((spot) => view.cards[spot])).size).toBe(CARD_SPOTS.length);
      const colours = view.seatOptions.map(({ colour }) => colour).filter((colour) => colour !== 'any');
      expect(new Set(colours).size).toBe(colours.length);
    }
  });

  it('[RO-17] are described with their cards, dice and command', () => {
    const say = speakerOf(words, 'fr');
    const told = tell(shownOf(pairs['RO-17']?.illegal as Example), { say, nameOf: () => 'Béa' });
    expect(told.seen).toMatch(/^Porte scellée\u00a0: case Clé, .*Tes dés\u00a0: Épée, Clé et Cœur\.$/);
    expect(told.tried).toBe('Tu poses Cœur sur la Porte scellée, case Clé.');
  });

  it.each(LOCALES)('are all drawn and described: %s', (locale) => {
    const say = speakerOf(words, locale);
    for (const example of examples) {
      const { seen, tried } = tell(shownOf(example), { say, nameOf: String });
      expect([seen, tried].join(' ')).not.toMatch(/undefined|null|[{}]|\s\.|^$/);
      expect(drawn(example, locale)).toContain('data-face');
    }
    for (const Figure of Object.values(figures)) {
      expect(renderToStaticMarkup(createElement(Figure, { say, nameOf: String }))).not.toMatch(/[{}]|undefined/);
    }
  });

  it.each(LOCALES)('have a reason if they are drawn as refused: %s', (locale) => {
    const say = speakerOf(words, locale);
    for (const [rule, { illegal }] of Object.entries(pairs)) {
      const { view, command } = read(illegal);
      const refusal = rushOut.check(view, ME, command, toMillis(0));
      expect(refusal).toMatchObject({ rule });
      const told = sayRefusal(words, locale, refusal as { rule: string; facts: Facts }, nameOf);
      expect(told).toMatch(/^\p{L}.{10,}[.!]$/u);
    }
    for (const Figure of Object.values(figures)) {
      const drawnFigure = renderToStaticMarkup(createElement(Figure, { say, nameOf: String }));
      const refused = drawnFigure.split('data-good="false"').slice(1);
      for (const part of refused) expect(part).toMatch(/[.!]<\/span>/);
    }
  });

  it('[RO-6] omit a pair that shows only the end of the match', () => {
    const over = Object.entries(rushExamples.pairs).filter(
      ([, { illegal }]) => rushExamples.read(illegal).view.phase === 'over',
    );
    expect(over.map(([rule]) => rule)).toEqual(rushExamples.unlisted);
  });

  it('[RO-4] [RO-10] show tables that cannot begin with the sentence of the lobby', () => {
    const say = speakerOf(words, 'fr');
    const drawnOf = (rule: 'RO-4' | 'RO-10'): string =>
      renderToStaticMarkup(createElement(figures[rule] as never, { say, nameOf: String } as never));
    expect(drawnOf('RO-4')).toContain(say('RO-4.refusal', { count: 2 }));
    expect(drawnOf('RO-10')).toContain('Deux fois Barde');
  });

  it('[RO-18] show only the cards that a command is about', () => {
    const { illegal } = pairs['RO-18'] as NonNullable<(typeof pairs)['RO-18']>;
    expect(spotsAbout(shownOf(illegal))).toEqual(['t1', 't2']);
    expect(spotsAbout(shownOf(pairs['RO-A66']?.illegal as Example))).toEqual(['s1']);
  });

  it('[RO-A17] show a command at a real table as too early only until its time', () => {
    const position = written({ seats: ['warrior blue: key - -', 'tracker green: - - -', 'sorcerer: - - - - -'] });
    const view = { ...readView(position), rolledAt: [5, null, null] } as ShownExample<RushTypes>['view'];
    const shown = { view, command: readCommand('roll'), seat: ME };
    const say = speakerOf(words, 'fr');
    const seenOf = (one: ShownExample<RushTypes>) => tell(one, { say, nameOf: String }).seen;
    expect(seenOf(shown)).toMatch(/^Tu viens de lancer/);
    expect(seenOf(focus?.(shown) ?? shown)).not.toMatch(/Tu viens de lancer/);
  });
});
