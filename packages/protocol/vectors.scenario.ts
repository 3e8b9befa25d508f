import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeedParts } from '@tablee/kernel';
import type { Patch } from './patch.ts';

/** Test vectors for clients in other languages are in docs/protocol. */
export const DOCS = join(import.meta.dirname, '../../docs/protocol');

interface Vectors {
  readonly checksums: readonly { readonly view: unknown; readonly canonical: string; readonly check: string }[];
  readonly patches: readonly { readonly before: unknown; readonly patch: Patch; readonly after: unknown }[];
  readonly unfit: readonly { readonly before: unknown; readonly patch: Patch }[];
  readonly seeds: readonly (SeedParts & { readonly commitment: string; readonly seed: string })[];
}

export const VECTORS = JSON.parse(readFileSync(join(DOCS, 'vectors.json'), 'utf8')) as Vectors;
