import { describe, expect, it } from 'vitest';
import { type Largest, searchInTurn, searchLargest } from './largest.ts';
import type { TrialResult } from './trial.ts';

type Attempt = (tables: number) => Promise<TrialResult>;

/** A server that carries `most` tables; the first trials of some numbers fail nevertheless. */
function serverThatCarries(most: number, spoiled: Readonly<Record<number, number>> = {}): Attempt {
  const tried = new Map<number, number>();
  return async (tables) => {
    const tries = (tried.get(tables) ?? 0) + 1;
    tried.set(tables, tries);
    const isSpoiled = tries <= (spoiled[tables] ?? 0);
    return { p99: tables > most || isSpoiled ? 1000 : 1 } as TrialResult;
  };
}

const isCarried = ({ p99 }: TrialResult): boolean => p99 <= 50;

async function largestOf(server: Attempt): Promise<Largest | null> {
  const { it: found } = await searchInTurn({ it: searchLargest(50, isCarried) }, (_, tables) => server(tables));
  return found;
}

describe('the largest number that is carried', () => {
  it.each([7, 64, 333])('is found from either side within a tenth (%i)', async (most) => {
    const found = await largestOf(serverThatCarries(most));
    expect(found?.tables).toBeLessThanOrEqual(most);
    expect(found?.tables).toBeGreaterThanOrEqual(Math.floor(most / 1.1));
  });

  it('is found despite two bad trials', async () => {
    const found = await largestOf(serverThatCarries(200, { 100: 2 }));
    expect(found?.tables).toBeGreaterThan(180);
  });

  it('is null if nothing is carried', async () => {
    expect(await largestOf(serverThatCarries(0))).toBeNull();
  });

  it('is searched at two servers in turn', async () => {
    const order: string[] = [];
    const servers = { small: serverThatCarries(60), large: serverThatCarries(400) };
    const searches = { small: searchLargest(50, isCarried), large: searchLargest(50, isCarried) };
    const found = await searchInTurn(searches, (kind, tables) => {
      order.push(kind);
      return servers[kind](tables);
    });
    expect(order.slice(0, 6)).toEqual(['small', 'large', 'small', 'large', 'small', 'large']);
    expect(found.small?.tables).toBeGreaterThanOrEqual(54);
    expect(found.large?.tables).toBeGreaterThanOrEqual(363);
  });
});
