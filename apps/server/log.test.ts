import { expect, it } from 'vitest';
import { inWords, makeLog } from './log.ts';

it('secrets are removed from the log', () => {
  let lines = '';
  const log = makeLog('info', {
    write: (line) => {
      lines += line;
    },
  });
  const secret = 'hush';
  log.info({ cookie: secret, req: { headers: { cookie: secret } }, body: { token: secret, nonce: secret } }, 'one');
  log.error({ doc: { secret, nonces: [secret] }, seed: secret, table: 'T' }, 'other');
  expect(lines).toContain('"table":"T"');
  expect(lines).not.toContain(secret);
});

it('a line is formatted as text on a terminal', () => {
  const line = JSON.stringify({ level: 40, time: 0, msg: 'not opened', err: { message: 'disk full' }, table: 'T' });
  expect(inWords(line)).toMatch(/^\d\d:\d\d:\d\d warn: not opened \(disk full, table: T\)\n$/);
});

it('a line on a terminal shows its facts, without control characters that clients put there', () => {
  const facts = { origin: 'https://a.example\u009b2J', host: 'inner:3000', pid: 1, hostname: 'here' };
  const words = inWords(JSON.stringify({ level: 40, time: 0, msg: 'turned away', ...facts }));
  expect(words).toMatch(/ warn: turned away \(origin: https:\/\/a\.example\?2J, host: inner:3000\)\n$/);
});
