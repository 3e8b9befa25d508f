import {
  type GameDefinition,
  openMatch,
  seedFromWord,
  stepRng,
  submit,
  type TableSetup,
  tableFor,
  toMillis,
  toSeat,
} from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { judge } from '../judge.ts';
import { QUIET_MS } from '../toys/snatch/effects.ts';
import { snatch } from '../toys/snatch/index.ts';
import type { SnatchTypes } from '../toys/snatch/types.ts';
import { traits } from './traits.ts';

const TRIAL = { preset: 'long', seats: 3, seed: 7, runs: 16 };
const SEED = seedFromWord('traits');

/** Snatch with a fixed deal, which draws chance on commands while two or more cards are on the pile. */
const chanceInPlay: GameDefinition<SnatchTypes> = {
  ...snatch,
  setup: (table, { at }) => snatch.setup(table, { at, rng: stepRng(SEED, 0) }),
  apply(state, seat, command, moment) {
    const verdict = snatch.apply(state, seat, command, moment);
    if (!verdict.ok || state.pile.length < 2) return verdict;
    const { step } = verdict;
    return { ok: true, step: { ...step, state: { ...step.state, deck: moment.rng.shuffle(step.state.deck) } } };
  },
};

const denying = { ...chanceInPlay, traits: { ...snatch.traits, chance: false } };

/** The same without chance: spent cards come back unshuffled. */
const noChance: GameDefinition<SnatchTypes> = {
  ...chanceInPlay,
  apply: (state, seat, command, { at }) => snatch.apply(state, seat, command, { at, rng: stepRng(SEED, 1) }),
  wake: (state, { at }) => snatch.wake(state, { at, rng: stepRng(SEED, 1) }),
};

describe('the law of traits', () => {
  it('accepts a game of chance when chance is drawn only in play', () => {
    expect(judge(chanceInPlay, traits, TRIAL)).toBeNull();
  });

  it('reports a game that denies its chance when chance is drawn only in play', () => {
    expect(judge(denying, traits, TRIAL)).toContain('chance was drawn');
  });

  it('reports a game that claims chance when none is drawn', () => {
    expect(judge(noChance, traits, TRIAL)).toBe('chance was never drawn');
  });

  it('sees the chance of a command that depends on a wake in the same move', () => {
    const table = tableFor(denying, 'long', 2) as TableSetup<SnatchTypes>;
    const before = openMatch(denying, table, SEED).match;
    const card = before.state.hands[0]?.[0]?.id ?? -1;
    const { match, played } = submit(before, toSeat(0), { do: 'drop', card }, toMillis(QUIET_MS));
    expect(played.map(({ entry }) => entry.kind)).toEqual(['wake', 'command']);
    const run = traits.begin(denying, {});
    run.step?.({ before, after: match, played, rng: stepRng(SEED, 0) });
    expect(run.state?.({ match, rng: stepRng(SEED, 0), commands: [] })).toContain('chance was drawn');
  });
});
