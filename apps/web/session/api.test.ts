import { describe, expect, it } from 'vitest';
import { Api } from './api.ts';

interface SentRequest {
  readonly path: string;
  readonly method: string | undefined;
  readonly body: unknown;
}

function answering(status: number, text: string): { readonly api: Api; readonly asked: SentRequest[] } {
  const asked: SentRequest[] = [];
  const api = new Api(
    async (path, init) => {
      asked.push({ path, method: init?.method, body: init?.body == null ? null : JSON.parse(init.body as string) });
      return new Response(text, { status });
    },
    () => ['snatch'],
  );
  return { api, asked };
}

describe('the server', () => {
  it('gets JSON and returns a value', async () => {
    const { api, asked } = answering(200, '{"id":"t1"}');
    expect(await api.makeTable('snatch', [{ kind: 'me' }, { kind: 'open' }])).toEqual({
      ok: true,
      value: { id: 't1' },
    });
    expect(asked).toEqual([
      {
        path: '/api/tables',
        method: 'POST',
        body: {
          game: 'snatch',
          seats: [{ kind: 'me' }, { kind: 'open' }],
          listed: false,
          nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
          learning: ['snatch'],
        },
      },
    ]);
  });

  it('gets a seat only if one is wanted', async () => {
    const { api, asked } = answering(200, '{}');
    await api.join('t1', null);
    await api.join('t1', 2);
    expect(asked.map(({ body }) => (body as { seat?: number }).seat)).toEqual([undefined, 2]);
  });

  it('gets the games that are new to this device from everybody who sits down', async () => {
    const { api, asked } = answering(200, '{}');
    await api.join('t1', null);
    await api.rematch('t1');
    expect(asked.map(({ body }) => (body as { learning?: string[] }).learning)).toEqual([['snatch'], ['snatch']]);
  });

  it('returns a code for what cannot be done', async () => {
    const { api } = answering(409, '{"error":"seat-taken"}');
    expect(await api.join('t1', 2)).toEqual({ ok: false, why: 'seat-taken' });
  });

  it('names the rule of the game that forbids it', async () => {
    const { api } = answering(409, '{"error":"refused","rule":"XX-1","facts":{"seat":2}}');
    expect(await api.chooseForSeat('t1', 0, { role: 'wizard' })).toEqual({
      ok: false,
      why: 'refused',
      refusal: { rule: 'XX-1', facts: { seat: 2 } },
    });
  });

  it('gets the seat options when a table is created or joined, and later', async () => {
    const { api, asked } = answering(200, '{}');
    await api.makeTable('snatch', [{ kind: 'me', options: { role: 'wizard' } }], { preset: 'long' });
    await api.join('t1', null, { role: 'wizard' });
    await api.chooseForSeat('t1', 3, { role: 'hero' });
    await api.swap('t1', 0, 2);
    expect(asked.map(({ path, body }) => [path, body])).toMatchObject([
      ['/api/tables', { preset: 'long', seats: [{ kind: 'me', options: { role: 'wizard' } }] }],
      ['/api/t/t1/join', { options: { role: 'wizard' } }],
      ['/api/t/t1/seat-options', { seat: 3, options: { role: 'hero' } }],
      ['/api/t/t1/swap', { from: 0, to: 2 }],
    ]);
  });

  it('counts as unreachable if nothing answers, or a page without JSON', async () => {
    const silent = new Api(() => Promise.reject(new TypeError('network')));
    expect(await silent.me()).toEqual({ ok: false, why: 'unreachable' });
    const { api } = answering(200, '<html>Log in to the hotel’s network</html>');
    expect(await api.me()).toEqual({ ok: false, why: 'unreachable' });
  });

  it('gets ids that are escaped in the path', async () => {
    const { api, asked } = answering(200, '{}');
    await api.table('../me');
    expect(asked[0]?.path).toBe('/api/t/..%2Fme');
  });
});
