import type { TableDoc } from '@tablee/host';
import { describe, expect, it } from 'vitest';
import { listed, Makers } from './listing.ts';

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

  it('has its end', () => {
    const many = Array.from({ length: 200 }, (_, maker) => waiting(String(maker), 1)).flat();
    expect(listed(many)).toEqual(many.slice(0, 100));
  });
});

describe('a guest who makes tables', () => {
  it('has three of them listed at once', () => {
    const makers = new Makers(0);
    expect(makers.mayMake('x', 'a', waiting('a', 2), 0)).toBe(true);
    expect(makers.mayMake('x', 'a', waiting('a', 3), 0)).toBe(false);
    expect(makers.mayMake('x', 'b', waiting('a', 3), 0)).toBe(true);
  });

  it('makes no more than an address may, whatever name they come under', () => {
    const makers = new Makers(60);
    const made = Array.from({ length: 100 }, (_, guest) => makers.mayMake('x', String(guest), [], 0));
    expect(made.filter(Boolean).length).toBe(60);
    expect(makers.mayMake('y', 'z', [], 0)).toBe(true);
    expect(makers.mayMake('x', 'z', [], 1_000)).toBe(true);
  });

  it('makes any number where nobody counts', () => {
    const makers = new Makers(0);
    expect(Array.from({ length: 1_000 }, () => makers.mayMake('x', 'a', [], 0))).not.toContain(false);
  });
});
