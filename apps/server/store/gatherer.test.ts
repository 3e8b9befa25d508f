import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gatherer } from './gatherer.ts';
import type { StoreRequest } from './messages.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] });
  vi.advanceTimersByTime(1_000);
});
afterEach(() => {
  vi.useRealTimers();
});

const write = (id: number): StoreRequest => ({ id, call: 'append', args: ['t', []] });
const read = (id: number): StoreRequest => ({ id, call: 'load', args: ['t'] });

function gather(windowMs: number): { readonly gatherer: Gatherer; readonly groups: number[][] } {
  const groups: number[][] = [];
  return { gatherer: new Gatherer(windowMs, (requests) => groups.push(requests.map(({ id }) => id))), groups };
}

describe('requests', () => {
  it('that come after a while are passed on together, without waiting for the window', () => {
    const { gatherer, groups } = gather(50);
    gatherer.add(write(1));
    gatherer.add(write(2));
    expect(groups).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(groups).toEqual([[1, 2]]);
  });

  it('that come within the window are one group when it ends', () => {
    const { gatherer, groups } = gather(50);
    gatherer.add(write(1));
    vi.advanceTimersByTime(20);
    gatherer.add(write(2));
    vi.advanceTimersByTime(20);
    gatherer.add(write(3));
    expect(groups).toEqual([[1]]);
    vi.advanceTimersByTime(10);
    expect(groups).toEqual([[1], [2, 3]]);
  });

  it('that only read do not wait', () => {
    const { gatherer, groups } = gather(50);
    gatherer.add(write(1));
    vi.advanceTimersByTime(1);
    gatherer.add(read(2));
    vi.advanceTimersByTime(0);
    expect(groups).toEqual([[1], [2]]);
  });

  it('that only read make no write wait', () => {
    const { gatherer, groups } = gather(50);
    gatherer.add(read(1));
    vi.advanceTimersByTime(1);
    gatherer.add(write(2));
    vi.advanceTimersByTime(0);
    expect(groups).toEqual([[1], [2]]);
  });

  it('keep their order if a read comes behind a waiting write', () => {
    const { gatherer, groups } = gather(50);
    gatherer.add(write(1));
    vi.advanceTimersByTime(1);
    gatherer.add(write(2));
    gatherer.add(read(3));
    vi.advanceTimersByTime(48);
    expect(groups).toEqual([[1]]);
    vi.advanceTimersByTime(2);
    expect(groups).toEqual([[1], [2, 3]]);
  });

  it('are passed on at once by `flush`, and only once', () => {
    const { gatherer, groups } = gather(50);
    gatherer.add(write(1));
    gatherer.flush();
    vi.advanceTimersByTime(100);
    expect(groups).toEqual([[1]]);
  });
});
