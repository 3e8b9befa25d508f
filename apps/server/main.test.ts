import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

/** Only ends a hanging test: long enough for a busy machine, and for `npm start` to build the page. */
const PATIENCE = { timeout: 240_000 };

let folder: string;
let used: string | null = null;
const running = new Set<ChildProcess>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tablee-main-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

afterAll(() => {
  if (used !== null) rmSync(used, { recursive: true });
});

/** Data folder of a server that had a guest and was stopped cleanly. Created once for all tests. */
async function layUsedData(): Promise<void> {
  if (used === null) {
    const made = mkdtempSync(join(tmpdir(), 'tablee-used-'));
    const server = run({ TABLEE_DATA: made });
    await fetch(`${await ready(server)}/api/me`);
    server.child.kill('SIGTERM');
    await server.exit;
    used = made;
  }
  cpSync(used, folder, { recursive: true });
}

interface Run {
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;
  out: string;
  err: string;
}

function run(env: Record<string, string>, args: readonly string[] = []): Run {
  return follow(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], env);
}

function follow(program: string, args: readonly string[], env: Record<string, string>): Run {
  const child = spawn(program, args, {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', HOST: '127.0.0.1', TABLEE_DATA: folder, ...env },
  });
  running.add(child);
  const exit = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const started: Run = { child, exit, out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => {
    started.out += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    started.err += data.toString();
  });
  return started;
}

/** Overwrites pages in the middle of the file. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xff, 4096, 3 * 4096);
  writeFileSync(file, bytes);
}

/** Parses the log lines. */
function logged({ err }: Run): object[] {
  return err
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
}

async function ready(one: Run): Promise<string> {
  await expect.poll(() => one.out, PATIENCE).toContain('ready');
  return /http:\S+\d/.exec(one.out)?.[0] ?? '';
}

/** Today is counted before and after the server listens, and idle guests are searched once. */
const COMMITS_OF_START = 3;

async function commits(base: string): Promise<number> {
  const figures = await (await fetch(`${base}/metrics`)).text();
  return Number(/^tablee_commit_seconds_count (\d+)$/m.exec(figures)?.[1]);
}

describe('npm start', () => {
  it('prints its address, serves, and stops cleanly at a signal', async () => {
    const server = run({});
    const base = await ready(server);
    expect(await (await fetch(`${base}/healthz`)).json()).toEqual({ ok: true });
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.out).toMatch(/stopped; every table is kept\.\n$/);
    expect(logged(server)).toEqual([
      expect.objectContaining({ level: 30, msg: `Server listening at ${base}` }),
      expect.objectContaining({ level: 30, msg: 'stopped' }),
    ]);
  });

  it('passes on the signal of a supervisor to npm', async () => {
    const server = follow('npm', ['start'], {});
    await ready(server);
    server.child.kill('SIGTERM');
    await expect.poll(() => server.out, PATIENCE).toMatch(/stopped; every table is kept\.\n$/);
  });

  it('says in one sentence that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const server = run({ PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.err).toBe(`Port ${port} is taken by another program: stop it, or choose another port with PORT.\n`);
    other.close();
  });

  it('says in one sentence that the data is in use', async () => {
    await ready(run({}));
    const second = run({});
    expect(await second.exit).toBe(1);
    expect(second.err.split('\n')).toEqual([expect.stringContaining('in use'), '']);
  });

  it('says in one sentence that the data cannot be kept there', async () => {
    writeFileSync(join(folder, 'file'), '');
    chmodSync(join(folder, 'file'), 0o400);
    const server = run({ TABLEE_DATA: join(folder, 'file') });
    expect(await server.exit).toBe(1);
    expect(server.err.split('\n')).toEqual([expect.stringContaining(join(folder, 'file')), '']);
  });

  it('says in one sentence which variable it cannot use', async () => {
    const server = run({ PORT: 'many' });
    expect(await server.exit).toBe(1);
    expect(server.err).toBe('PORT has a value that the server cannot use.\n');
  });

  it.each([
    ['an empty data file', () => writeFileSync(join(folder, 'tablee.db'), ''), 'tablee.db is empty or gone'],
    ['no data file', () => rmSync(join(folder, 'tablee.db')), 'tablee.db is empty or gone'],
    ['no keys', () => rmSync(join(folder, 'keys.json')), 'keys.json is gone'],
    ['wrong keys', () => writeFileSync(join(folder, 'keys.json'), '{}'), 'keys.json is not what the server wrote'],
    ['damaged pages', () => damage(join(folder, 'tablee.db')), 'tablee.db is damaged'],
  ])('refuses to start over with %s, and says what can be done', async (_, lose, sentence) => {
    await layUsedData();
    lose();
    const second = run({});
    expect(await second.exit).toBe(1);
    expect(second.err).toContain(sentence);
    expect(second.err).toContain('npm run restore');
    const third = run({}, ['--accept-loss']);
    await ready(third);
    expect(third.out).toMatch(/What was in .* is in .*lost-/);
  });

  it('refuses to start over if it was killed right after its first start and its journal is gone', async () => {
    const first = run({});
    await fetch(`${await ready(first)}/api/me`);
    first.child.kill('SIGKILL');
    await first.exit;
    rmSync(join(folder, 'tablee.db-wal'));
    const second = run({});
    expect(await second.exit).toBe(1);
    expect(second.err).toContain('tablee.db-wal was lost');
  });

  it('leaves intact data in place, even with --accept-loss', async () => {
    const first = run({}, ['--accept-loss']);
    await fetch(`${await ready(first)}/api/me`);
    first.child.kill('SIGTERM');
    await first.exit;
    const second = run({}, ['--accept-loss']);
    await ready(second);
    for (const { out } of [first, second]) expect(out).not.toContain('lost-');
    expect(readdirSync(folder).filter((file) => file.startsWith('lost-'))).toEqual([]);
  });

  it('stops with an error when its data is removed', async () => {
    const server = run({});
    const base = await ready(server);
    await expect.poll(() => commits(base), PATIENCE).toBe(COMMITS_OF_START);
    rmSync(join(folder, 'tablee.db'));
    expect((await fetch(`${base}/api/me`)).status).toBe(500);
    expect(await server.exit).toBe(1);
    expect(server.err).toContain('The store can write no more');
  });

  it('does not wait at a second signal', async () => {
    const server = run({});
    await ready(server);
    server.child.kill('SIGINT');
    server.child.kill('SIGINT');
    expect([0, 1]).toContain(await server.exit);
  });
});

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({
      ok: true,
      config: {
        host: '0.0.0.0',
        port: 3000,
        logLevel: 'info',
        quietMs: 15 * 60_000,
        thinkers: 1,
        botSpeed: 1,
        trustProxy: 'loopback',
        messagesPerSecond: 20,
        connectionsPerAddress: 2000,
        upgradesPerMinute: 1200,
        tablesPerMinute: 60,
        listedPerAddress: 10,
        joinsPerMinute: 10,
        socketsPerAddress: 1000,
        origins: [],
        metricsToken: null,
        forgetDays: 90,
      },
    });
  });

  it.each(['loopback', 'uniquelocal,10.0.0.0/8', '::1'])('trusts the proxies %s', (trustProxy) => {
    expect(readConfig({ TABLEE_TRUST_PROXY: trustProxy })).toMatchObject({ ok: true, config: { trustProxy } });
    expect(() => fastify({ trustProxy })).not.toThrow();
  });

  it('takes a list of other origins, and the token for the metrics', () => {
    const env = { TABLEE_ORIGINS: 'https://a.example,http://b.example:8080', TABLEE_METRICS_TOKEN: 'word' };
    expect(readConfig(env)).toMatchObject({
      ok: true,
      config: { origins: ['https://a.example', 'http://b.example:8080'], metricsToken: 'word' },
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '1.5'],
    ['LOG_LEVEL', 'loud'],
    ['TABLEE_QUIET_MINUTES', '0'],
    ['TABLEE_THINKERS', '-1'],
    ['TABLEE_TRUST_PROXY', 'everybody'],
    ['TABLEE_TRUST_PROXY', '10.0.0.0/33'],
    ['TABLEE_MESSAGES_PER_SECOND', '-1'],
    ['TABLEE_FORGET_DAYS', 'soon'],
    ['TABLEE_ORIGINS', 'tables.example'],
    ['TABLEE_ORIGINS', 'https://tables.example/'],
    ['TABLEE_ORIGINS', 'https://tables.example,ftp://tables.example'],
  ])('refuses %s=%s', (variable, value) => {
    expect(readConfig({ [variable]: value })).toEqual({ ok: false, variable });
  });
});
