import type { GameDefinition } from '@tablee/kernel';
import type { BrokenToy } from '../broken-toy.ts';
import { snatch } from './index.ts';
import type { SnatchTypes } from './types.ts';

type Snatch = GameDefinition<SnatchTypes>;

/** Without `imagine` and `project`, so that a broken toy is reported by its own law only. */
const plain: Snatch = { ...snatch };
delete plain.imagine;
delete plain.project;

export function broken(fault: string, law: string, part: Partial<Snatch>): BrokenToy {
  return { fault, law, definition: { ...plain, ...part }, at: { preset: 'long', seats: 3 } };
}
