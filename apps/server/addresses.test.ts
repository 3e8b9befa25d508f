import { describe, expect, it } from 'vitest';
import { lanOrigins } from './addresses.ts';

describe('where a server is found', () => {
  it('is told with its port where it listens to all', () => {
    for (const origin of lanOrigins('0.0.0.0', 3000)) expect(origin).toMatch(/^http:\/\/[\d.]+:3000$/);
  });

  it('is nowhere where it listens to this machine alone, or no longer listens', () => {
    expect(lanOrigins('127.0.0.1', 3000)).toEqual([]);
    expect(lanOrigins('0.0.0.0', null)).toEqual([]);
  });
});
