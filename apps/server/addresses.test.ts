import { describe, expect, it } from 'vitest';
import { lanOrigins } from './addresses.ts';

describe('the address of a server', () => {
  it('has its port if it listens on every interface', () => {
    for (const origin of lanOrigins('0.0.0.0', 3000)) expect(origin).toMatch(/^http:\/\/[\d.]+:3000$/);
  });

  it('is missing if it listens on loopback only, or no longer', () => {
    expect(lanOrigins('127.0.0.1', 3000)).toEqual([]);
    expect(lanOrigins('0.0.0.0', null)).toEqual([]);
  });
});
