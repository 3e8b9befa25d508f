import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InProcessServer } from '../server.scenario.ts';

const page = mkdtempSync(join(tmpdir(), 'tablee-page-'));
let server: InProcessServer;

beforeAll(async () => {
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Tablée</title>');
  writeFileSync(join(page, 'assets', 'app-1a2b.js'), 'go()');
  writeFileSync(join(page, 'assets', 'app-1a2b.js.br'), brotliCompressSync('go()'));
  server = await InProcessServer.open({ config: { page } });
});
afterAll(async () => {
  await server.close();
  rmSync(page, { recursive: true });
});

const HTML = { accept: 'text/html,*/*' };

describe('the page', () => {
  it.each(['/', '/t/q7Zk2mV9xT4cq7Zk2mV9xT', '/rules/coin', '/about', '/tv'])(
    'is handed out at %s, always fresh',
    async (path) => {
      const response = await fetch(server.base + path, { headers: HTML });
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await response.text()).toContain('<title>Tablée</title>');
    },
  );

  it.each(['//api/me', '/api/t/../me', '/%2e%2e/x'])('is not there under an odd address: %s', async (path) => {
    const { port } = new URL(server.base);
    const answered = new Promise<number | undefined>((resolve) => {
      get({ port, path }, (answer) => resolve(answer.resume().statusCode));
    });
    expect(await answered).toBe(404);
  });

  it('serves files named by their content hash as immutable', async () => {
    const response = await fetch(`${server.base}/assets/app-1a2b.js`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe('go()');
  });

  it('serves the compressed file to a browser that accepts it', async () => {
    const encodingFor = async (accepted: string): Promise<string | null> => {
      const response = await fetch(`${server.base}/assets/app-1a2b.js`, { headers: { 'accept-encoding': accepted } });
      expect([await response.text(), response.headers.get('cache-control')]).toEqual([
        'go()',
        expect.stringContaining('immutable'),
      ]);
      expect(response.headers.get('content-type')).toContain('javascript');
      return response.headers.get('content-encoding');
    };
    expect(await encodingFor('gzip, br')).toBe('br');
    expect(await encodingFor('identity')).toBeNull();
  });

  it('shows itself at an unknown address, and programs get a code', async () => {
    const lost = await fetch(`${server.base}/nowhere`, { headers: HTML });
    expect([lost.status, await lost.text()]).toEqual([404, expect.stringContaining('Tablée')]);
    const program = await fetch(`${server.base}/api/nowhere`, { headers: HTML });
    expect([program.status, await program.json()]).toEqual([404, { error: 'not-found' }]);
    expect((await fetch(`${server.base}/assets/gone.js`)).status).toBe(404);
  });

  it('adds no listeners to an answer that could make Node warn of a leak', async () => {
    const warnings: string[] = [];
    const onWarning = ({ message }: Error): void => void warnings.push(message);
    process.on('warning', onWarning);
    for (const path of ['/', '/nowhere', '/t/q7Zk2mV9xT4cq7Zk2mV9xT', '/assets/gone.js']) {
      await (await fetch(server.base + path, { headers: HTML })).text();
    }
    await new Promise((resolve) => setImmediate(resolve)); // warnings are emitted a tick later
    process.off('warning', onWarning);
    expect(warnings).toEqual([]);
  });

  it('serves no file outside its folder', async () => {
    for (const path of ['/..%2f..%2fetc/passwd', '/assets/../../package.json', '/%2e%2e/keys.json']) {
      expect((await fetch(server.base + path)).status).toBe(404);
    }
  });

  it('is not needed for the API', async () => {
    const bare = await InProcessServer.open({ config: { page: join(page, 'none') } });
    expect(await (await fetch(`${bare.base}/`, { headers: HTML })).json()).toEqual({ error: 'not-found' });
    expect((await fetch(`${bare.base}/api/tables`)).status).toBe(200);
    await bare.close();
  });
});
