import type { TableDoc } from '@tablee/host';
import { beforeEach, describe, expect, it } from 'vitest';
import { Makers } from './makers.ts';

let begun: string[];
let made: number;
beforeEach(() => {
  begun = [];
  made = 0;
});

const store = { unlistedOf: async (tables: readonly string[]) => tables.filter((table) => begun.includes(table)) };
const makersWith = (limits: { tablesPerMinute?: number; listedPerAddress?: number }): Makers =>
  new Makers({ tablesPerMinute: 0, listedPerAddress: 0, ...limits }, store);

function waiting(maker: string, count: number): TableDoc[] {
  return Array.from(
    { length: count },
    (_, index) => ({ id: `${maker}${index}`, maker, status: 'waiting', listed: true }) as unknown as TableDoc,
  );
}

/** A new guest for each call, as without a cookie. Tables are named by their number. */
function list(makers: Makers, address: string): Promise<boolean> {
  made += 1;
  return makers.mayList({ address, guest: String(made), tables: [] }, String(made), 0);
}

async function countListed(makers: Makers, address: string, times: number): Promise<number> {
  return (await Promise.all(Array.from({ length: times }, () => list(makers, address)))).filter(Boolean).length;
}

describe('a guest who makes tables', () => {
  it('has three of them listed at once', async () => {
    const makers = makersWith({});
    const may = (guest: string, tables: TableDoc[]) => makers.mayList({ address: 'x', guest, tables }, 't', 0);
    expect(await may('a', waiting('a', 2))).toBe(true);
    expect(await may('a', waiting('a', 3))).toBe(false);
    expect(await may('b', waiting('a', 3))).toBe(true);
  });

  it('has three listed of those asked for at once, before any is stored, and another when one has begun', async () => {
    const makers = makersWith({});
    const may = (table: string) => makers.mayList({ address: 'x', guest: 'a', tables: [] }, table, 0);
    const answers = await Promise.all(['t1', 't2', 't3', 't4', 't5'].map(may));
    expect(answers).toEqual([true, true, true, false, false]);
    begun = ['t2'];
    expect(await Promise.all(['t6', 't7'].map(may))).toEqual([true, false]);
  });

  it('is limited by their address, for listed and other tables', async () => {
    const makers = makersWith({ tablesPerMinute: 60 });
    expect(await countListed(makers, 'x', 40)).toBe(40);
    expect(Array.from({ length: 40 }, () => makers.mayMake('x', 0)).filter(Boolean).length).toBe(20);
    expect([makers.mayMake('y', 0), makers.mayMake('x', 1_000)]).toEqual([true, true]);
  });

  it('makes any number if there is no limit', async () => {
    expect(await countListed(makersWith({}), 'x', 1_000)).toBe(1_000);
  });
});

describe('an address', () => {
  it('has a limited number of listed tables for all its guests, and other addresses have their own', async () => {
    const makers = makersWith({ listedPerAddress: 10 });
    expect(await countListed(makers, 'x', 25)).toBe(10);
    expect(await countListed(makers, 'x', 25)).toBe(0);
    expect(await countListed(makers, 'y', 25)).toBe(10);
    expect(makers.mayMake('x', 0)).toBe(true);
  });

  it('may list another one for each that has begun or was not made, also with concurrent requests', async () => {
    const makers = makersWith({ listedPerAddress: 10 });
    await countListed(makers, 'x', 10);
    begun = ['2', '3'];
    makers.forget({ address: 'x', guest: '4' }, '4');
    expect(await countListed(makers, 'x', 25)).toBe(3);
  });
});
