import { afterEach, describe, expect, it, vi } from 'vitest';
import { client, type DocsGuest, follower, GUEST } from './docs-client.scenario.ts';
import { VECTORS } from './vectors.scenario.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the view of the documentation', () => {
  it.each(VECTORS.checksums)('computes the checksum of $canonical', ({ view, check }) => {
    expect(follower.checksum(view)).toBe(check);
  });

  it.each(VECTORS.patches)('applies $patch', ({ before, patch, after }) => {
    const untouched = structuredClone(before);
    expect(follower.applyPatch(before, patch)).toEqual(after);
    expect(before).toEqual(untouched);
  });

  it.each(VECTORS.unfit)('does not apply $patch to $before', ({ before, patch }) => {
    expect(() => follower.applyPatch(before, patch)).toThrow(Error);
  });
});
describe('a guest of the documentation', () => {
  const asked: { readonly url: string; readonly init: RequestInit }[] = [];

  function answer(body: object, init?: ResponseInit): void {
    asked.length = 0;
    vi.stubGlobal('fetch', (url: string, given: RequestInit) => {
      asked.push({ url, init: given });
      return Promise.resolve(Response.json(body, init));
    });
  }

  it('keeps its cookie', async () => {
    const guest: DocsGuest = { base: 'http://example.org' };
    answer({ id: 'T' }, { headers: { 'set-cookie': 'tablee=abc; Path=/; HttpOnly' } });
    await expect(client.post(guest, '/api/tables', { game: 'coin' })).resolves.toEqual({ id: 'T' });
    expect(guest.headers).toEqual({ cookie: 'tablee=abc' });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', body: '{"game":"coin"}', headers };
    expect(asked).toEqual([{ url: 'http://example.org/api/tables', init }]);
    answer({});
    await client.post(guest, '/api/tables', { game: 'coin' });
    expect(asked[0]?.init).toEqual({ ...init, headers: { ...headers, cookie: 'tablee=abc' } });
    expect(guest.headers).toEqual({ cookie: 'tablee=abc' });
  });

  it('throws the error that the server names', async () => {
    answer({ error: 'seat-taken' }, { status: 409 });
    await expect(client.post(GUEST, '/api/t/T/join', {})).rejects.toThrow('seat-taken');
  });
});
