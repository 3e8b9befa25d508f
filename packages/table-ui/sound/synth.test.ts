import { afterEach, expect, it, vi } from 'vitest';
import { playNotes } from './synth.ts';

const NOTE = { wave: 'sine', hertz: 440, gain: 0.1, fadeMs: 50 } as const;

afterEach(() => vi.unstubAllGlobals());

it('a browser that gives no sound plays none, and nothing else breaks', () => {
  const asked = vi.fn<() => never>(() => {
    throw new Error('too many contexts');
  });
  vi.stubGlobal('AudioContext', asked);
  expect(() => playNotes([NOTE], 1)).not.toThrow();
  expect(asked).toHaveBeenCalledOnce();
});
