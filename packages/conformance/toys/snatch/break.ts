import type { GameDefinition } from '@tablee/kernel';
import type { BrokenToy } from '../broken-toy.ts';
import { snatch } from './index.ts';
import type { SnatchTypes } from './types.ts';

type Snatch = GameDefinition<SnatchTypes>;

/** A toy that is broken elsewhere need not be imagined as well. */
const unimagined: Snatch = { ...snatch };
delete unimagined.imagine;

export function broken(fault: string, law: string, part: Partial<Snatch>): BrokenToy {
  return { fault, law, definition: { ...unimagined, ...part }, at: { preset: 'long', seats: 3 } };
}
