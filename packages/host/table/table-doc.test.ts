import { expect, it } from 'vitest';
import { heap } from '../scenarios/heap.toy.ts';
import { docOf, person } from '../scenarios/host.scenario.ts';
import { readDoc } from './table-doc.ts';

const DOC = docOf(heap, 'high', [person('ann'), person('bob')], 'kept');

it('a document is read as it was stored', () => {
  const doc = { ...DOC, house: { grace: 'long', clock: 'brisk', fair: false }, barred: ['eve'] } as const;
  expect(readDoc(JSON.stringify(doc))).toEqual(doc);
});

it('a document of an earlier server gets the house rules of that time', () => {
  const { house: _, barred: __, ...old } = DOC;
  expect(readDoc(JSON.stringify(old))).toEqual(DOC);
});
