import { expect, it } from 'vitest';
import { type NoticeQueue, shownMs, withNotice } from './notice-queue.ts';

function told(...texts: string[]): NoticeQueue {
  return texts.reduce<NoticeQueue>((queue, text, n) => withNotice(queue, text, n), []);
}

it('the first notice is shown, the others wait in order', () => {
  expect(told('one', 'two').map(({ text }) => text)).toEqual(['one', 'two']);
});

it('a notice that is shown or waits is not added again', () => {
  expect(told('one', 'two', 'one')).toHaveLength(2);
});

it('the shown notice stays, and of those that wait the newest three', () => {
  expect(told('a', 'b', 'c', 'd', 'e', 'f').map(({ text }) => text)).toEqual(['a', 'd', 'e', 'f']);
});

it('a notice is shown for less time if another one waits', () => {
  expect(shownMs(told('one', 'two'))).toBeLessThan(shownMs(told('one')));
});
