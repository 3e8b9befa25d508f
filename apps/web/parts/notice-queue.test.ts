import { expect, it } from 'vitest';
import { type NoticeQueue, shownMs, withNotice } from './notice-queue.ts';

function told(...texts: string[]): NoticeQueue {
  return texts.reduce<NoticeQueue>((queue, text, n) => withNotice(queue, text, n), []);
}

it('the first is shown, the others wait in their order', () => {
  expect(told('one', 'two').map(({ text }) => text)).toEqual(['one', 'two']);
});

it('what is told already is not told twice', () => {
  expect(told('one', 'two', 'one')).toHaveLength(2);
});

it('what is shown stays, and of those that wait the newest three do', () => {
  expect(told('a', 'b', 'c', 'd', 'e', 'f').map(({ text }) => text)).toEqual(['a', 'd', 'e', 'f']);
});

it('one that others wait for goes sooner', () => {
  expect(shownMs(told('one', 'two'))).toBeLessThan(shownMs(told('one')));
});
