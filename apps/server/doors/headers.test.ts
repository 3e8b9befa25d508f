import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InProcessServer } from '../server.scenario.ts';

const PER_MINUTE = 40;
const REFILL_MS = 60_000 / PER_MINUTE;

let server: InProcessServer;

beforeAll(async () => {
  server = await InProcessServer.open({ config: { requestsPerMinute: PER_MINUTE } });
});
afterAll(() => server.close());

/** Sends raw bytes, which need not be valid HTTP. */
async function raw(request: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

describe('every answer', () => {
  it.each(['/api/me', '/nowhere', '/api/nowhere', '/healthz'])('tells the browser what it may do: %s', async (path) => {
    const { headers } = await fetch(server.base + path);
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        `connect-src 'self' ws://127.0.0.1:${server.port} wss://127.0.0.1:${server.port}`,
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe|upgrade-insecure/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
  });

  it('keeps the connection open for longer than a proxy does', async () => {
    const { headers } = await fetch(`${server.base}/healthz`);
    expect(headers.get('keep-alive')).toBe('timeout=72');
  });

  it('isolates the page from other windows if it came by https', async () => {
    const { headers } = await fetch(`${server.base}/api/me`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('about a guest is not cached', async () => {
    expect((await fetch(`${server.base}/api/me`)).headers.get('cache-control')).toBe('no-store');
  });

  it('has a policy without host names that could end a directive', async () => {
    const { headers } = await fetch(`${server.base}/api/me`, {
      headers: { 'x-forwarded-host': "a; script-src 'none'" },
    });
    expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
  });
});

describe('a malformed request', () => {
  it.each([
    ['no HTTP', 'hello there\r\n\r\n'],
    ['no version', 'GET / HTTP/none\r\n\r\n'],
    ['two lengths', 'POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a header without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a path that is none', 'GET /api/t/%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ])('is answered with a code: %s', async (_, request) => {
    const answer = await raw(request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\{"error":"bad-request"\}$/);
  });
});

it('requests for missing pages are counted, too', async () => {
  const statuses = new Set<number>();
  for (let time = 0; time < 45; time += 1) statuses.add((await fetch(`${server.base}/nowhere`)).status);
  expect([...statuses]).toEqual([404, 429]);
});

it.each(['made up', '198.51.100.9:port'])(
  'requests are counted, whatever a proxy says of where they come from: %s',
  async (said) => {
    const began = performance.now();
    const statuses: number[] = [];
    for (let time = 0; time < 45; time += 1) {
      statuses.push(
        (await fetch(`${server.base}/nowhere`, { headers: { 'x-forwarded-for': `${said}${time}` } })).status,
      );
    }
    const refilled = 1 + (performance.now() - began) / REFILL_MS;
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(refilled);
  },
);
