import { describe, expect, it } from 'vitest';
import { persistently } from './later.tsx';

function failing(times: number): { readonly load: () => Promise<string>; readonly asked: () => number } {
  let asked = 0;
  const load = async (): Promise<string> => {
    asked += 1;
    if (asked <= times) throw new Error('the line is cut');
    return 'a script';
  };
  return { load, asked: () => asked };
}

describe('a script that is loaded later', () => {
  it('is requested once if it comes', async () => {
    const { load, asked } = failing(0);
    expect(await persistently(load, [0, 0])).toBe('a script');
    expect(asked()).toBe(1);
  });

  it('is requested again if the connection was lost', async () => {
    const { load, asked } = failing(2);
    expect(await persistently(load, [0, 0])).toBe('a script');
    expect(asked()).toBe(3);
  });

  it('is given up after the last attempt', async () => {
    const { load, asked } = failing(9);
    await expect(persistently(load, [0, 0])).rejects.toThrow('the line is cut');
    expect(asked()).toBe(3);
  });
});
