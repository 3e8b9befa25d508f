import { describeExamples } from '@tablee/conformance/describe-examples';
import { seatOf, toSeat } from '@tablee/kernel';
import type { ShownExample } from '@tablee/table-ui';
import { LOCALES, sayRefusal, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { CARDS, CARDS_PER_FAMILY, countIn, FAMILIES } from '../rules/family.ts';
import { ruckus } from '../rules/index.ts';
import { readCommand, readView } from '../rules/read-notation.ts';
import type { RuckusTypes } from '../rules/types.ts';
import { countedExample } from './brief/scores.tsx';
import { ruckusExamples } from './examples.ts';

const { pairs, allowed = {}, read, focus, tell } = ruckusExamples;
const ME = seatOf('A');
const examples = [
  ...Object.values(pairs).flatMap(({ legal, illegal }) => [legal, illegal]),
  ...Object.values(allowed).flat(),
];

function shownOf(example: (typeof examples)[number]): ShownExample<RuckusTypes> {
  return { ...read(example), seat: ME };
}

describeExamples(ruckus, ruckusExamples, (refusal) =>
  LOCALES.map((locale) => sayRefusal(words, locale, refusal, String)),
);

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
        expect(seen).toBeLessThanOrEqual(CARDS_PER_FAMILY);
      }
    }
  });

  it('are described by the cards on the table and the cards of the command', () => {
    const say = speakerOf(words, 'fr');
    const told = tell(shownOf(pairs['RK-7']?.legal as (typeof examples)[number]), { say, nameOf: () => 'Béa' });
    expect(told).toEqual({
      seen: 'Devant toi\u00a0: 2 Coâ. Devant Béa\u00a0: 3 Boum. En main\u00a0: Boum, Zzz. Pioche, 62 cartes.',
      tried: 'Tu voles Boum à Béa.',
    });
  });

  it.each(LOCALES)('all have a description: %s', (locale) => {
    const say = speakerOf(words, locale);
    for (const example of examples) {
      const { seen, tried } = tell(shownOf(example), { say, nameOf: String });
      expect([seen, tried].join(' ')).not.toMatch(/undefined|null|\{|^$/);
    }
  });

  it('[RK-17] [RK-18] [RK-19] [RK-A2] a round is counted as the rules count it', () => {
    expect(countedExample).toEqual([
      { laid: 7, inHand: 0, bonus: 2, points: 9 },
      { laid: 5, inHand: 2, bonus: 0, points: 3 },
      { laid: 2, inHand: 3, bonus: 0, points: 0 },
    ]);
  });

  it('a refused command is drawn with the piles that it concerns', () => {
    const view = readView(
      'round 1 play, totals 0 0 0\ndeck 48\nA 2 | coa×2 dring×2 meuh×2 vroum×2\nB 2 | boum×3 plouf×2\nC 2 | pouet×3\nhand boum zzz',
    );
    const shown = focus?.({ view, command: readCommand('complete vroum'), seat: ME });
    expect(shown?.view.piles.map((piles) => piles.map(({ family }) => family))).toEqual([
      ['vroum', 'coa', 'dring'],
      [],
      [],
    ]);
    const stolen = focus?.({ view, command: readCommand('steal boum < B'), seat: toSeat(2) });
    expect(stolen?.view.piles.map((piles) => piles.map(({ family }) => family))).toEqual([[], ['boum'], ['pouet']]);
  });
});
