import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { readKeys } from '../keys.ts';
import { InProcessServer } from '../server.scenario.ts';
import { keysFile } from '../store/data-folder.ts';
import { turnGame } from '../turn-game.scenario.ts';
import { DeviceTokens } from './device-token.ts';
import { cleanName } from './names.ts';

const MINUTE_MS = 60_000;

let server: InProcessServer;
let me: Browser;

beforeAll(async () => {
  server = await InProcessServer.open();
});
beforeEach(() => {
  me = new Browser(server);
});
afterAll(() => server.close());

describe('a guest', () => {
  it('has a name and an animal from the first call on, and keeps them', async () => {
    const { body, headers } = await me.get('/api/me');
    expect(body).toEqual({
      name: expect.stringMatching(/^\p{L}+$/u),
      avatar: expect.stringMatching(/^[a-z]+$/),
      tables: [],
      before: null,
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^tablee=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await me.get('/api/me')).body).toEqual(body);
  });

  it('gets a list of the fifty newest tables', async () => {
    const made: string[] = [];
    for (let n = 0; n < 51; n += 1) made.push(await me.make(turnGame.id, [{ kind: 'me' }, { kind: 'open' }]));
    const { tables } = (await me.get('/api/me')).body as { tables: { id: string }[] };
    expect(tables).toHaveLength(50);
    expect(tables.map(({ id }) => id)).toContain(made.at(-1));
  });

  it('has a Secure cookie if a trusted proxy says that it was https', async () => {
    const response = await fetch(`${server.base}/api/me`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(response.headers.getSetCookie()[0]).toContain('; Secure');
  });

  it('changes name and animal', async () => {
    await me.get('/api/me');
    expect((await me.post('/api/guest', { name: ' Zoé ', avatar: 'fox' })).body).toEqual({
      name: 'Zoé',
      avatar: 'fox',
    });
    expect((await me.post('/api/guest', { name: 'Zoé B' })).body).toEqual({ name: 'Zoé B', avatar: 'fox' });
    expect((await me.get('/api/me')).body).toMatchObject({ name: 'Zoé B', avatar: 'fox' });
  });

  it.each([
    ['no-name', { name: ' \u{200b} ' }],
    ['no-name', { name: '\u{2800}' }],
    ['long-name', { name: 'x'.repeat(25) }],
    ['bad-name', { name: `a${'\u{30b}'.repeat(22)}` }],
    ['bad-avatar', { avatar: 'unicorn' }],
    ['bad-body', { name: 7 }],
  ])('is not changed, for %s', async (error, body) => {
    expect(await me.post('/api/guest', body)).toMatchObject({ status: 400, body: { error } });
  });

  it('is a new guest if the cookie is forged', async () => {
    await me.post('/api/guest', { name: 'Zoé' });
    const forger = new Browser(server);
    forger.cookie = `${me.cookie}x`;
    expect((await forger.get('/api/me')).body['name']).not.toBe('Zoé');
    expect(forger.cookie).not.toContain(me.cookie);
  });

  it('is remembered under a new key while the old one is still listed', async () => {
    await me.post('/api/guest', { name: 'Zoé' });
    const before = me.cookie;
    await server.stop();
    const old = readKeys(server.folder, Date.now(), 0);
    if (!old.ok) throw new Error('no keys');
    writeFileSync(keysFile(server.folder), JSON.stringify({ keys: [randomBytes(32).toString('hex'), ...old.keys] }));
    await server.start();
    expect((await me.get('/api/me')).body['name']).toBe('Zoé');
    expect(me.cookie).not.toBe(before);
    expect((await me.get('/api/me')).body['name']).toBe('Zoé');
  });
});

describe('the keys', () => {
  it('are readable for their owner only', () => {
    expect(statSync(keysFile(server.folder)).mode & 0o777).toBe(0o600);
  });

  it('are never replaced if they cannot be read', async () => {
    await server.stop();
    const keys = readFileSync(keysFile(server.folder), 'utf8');
    writeFileSync(keysFile(server.folder), '{"keys":[]}');
    await expect(server.start()).rejects.toThrow(/keys/);
    expect(readFileSync(keysFile(server.folder), 'utf8')).toBe('{"keys":[]}');
    writeFileSync(keysFile(server.folder), keys);
    await server.start();
  });
});

describe('a name', () => {
  it.each([
    ['  Zoé   B  ', 'Zoé B'],
    ['a\u{7}b\u{202e}c', 'abc'],
    ['line\nbreak', 'line break'],
    ['👩\u{200d}🚀', '👩\u{200d}🚀'],
    ['Bob\u{200d}', 'Bob'],
    ['é'.normalize('NFD'), 'é'],
    ['漢'.repeat(24), '漢'.repeat(24)],
  ])('%j is shown as %j', (raw, name) => {
    expect(cleanName(raw)).toBe(name);
  });

  it('is counted by how wide it is drawn: a ligature is as long as its phrase', () => {
    expect(cleanName('\u{fdfd}')).toBe('\u{fdfd}');
    expect(cleanName('\u{fdfd}'.repeat(24))).toBeNull();
    expect(cleanName('\u{bf5}'.repeat(24))).toBeNull();
    expect(cleanName('\u{2e3b}'.repeat(3))).toBeNull();
  });

  const unseen = [
    '\u{3164}',
    '\u{ffa0}',
    '\u{115f}',
    '\u{2800}',
    '\u{1d159}',
    '\u{13441}',
    '\u{fffc}',
    '\u{200d}',
    '\u{0}',
    '   ',
    '',
  ];
  it.each([...unseen, `a${'\u{30b}'.repeat(22)}`, 'x'.repeat(25)])('%j is none', (raw) => {
    expect(cleanName(raw)).toBeNull();
  });
});

describe('another device', () => {
  it('becomes the same guest by a token', async () => {
    await me.post('/api/guest', { name: 'Zoé', avatar: 'fox' });
    const id = await me.make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    const { body } = await me.post(`/api/t/${id}/device`);
    const phone = new Browser(server);
    expect((await phone.post('/api/device', { token: body['token'] })).body).toEqual({ name: 'Zoé', avatar: 'fox' });
    expect((await phone.look(id)).seat).toBe(0);
    expect((await phone.enter(id)).viewer).toBe(0);
  });

  it('becomes no guest by a forged token', async () => {
    await me.get('/api/me');
    const id = await me.make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    const { token } = (await me.post(`/api/t/${id}/device`)).body as { token: string };
    const forged = `${token.slice(0, token.lastIndexOf('.'))}.${'b'.repeat(43)}`;
    const thief = new Browser(server);
    for (const path of ['/api/device/look', '/api/device'])
      expect(await thief.post(path, { token: forged })).toMatchObject({ status: 400, body: { error: 'bad-token' } });
    expect((await thief.post('/api/device', { token })).status).toBe(200);
  });

  it('may use a token for ten minutes, under any key that is still listed, and no changed token', () => {
    const [key, other] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
    const guest = 'g'.repeat(22);
    const token = new DeviceTokens([key], 'start').make(guest, 0);
    expect(new DeviceTokens([key], 'start').read(token, 10 * MINUTE_MS - 1)).toBe(guest);
    expect(new DeviceTokens([other, key], 'start').read(token, 0)).toBe(guest);
    expect(new DeviceTokens([key], 'start').read(token, 10 * MINUTE_MS)).toBeNull();
    expect(new DeviceTokens([other], 'start').read(token, 0)).toBeNull();
    expect(new DeviceTokens([key], 'start').read(token.replace('g', 'h'), 0)).toBeNull();
    expect(new DeviceTokens([key], 'start').read('', 0)).toBeNull();
  });

  it('may use a token once, and none from before the server started', () => {
    const keys = [randomBytes(32).toString('hex')] as const;
    const tokens = new DeviceTokens(keys, 'start');
    const guest = 'g'.repeat(22);
    const [token, another] = [tokens.make(guest, 5), tokens.make(guest, 5)];
    expect([tokens.read(token, 6), tokens.spend(token, 6), tokens.spend(token, 7), tokens.read(token, 7)]).toEqual([
      guest,
      guest,
      null,
      null,
    ]);
    for (const longer of [`${token}.`, `${token}.x`]) expect(tokens.spend(longer, 7)).toBeNull();
    expect(tokens.spend(`${another}.x`, 7)).toBeNull();
    expect(tokens.spend(another, 8)).toBe(guest);
    for (const longer of [another, `${another}.x`]) expect(tokens.spend(longer, 9)).toBeNull();
    expect(new DeviceTokens(keys, 'next start').read(token, 7)).toBeNull();
  });

  it('is shown first which guest it would become, and can go back to the earlier one', async () => {
    await me.post('/api/guest', { name: 'Zoé', avatar: 'fox' });
    const id = await me.make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    const token = async (): Promise<unknown> => (await me.post(`/api/t/${id}/device`)).body['token'];
    const phone = new Browser(server);
    await phone.post('/api/guest', { name: 'Léo', avatar: 'owl' });
    const link = { token: await token() };
    const [zoe, leo] = [
      { name: 'Zoé', avatar: 'fox' },
      { name: 'Léo', avatar: 'owl' },
    ];
    expect((await phone.post('/api/device/look', link)).body).toEqual({ ...zoe, isMe: false, you: leo });
    expect((await me.post('/api/device/look', link)).body).toEqual({ ...zoe, isMe: true, you: zoe });
    const nobody = new Browser(server);
    expect((await nobody.post('/api/device/look', link)).body).toEqual({ ...zoe, isMe: false, you: null });
    expect(nobody.cookie).toBeNull();
    expect((await phone.get('/api/me')).body).toMatchObject({ name: 'Léo', before: null });
    await phone.post('/api/device', link);
    expect((await phone.get('/api/me')).body).toMatchObject({ name: 'Zoé', before: { name: 'Léo' } });
    expect((await new Browser(server).post('/api/device', link)).body).toEqual({ error: 'bad-token' });
    expect((await phone.post('/api/me/before')).body).toMatchObject({ name: 'Léo' });
    expect((await phone.get('/api/me')).body).toMatchObject({ name: 'Léo', before: { name: 'Zoé' } });
  });

  it('can go back to every earlier guest, however often it changed', async () => {
    const [ann, bob] = [new Browser(server), new Browser(server)];
    await me.introduce('Zoé', 'fox');
    const become = async (who: Browser): Promise<void> => {
      const id = await who.make(turnGame.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
      await me.post('/api/device', { token: (await who.post(`/api/t/${id}/device`)).body['token'] });
    };
    const goBack = async (): Promise<unknown> => (await me.post('/api/me/before')).body['name'];
    await ann.introduce('Ann', 'owl');
    await bob.introduce('Bob', 'owl');
    await become(ann);
    await become(bob);
    expect((await me.get('/api/me')).body).toMatchObject({ name: 'Bob', before: { name: 'Ann' } });
    expect([await goBack(), await goBack(), await goBack()]).toEqual(['Ann', 'Zoé', 'Bob']);
    await ann.delete('/api/me');
    expect((await me.get('/api/me')).body).toMatchObject({ name: 'Bob', before: { name: 'Zoé' } });
    expect([await goBack(), await goBack()]).toEqual(['Zoé', 'Bob']);
  });
});
