import { describe, expect, it } from 'vitest';
import { pathOf, routeOf } from './route.ts';

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['', { page: 'home' }],
    ['/t/q7Zk', { page: 'table', id: 'q7Zk' }],
    ['/t/q7Zk/', { page: 'table', id: 'q7Zk' }],
    ['/t/q7Zk/later', { page: 'table', id: 'q7Zk' }],
    ['/t/q7Zk/tv', { page: 'tv', id: 'q7Zk' }],
    ['/rules/snatch', { page: 'rules', game: 'snatch' }],
    ['/chapters/snatch', { page: 'chapters', game: 'snatch' }],
    ['/chapters', { page: 'nowhere' }],
    ['/about', { page: 'about' }],
    ['/t', { page: 'nowhere' }],
    ['/tv', { page: 'tv-code' }],
    ['/tv/', { page: 'tv-code' }],
    ['/tv/q7Zk', { page: 'nowhere' }],
    ['/rules/snatch/fast', { page: 'rules', game: 'snatch', variant: 'fast' }],
    ['/rules/snatch/fast/more', { page: 'nowhere' }],
    ['/chapters/snatch/more', { page: 'nowhere' }],
    ['/about/more', { page: 'nowhere' }],
    ['/etc/passwd', { page: 'nowhere' }],
  ])('%s leads to its page', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it('with a malformed escape leads to a page', () => {
    expect(routeOf('/t/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' });
  });

  it.each([
    { page: 'home' },
    { page: 'about' },
    { page: 'tv-code' },
    { page: 'table', id: 'a b/c' },
    { page: 'tv', id: 'a b/c' },
    { page: 'rules', game: 'ü' },
    { page: 'rules', game: 'ü', variant: 'à deux' },
    { page: 'chapters', game: 'ü' },
  ] as const)('of a page leads back to it: %j', (route) => {
    expect(routeOf(pathOf(route))).toEqual(route);
  });
});
