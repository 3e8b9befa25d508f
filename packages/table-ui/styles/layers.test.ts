import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function layer(name: string): number {
  const [, value] = new RegExp(`--layer-${name}: (\\d+);`).exec(TOKENS) ?? [];
  return Number(value);
}

it('nothing of a table lies above the podium, except bubbles and the state of the connection', () => {
  for (const part of ['tip', 'flight', 'sheet', 'show']) {
    expect([part, layer(part) < layer('end')]).toEqual([part, true]);
  }
  expect(layer('speech')).toBeGreaterThan(layer('end'));
  expect(layer('banner')).toBeGreaterThan(layer('end'));
});
