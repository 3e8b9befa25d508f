import { describeExamples } from '@tablee/conformance/describe-examples';
import { LOCALES, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { CARDS, CARDS_A_FAMILY, countIn, FAMILIES } from '../rules/family.ts';
import { ruckus } from '../rules/index.ts';
import { ruckusExamples } from './examples.ts';

const { pairs, read, tell } = ruckusExamples;
const examples = Object.values(pairs).flatMap(({ legal, illegal }) => [legal, illegal]);

describeExamples(ruckus, ruckusExamples);

describe('the drawn examples', () => {
  it('[RK-1] every card is in a hand, in a pile or still to be drawn, and none of a family is a seventh', () => {
    for (const example of examples) {
      const { view } = read(example);
      const laid = view.piles.flat();
      const all = [view.deck, ...view.hands, ...laid.map(({ count }) => count)];
      expect(all.reduce((sum, count) => sum + count)).toBe(CARDS.length);
      expect(view.hands[0]).toBe(view.hand?.length);
      for (const family of FAMILIES) {
        const own = laid.filter((pile) => pile.family === family).map(({ count }) => count);
        const seen = own.reduce((sum, count) => sum + count, countIn(view.hand ?? [], family));
        expect(seen).toBeLessThanOrEqual(CARDS_A_FAMILY);
      }
    }
  });

  it('are told in words that name what lies there and what is tried', () => {
    const say = speakerOf(words, 'fr');
    const told = tell(read(pairs['RK-7']?.legal as (typeof examples)[number]), { say, nameOf: () => 'Béa' });
    expect(told).toEqual({
      seen: 'Devant toi\u00a0: 2 Coâ. Devant Béa\u00a0: 3 Boum. En main\u00a0: Boum, Zzz. Pioche, 62 cartes.',
      tried: 'Tu voles Boum à Béa.',
    });
  });

  it.each(LOCALES)('are all told in words: %s', (locale) => {
    const say = speakerOf(words, locale);
    for (const example of examples) {
      const { seen, tried } = tell(read(example), { say, nameOf: String });
      expect([seen, tried].join(' ')).not.toMatch(/undefined|null|\{|^$/);
    }
  });
});
