import { afterEach, expect, it } from 'vitest';
import { isMuted, setMuted } from './mute.ts';
import { loudness, setVolume } from './volume.ts';

afterEach(() => setVolume('full'));

it('the volume is soft, full or off', () => {
  const full = loudness();
  setVolume('soft');
  expect(loudness()).toBeLessThan(full / 2);
  expect(loudness()).toBeGreaterThan(0);
  expect(isMuted()).toBe(false);
  setVolume('off');
  expect(isMuted()).toBe(true);
});

it('the volume after unmuting is the one before', () => {
  setVolume('soft');
  const before = loudness();
  setVolume('off');
  setMuted(false);
  expect(loudness()).toBe(before);
});
