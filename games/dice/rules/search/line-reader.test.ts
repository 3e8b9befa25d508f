import { seedFromWord, stepRng } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { DICE, type Face } from '../face.ts';
import { isSet } from '../sets.ts';
import { LineReader } from './line-reader.ts';
import { Puzzle } from './puzzle.ts';

const NEAR: readonly Face[] = ['R1', 'R2', 'R3', 'R4', 'R12', 'R13', 'B2', 'B3', 'K2', 'K3', 'O2', 'O3', 'J', 'J'];

it('reads lines as the rules do', () => {
  const wrong: string[] = [];
  let sets = 0;
  for (let step = 0; step < 10_000; step += 1) {
    const rng = stepRng(seedFromWord('lines'), step);
    const faces = Array.from({ length: 2 + rng.below(4) }, () => rng.pick(NEAR));
    const reader = new LineReader(new Puzzle(faces.map((face, die) => ({ die: die % DICE.length, face }))));
    reader.start();
    for (const die of faces.keys()) reader.add(die);
    if (reader.isSet !== isSet(faces)) wrong.push(faces.join(' '));
    sets += reader.isSet ? 1 : 0;
  }
  expect(wrong).toEqual([]);
  expect(sets).toBeGreaterThan(300);
});
