import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import plugin from './plugin.ts';

const config = readFileSync(join(import.meta.dirname, '../../.oxlintrc.json'), 'utf8');

test.each(Object.keys(plugin.rules))('%s is switched on for the repository', (rule) => {
  expect(config).toContain(`"tablee/${rule}": "error"`);
});
