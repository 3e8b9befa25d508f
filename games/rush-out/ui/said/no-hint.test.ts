import { expect, it } from 'vitest';
import { A, HEROES, SORCERER, seen } from '../play/table.scenario.ts';
import { noHintWords } from './no-hint.ts';

const say = ((id: string) => id) as never;

it('[RO-14] a hero without a hint waits for the signal', () => {
  expect(noHintWords(seen(HEROES.replace('training-2 play', 'training-2 signal')), A, say)).toBe('RO-14.refusal');
});

it('a hero without a hint is told to wait only if all dice are placed', () => {
  const laid = HEROES.replace('t3 door: B1 . . .', 't3 door: A1 A2 A3 .')
    .replace('A cleric blue: sword fire joker', 'A cleric blue: (key) (key) (fire)')
    .replace('B bard brown: (key)', 'B bard brown: key');
  expect(noHintWords(seen(laid), A, say)).toBe('hint.none');
  expect(noHintWords(seen(HEROES), A, say)).toBe(null);
});

it('[RO-A70] the words announce the next card in the pause after a completion', () => {
  const done = HEROES.replace('t1 fires: . . .', 't1 fires*: A1 A2 A3').replace(
    'A cleric blue: sword fire joker',
    'A cleric blue: (fire) (fire) (fire)',
  );
  expect(noHintWords(seen(done), A, say)).toBe('hint.soon');
});

it('[RO-A84] a sorcerer who may choose already during the pause gets a hint', () => {
  const pause = SORCERER.replace('s1 push-all', 's1 push-all*');
  expect(noHintWords(seen(pause), A, say)).toBe(null);
});
