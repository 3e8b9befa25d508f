import type { GameDefinition } from '@tablee/kernel';
import type { BrokenToy } from '../broken-toy.ts';
import { snatch } from './index.ts';
import type { SnatchTypes } from './types.ts';

type Snatch = GameDefinition<SnatchTypes>;

/** Without `imagine`, so that a broken toy is reported by its own law only. */
const unimagined: Snatch = { ...snatch };
delete unimagined.imagine;

export function broken(fault: string, law: string, part: Partial<Snatch>): BrokenToy {
  return { fault, law, definition: { ...unimagined, ...part }, at: { preset: 'long', seats: 3 } };
}
