import type { Seat } from '@tablee/kernel';
import { describe, expect, it, vi } from 'vitest';
import { readyState } from './ready-state.ts';

const ME = 0 as Seat;
const WAIT = { for: 15_000, awaited: [0, 2], ready: [1], leftMs: null };
const nothing = (): void => undefined;

describe('the ready button', () => {
  it('is offered to seated people for the current wait', () => {
    const say = vi.fn<(what: number | 'rules') => void>();
    const state = readyState(WAIT, ME, null, say);
    expect(state).toMatchObject({ until: 15_000, awaited: [0, 2], ready: [1] });
    state?.mine?.sayReady();
    expect(say).toHaveBeenCalledWith(15_000);
  });

  it('shows readiness at once, before the host has confirmed it', () => {
    expect(readyState(WAIT, ME, 15_000, nothing)).toMatchObject({ awaited: [2], ready: [1, 0] });
    expect(readyState(WAIT, ME, 9_000, nothing)).toMatchObject({ awaited: [0, 2], ready: [1] });
  });

  it('is only a display for spectators and for players who are not awaited', () => {
    expect(readyState(WAIT, 'spectator', null, nothing)).toMatchObject({ awaited: [0, 2], mine: null });
    expect(readyState(WAIT, 3 as Seat, null, nothing)).toMatchObject({ mine: null });
  });

  it('has no clock if match time stands still', () => {
    expect(readyState(WAIT, ME, null, nothing)).toMatchObject({ stands: false });
    expect(readyState({ ...WAIT, leftMs: 600_000 }, ME, 15_000, nothing)).toMatchObject({ stands: true });
  });

  it('is absent while players read the rules', () => {
    expect(readyState({ ...WAIT, for: 'rules' }, ME, null, nothing)).toBeNull();
    expect(readyState(null, ME, null, nothing)).toBeNull();
  });
});
