import { afterEach, expect, it, vi } from 'vitest';
import { playNotes } from './synth.ts';

const NOTE = { wave: 'sine', hertz: 440, gain: 0.1, fadeMs: 50 } as const;

afterEach(() => vi.unstubAllGlobals());

it('a browser without audio plays nothing and throws nothing', () => {
  let asked = 0;
  function NoSound(): never {
    asked += 1;
    throw new Error('too many contexts');
  }
  vi.stubGlobal('AudioContext', NoSound);
  expect(() => playNotes([NOTE], 1)).not.toThrow();
  expect(asked).toBe(1);
});
