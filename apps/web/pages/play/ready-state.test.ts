import type { Seat } from '@tablee/kernel';
import { describe, expect, it, vi } from 'vitest';
import { readyState } from './ready-state.ts';

const ME = 0 as Seat;
const WAIT = { for: 15_000, awaited: [0, 2], ready: [1], leftMs: null };
const nothing = (): void => undefined;

describe('being ready', () => {
  it('is asked of whoever sits there, for what is waited for now', () => {
    const say = vi.fn<(what: number | 'rules') => void>();
    const state = readyState(WAIT, ME, null, say);
    expect(state).toMatchObject({ until: 15_000, awaited: [0, 2], ready: [1] });
    state?.mine?.sayReady();
    expect(say).toHaveBeenCalledWith(15_000);
  });

  it('is seen at once when it is said, before the host has heard it', () => {
    expect(readyState(WAIT, ME, 15_000, nothing)).toMatchObject({ awaited: [2], ready: [1, 0] });
    expect(readyState(WAIT, ME, 9_000, nothing)).toMatchObject({ awaited: [0, 2], ready: [1] });
  });

  it('is only shown to those who watch, and to whoever is not waited for', () => {
    expect(readyState(WAIT, 'spectator', null, nothing)).toMatchObject({ awaited: [0, 2], mine: null });
    expect(readyState(WAIT, 3 as Seat, null, nothing)).toMatchObject({ mine: null });
  });

  it('has no clock where match time stands for it', () => {
    expect(readyState(WAIT, ME, null, nothing)).toMatchObject({ stands: false });
    expect(readyState({ ...WAIT, leftMs: 600_000 }, ME, 15_000, nothing)).toMatchObject({ stands: true });
  });

  it('is nothing that a game shows while somebody reads the rules', () => {
    expect(readyState({ ...WAIT, for: 'rules' }, ME, null, nothing)).toBeNull();
    expect(readyState(null, ME, null, nothing)).toBeNull();
  });
});
