import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { protocolSchema } from './schema.ts';
import { DOCS } from './vectors.scenario.ts';

describe('docs/protocol/schema.json', () => {
  it('is what `npm run protocol` writes', () => {
    const written: unknown = JSON.parse(readFileSync(join(DOCS, 'schema.json'), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(protocolSchema())));
  });
});
