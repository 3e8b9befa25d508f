import type { TableDoc } from '@tablee/host';
import { describe, expect, it } from 'vitest';
import { listed } from './listing.ts';

function waiting(maker: string, count: number): TableDoc[] {
  return Array.from({ length: count }, () => ({ maker, status: 'waiting', listed: true }) as unknown as TableDoc);
}

function makersOf(docs: readonly TableDoc[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { maker } of docs) counts[maker] = (counts[maker] ?? 0) + 1;
  return counts;
}

describe('the list of open tables', () => {
  it('has room for everybody, however many tables one guest has', () => {
    expect(makersOf(listed([...waiting('a', 200), ...waiting('b', 2)]))).toEqual({ a: 3, b: 2 });
  });

  it('has a maximum length', () => {
    const many = Array.from({ length: 200 }, (_, maker) => waiting(String(maker), 1)).flat();
    expect(listed(many)).toEqual(many.slice(0, 100));
  });
});
