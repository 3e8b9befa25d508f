import { expect, it } from 'vitest';
import { type Announcement, SpeechQueue } from './speech-queue.ts';

/** Times and texts of the spoken lines, for announcements added at these times. */
function heard(added: readonly (readonly [at: number, one: Announcement])[], until = 30_000): [number, string][] {
  const queue = new SpeechQueue();
  const lines: [number, string][] = [];
  for (let at = 0; at <= until; at += 100) {
    for (const [when, one] of added) if (when === at) queue.add(one, at);
    const next = queue.next(at);
    if (next !== null) lines.push([at, next.text]);
  }
  return lines;
}

const important = (text: string): Announcement => ({ text, when: 'important' });
const idle = (text: string, about?: string): Announcement => ({ text, when: 'idle', ...(about && { about }) });
const now = (text: string): Announcement => ({ text, when: 'now' });

it('important lines are spoken one after the other, in order', () => {
  expect(
    heard([
      [0, important('one')],
      [0, important('two')],
    ]),
  ).toEqual([
    [0, 'one'],
    [2_000, 'two'],
  ]);
});

it('an answer to the player is spoken at once, and again if it is the same', () => {
  expect(
    heard([
      [0, important('one')],
      [100, now('no')],
      [300, now('no')],
    ]),
  ).toEqual([
    [0, 'one'],
    [100, 'no'],
    [300, 'no'],
  ]);
});

it('an idle line gives way to others, and is dropped when it is stale', () => {
  expect(
    heard([
      [0, idle('whose turn')],
      [200, important('stolen')],
    ]),
  ).toEqual([
    [200, 'stolen'],
    [2_600, 'whose turn'],
  ]);
  expect(
    heard([
      [0, idle('old')],
      [0, important('a'.repeat(100))],
    ]).map(([, text]) => text),
  ).not.toContain('old');
});

it('of two lines about the same subject the newer one is spoken', () => {
  expect(
    heard([
      [0, idle('turn of A', 'turn')],
      [100, idle('turn of B', 'turn')],
    ]),
  ).toEqual([[500, 'turn of B']]);
});

it('a flood is limited to a line in two seconds, without stale ones', () => {
  const flood = Array.from({ length: 100 }, (_, n) => [n * 100, important(`${n}`)] as const);
  const lines = heard(flood);
  for (const [at, text] of lines) expect(at - Number(text) * 100).toBeLessThanOrEqual(8_000);
  expect(lines.length).toBeLessThanOrEqual(10);
});

it('a waiting status line is dropped for an answer about the same subject', () => {
  expect(
    heard([
      [0, important('one')],
      [100, idle('your turn: the blue 7 is missing', 'status')],
      [300, { ...now('the blue 7 is missing'), about: 'status' }],
    ]),
  ).toEqual([
    [0, 'one'],
    [300, 'the blue 7 is missing'],
  ]);
});
