import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageChanges } from './changes.ts';

let frames: (() => void)[];
let drawn: (() => void) | null;
let moving: { readonly finished: Promise<void> }[];
let page: { readonly document: EventTarget; readonly window: EventTarget };

beforeEach(() => {
  frames = [];
  drawn = null;
  moving = [];
  page = { document: new EventTarget(), window: new EventTarget() };
  const { document, window } = page;
  vi.stubGlobal('document', Object.assign(document, { getAnimations: () => moving }));
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (nth: number) => frames.splice(nth - 1, 1));
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(tell: () => void) {
        drawn = tell;
      }
      observe(): void {}
      disconnect(): void {
        drawn = null;
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

function nextFrame(): void {
  for (const frame of frames.splice(0)) frame();
}

function listening() {
  const changes = new PageChanges();
  const told = vi.fn<() => void>();
  return { changes, told, stop: changes.subscribe(told) };
}

describe('a change of the page', () => {
  it('is reported once a frame, however many there are', () => {
    const { told } = listening();
    for (const _ of [1, 2, 3]) drawn?.();
    page.document.dispatchEvent(new Event('scroll'));
    page.window.dispatchEvent(new Event('resize'));
    expect(told).not.toHaveBeenCalled();
    nextFrame();
    expect(told).toHaveBeenCalledTimes(1);
    nextFrame();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['drawn', () => drawn?.()],
    ['scrolled', () => page.document.dispatchEvent(new Event('scroll'))],
    ['resized', () => page.window.dispatchEvent(new Event('resize'))],
  ])('is reported after something was %s', (_, happen) => {
    const { told } = listening();
    happen();
    nextFrame();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it.each(['comes to rest', 'is stopped'])('is reported again when a moving thing %s', async (end) => {
    const { changes, told } = listening();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    moving = [{ finished: promise }];
    changes.ask();
    nextFrame();
    expect(told).toHaveBeenCalledTimes(1);
    if (end === 'is stopped') reject(new Error('stopped'));
    else resolve();
    await Promise.resolve();
    nextFrame();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('by an endless animation is awaited once', () => {
    const { changes } = listening();
    const finished = Promise.withResolvers<void>().promise;
    const awaiting = vi.spyOn(finished, 'then');
    moving = [{ finished }];
    for (const _ of [1, 2, 3]) {
      changes.ask();
      nextFrame();
    }
    expect(awaiting).toHaveBeenCalledTimes(1);
  });

  it('is neither reported nor watched once all listeners are gone', async () => {
    const { changes, told, stop } = listening();
    const { promise, resolve } = Promise.withResolvers<void>();
    moving = [{ finished: promise }];
    changes.ask();
    nextFrame();
    changes.ask();
    stop();
    resolve();
    await Promise.resolve();
    page.document.dispatchEvent(new Event('scroll'));
    page.window.dispatchEvent(new Event('resize'));
    expect([frames.length, drawn]).toEqual([0, null]);
    expect(told).toHaveBeenCalledTimes(1);
  });
});
