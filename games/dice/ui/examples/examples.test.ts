import { describeExamples } from '@tablee/conformance/describe-examples';
import { seatOf } from '@tablee/kernel';
import type { ShownExample } from '@tablee/table-ui';
import { LOCALES, sayRefusal, speakerOf } from '@tablee/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { drawLay, drawPosition } from '../../rules/drawn.ts';
import { DICE } from '../../rules/face.ts';
import { dice } from '../../rules/index.ts';
import type { DiceTypes, Face } from '../../rules/types.ts';
import { focusOn } from './focus.ts';
import { diceExamples } from './index.ts';
import { laidIn, partsOf } from './laid-table.ts';

const { pairs, allowed = {}, figures = {}, read, Picture, tell } = diceExamples;
const ME = seatOf('A');
const examples = [
  ...Object.values(pairs).flatMap(({ legal, illegal }) => [legal, illegal]),
  ...Object.values(allowed).flat(),
];
type Example = (typeof examples)[number];

function shownOf(example: Example): ShownExample<DiceTypes> {
  return { ...read(example), seat: ME };
}

function drawn(example: Example, locale: 'fr' | 'en'): string {
  const say = speakerOf(words, locale);
  return renderToStaticMarkup(createElement(Picture, { ...shownOf(example), say, nameOf: String }));
}

describeExamples(dice, diceExamples, (refusal) => LOCALES.map((locale) => sayRefusal(words, locale, refusal, String)));

describe('the drawn examples', () => {
  it('[RX-2] have dice of the box with faces that they can show', () => {
    for (const example of examples) {
      const { view } = read(example);
      const lying = [...view.table, ...view.hands.flat()];
      expect(new Set(lying.map(({ die }) => die)).size).toBe(lying.length);
      expect(lying.filter(({ die, face }) => face !== null && DICE[die]?.includes(face) !== true)).toEqual([]);
    }
  });

  it('[RX-12] are described by the table, the command and its result', () => {
    const say = speakerOf(words, 'fr');
    expect(tell(shownOf(allowed['RX-12']?.[0] as Example), { say, nameOf: String })).toEqual({
      seen: 'Sur la table\u00a0: 3‑4‑5 rouge. Tes dés\u00a0: 3 bleu, 3 noir et 1 rouge.',
      tried: 'Tu poses le 3 bleu et le 3 noir\u00a0: 3 rouge, 3 bleu et 3 noir.',
    });
  });

  it.each(LOCALES)('are all drawn, and have a description: %s', (locale) => {
    const say = speakerOf(words, locale);
    for (const example of examples) {
      const { seen, tried } = tell(shownOf(example), { say, nameOf: String });
      expect([seen, tried].join(' ')).not.toMatch(/undefined|null|[{}]|\s\.|^$/);
      expect(drawn(example, locale)).toContain('data-colour');
    }
    for (const Figure of Object.values(figures)) {
      expect(renderToStaticMarkup(createElement(Figure, { say, nameOf: String }))).not.toMatch(/[{}]|undefined/);
    }
  });

  it('[RX-11] [RX-12] [RX-13] [RX-16] ring the own dice, and show the earlier table if it was rearranged', () => {
    const of = (rule: 'RX-11' | 'RX-12' | 'RX-13' | 'RX-16') => {
      const laid = laidIn(shownOf(allowed[rule]?.[0] as Example));
      const added = laid?.dice.filter(({ die }) => laid.added.has(die)).map(({ face }) => face);
      return [added?.toSorted(), laid?.isRearranged];
    };
    expect(of('RX-11')).toEqual([['B3', 'B8'], false]);
    expect(of('RX-12')).toEqual([['B3', 'K3'], false]);
    expect(of('RX-13')).toEqual([['K3'], true]);
    expect(of('RX-16')).toEqual([['B5', 'R6', 'R7'], true]);
  });

  it('[RX-A8] mark the faulty line and no other', () => {
    expect(drawn(pairs['RX-A8']?.illegal as Example, 'fr').match(/data-fault/g)).toHaveLength(1);
    expect(drawn(pairs['RX-A10']?.illegal as Example, 'fr').match(/data-fault/g)).toHaveLength(2);
    expect(drawn(pairs['RX-A8']?.legal as Example, 'fr')).not.toContain('data-fault');
  });
});

describe('a refused command in its picture', () => {
  const state = drawPosition({ table: 'R3 R4 R5 . B8 K8 O8\n.\nO9 O10 O11', a: 'R6 O2', b: 'K13' });
  const left = (drawing: string): Face[] =>
    focusOn({ view: state, command: drawLay(state, drawing), seat: ME }).view.table.map(({ face }) => face);

  it('is drawn with the dice concerned: added, moved or faulty', () => {
    expect(left('R3 R4 R5 R6 . B8 K8 O8\n.\nO9 O10 O11')).toEqual(['R3', 'R4', 'R5']);
    expect(left('R3 R4 R5 . B8 K8\n.\nO9 O10 O11 . O8 . R6')).toEqual(['B8', 'K8', 'O8']);
    expect(left('R3 R4 R5 . B8 K8 O8\n.\nO9 O10')).toEqual(['O9', 'O10', 'O11']);
  });

  it('is drawn with the whole table if no die is laid', () => {
    expect(focusOn({ view: state, command: { do: 'pass' }, seat: ME }).view.table).toHaveLength(9);
  });
});

describe('a drawn table', () => {
  const { table } = drawPosition({ table: 'R9 R10 R11 R12\n. . . . R8\n.\nB1 B2 B3' });

  it('has its islands apart, but those together that touch at a corner', () => {
    const faces = partsOf(table).map((part) => part.map(({ face }) => face));
    expect(faces).toEqual([
      ['R9', 'R10', 'R11', 'R12', 'R8'],
      ['B1', 'B2', 'B3'],
    ]);
  });
});
