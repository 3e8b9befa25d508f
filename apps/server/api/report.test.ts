import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Utterance } from '@tablee/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../browser.scenario.ts';
import { ME, OPEN, serverWithGuests } from '../guests.scenario.ts';
import { readReports } from '../store/read-reports.ts';
import type { KeptReport } from '../store/server-store.ts';
import { turnGame } from '../turn-game.scenario.ts';

const COMMAND = join(import.meta.dirname, '../reports.ts');
const RUDE: Utterance = { text: 'Tu es <b>nul</b>' };

const { server, ann, ben } = serverWithGuests();
beforeEach(async () => {
  await ann.introduce('Annabelle', 'whale');
  await ben.introduce('Benjamin', 'owl');
});

/** Makes a table at which Ben, in seat 1, has said something; resolves when Ann has received it. */
async function tableWithWords(what = RUDE): Promise<string> {
  const id = await ann.make(turnGame.id, [ME, OPEN]);
  await ben.post(`/api/t/${id}/join`, { nonce: 'b0' });
  const [ear, mouth] = [await ann.enter(id), await ben.enter(id)];
  mouth.say({ type: 'say', id: 's1', what: { emote: 'wow' } });
  mouth.say({ type: 'say', id: 's2', what });
  await ear.hears('said', 1);
  return id;
}

function reportsOf(table: string): KeptReport[] {
  const read = readReports(server.folder);
  return read.ok ? read.reports.filter((report) => report.table === table) : [];
}

describe('a report', () => {
  it('is stored for the operator, with the recent messages of the other', async () => {
    const id = await tableWithWords();
    expect(await ann.post(`/api/t/${id}/report`, { n: 2, why: 'mean' })).toMatchObject({ status: 200, body: {} });
    expect(reportsOf(id)).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(Number),
        table: id,
        game: turnGame.id,
        why: 'mean',
        reporter: 'Annabelle',
        reported: 'Benjamin',
        about: 2,
        lines: [
          { n: 1, what: { emote: 'wow' } },
          { n: 2, what: RUDE },
        ],
      },
    ]);
  });

  it('may be about somebody who said nothing, or who has left', async () => {
    const id = await tableWithWords();
    expect((await ben.post(`/api/t/${id}/report`, { seat: 0, why: 'other' })).status).toBe(200);
    await ben.post(`/api/t/${id}/leave`);
    expect((await ann.post(`/api/t/${id}/report`, { n: 1, why: 'flood' })).status).toBe(200);
    expect(reportsOf(id)).toMatchObject([
      { reported: 'Annabelle', about: null, lines: [] },
      { reported: 'Benjamin', about: 1 },
    ]);
  });

  it.each([
    ['nobody said that', { n: 99, why: 'mean' }, 404, 'nobody-there'],
    ['nobody sits there', { seat: 7, why: 'mean' }, 404, 'nobody-there'],
    ['there is no such reason', { n: 1, why: 'boring' }, 400, 'bad-body'],
    ['it is about two things', { n: 1, seat: 1, why: 'mean' }, 400, 'bad-body'],
  ])('is refused if %s', async (_, body, status, error) => {
    const id = await tableWithWords();
    expect(await ann.post(`/api/t/${id}/report`, body)).toMatchObject({ status, body: { error } });
    expect(reportsOf(id)).toEqual([]);
  });

  it('is refused from spectators, and accepted from somebody who sat there and left', async () => {
    const id = await tableWithWords();
    const cara = new Browser(server);
    await cara.introduce('Cara', 'fox');
    await cara.enter(id);
    const report = { n: 1, why: 'mean' };
    expect(await cara.post(`/api/t/${id}/report`, report)).toMatchObject({
      status: 403,
      body: { error: 'not-seated' },
    });
    await ben.post(`/api/t/${id}/leave`);
    expect((await ben.post(`/api/t/${id}/report`, { seat: 0, why: 'mean' })).status).toBe(200);
    expect(reportsOf(id)).toMatchObject([{ reporter: 'Benjamin' }]);
  });

  it('is limited to ten at once from one guest', async () => {
    const id = await tableWithWords();
    const statuses = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await ann.post(`/api/t/${id}/report`, { n: 1, why: 'mean' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect(reportsOf(id)).toHaveLength(10);
    expect((await ben.post(`/api/t/${id}/report`, { seat: 0, why: 'mean' })).status).toBe(200);
  });

  it('is limited to sixty at once from one address, for all its guests together', async () => {
    const id = await tableWithWords();
    const body = JSON.stringify({ n: 1, why: 'mean' });
    await ben.post(`/api/t/${id}/leave`);
    const guests = Array.from({ length: 8 }, () => new Browser(server));
    for (const guest of guests) {
      await guest.introduce('Cara', 'fox');
      await guest.post(`/api/t/${id}/join`, { nonce: 'c0' });
      await guest.post(`/api/t/${id}/leave`);
    }
    const report = async ({ cookie }: Browser): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.60', cookie: cookie ?? '' };
      return (await fetch(`${server.base}/api/t/${id}/report`, { method: 'POST', headers, body })).status;
    };
    let kept = 0;
    for (const guest of guests.flatMap((one) => Array<Browser>(10).fill(one))) {
      if ((await report(guest)) === 200) kept += 1; // tokens are refilled while a slow machine works
    }
    expect(kept).toBeGreaterThanOrEqual(60);
    expect(kept).toBeLessThan(80);
    expect(reportsOf(id)).toHaveLength(kept);
  });

  it('names neither of the two once they are forgotten, nor one who was forgotten before', async () => {
    const id = await tableWithWords();
    await ann.post(`/api/t/${id}/report`, { n: 2, why: 'mean' });
    await ben.delete('/api/me');
    await expect.poll(() => reportsOf(id)).toMatchObject([{ reporter: 'Annabelle', reported: '' }]);
    await ann.post(`/api/t/${id}/report`, { n: 1, why: 'mean' });
    expect(reportsOf(id)[1]).toMatchObject({ reporter: 'Annabelle', reported: '' });
    await ann.delete('/api/me');
    const names = (): string[][] => reportsOf(id).map(({ reporter, reported }) => [reporter, reported]);
    await expect.poll(names).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });
});

describe('npm run reports', () => {
  it('lists them in the terminal while the server runs', async () => {
    const id = await tableWithWords();
    await ann.post(`/api/t/${id}/report`, { n: 2, why: 'private' });
    const env = { ...process.env, TABLEE_DATA: server.folder };
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND], { env });
    expect(stdout).toContain(`"Annabelle" reports "Benjamin" (private), at table ${id} of ${turnGame.id}.`);
    expect(stdout).toContain('\n     "wow"\n   > "Tu es <b>nul</b>"\n');
  });

  it('tells if there is no data', async () => {
    const env = { ...process.env, TABLEE_DATA: join(server.folder, 'nowhere') };
    await expect(promisify(execFile)(process.execPath, [COMMAND], { env })).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no data in'),
    });
  });
});
