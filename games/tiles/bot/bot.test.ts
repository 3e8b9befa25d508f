import { type Json, seatOf, seedFromWord, stepRng, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tiles } from '../rules/index.ts';
import { family, junior, play, wake } from '../rules/tiles.scenario.ts';
import type { FamilyView, JuniorState, JuniorView } from '../rules/types.ts';
import { chooseFamily, type Foresight } from './family.ts';
import { chooseJunior, shortMemory } from './junior.ts';

const SEED = seedFromWord('bot');

function lays(text: string, weights: Foresight | null): Set<string> {
  const view = tiles.view(family(text), seatOf('A')) as FamilyView;
  const choices = Array.from({ length: 30 }, (_, step) => chooseFamily(view, weights, stepRng(SEED, step)));
  return new Set(choices.map((command) => (command === null ? 'nothing' : tiles.notation.command(command))));
}

const GREEDY: Foresight = { laid: 1, live: 0, paired: 0, openings: 0 };

describe('family', () => {
  const TABLE = 'turn A play\ntable [1 R2] [2 G11]\npool B1 B2\nA R3 R4 G12 P6\nB G6';

  it('without foresight any lay comes to hand', () => {
    expect(lays(TABLE, null)).toEqual(new Set(['lay R3 > 1', 'lay R3 R4 > 1', 'lay R3 R4 > new', 'lay G12 > 2']));
  });

  it('the greedy lay the most tiles', () => {
    expect(lays(TABLE, GREEDY)).toEqual(new Set(['lay R3 R4 > 1', 'lay R3 R4 > new']));
  });

  it('foresight keeps what still fits and what has a partner', () => {
    const text = 'turn A play\ntable [1 R2] [2 G11]\npool B1 B2\nA R3 G12 P6 P7\nB G6';
    expect(lays(text, { ...GREEDY, paired: 1 })).toEqual(new Set(['lay R3 > 1', 'lay G12 > 2']));
    expect(lays('turn A play\ntable [1 R2]\npool B1\nA R3 R4 B2 B9\nB G6', { ...GREEDY, live: 2 })).not.toContain(
      'lay B2 > 1',
    );
  });

  it('foresight leaves the others few openings', () => {
    const text = 'turn A play\ntable [1 R12 R13] [2 B6]\npool B1\nA R11 B7 P2\nB G6';
    expect(lays(text, { laid: 0, live: 0, paired: 0, openings: -1 })).toEqual(new Set(['lay B7 > 2']));
  });

  it('the last tiles are laid whatever else counts', () => {
    expect(
      lays('turn A play\ntable [1 R2]\npool B1\nA R3 R4\nB G6', { laid: -9, live: 9, paired: 9, openings: -9 }),
    ).toEqual(new Set(['lay R3 R4 > 1', 'lay R3 R4 > new']));
  });

  it('a lucky tile is laid, never kept; where nothing fits it draws', () => {
    expect(lays('turn A drawn R3\ntable [1 R2]\npool B1\nA P6 R3\nB G6', null)).toEqual(new Set(['lay R3 > 1']));
    expect(lays('turn A play\ntable [1 R2]\npool B1\nA P6 G9\nB G6', GREEDY)).toEqual(new Set(['draw']));
  });
});

describe('junior', () => {
  const GRID = 'R1 G2 B3 R5 P9 B7 G8 P3';

  /** What A remembers after B's or A's flips, and the position then. */
  function after(memoryOption: boolean, capacity: number, ...places: number[]): { state: JuniorState; memory: Json } {
    const mind = shortMemory(capacity);
    let state = junior(GRID, { memory: memoryOption });
    let memory = mind.start;
    for (const [index, place] of places.entries()) {
      const steps = [play(state, 'AB'[Math.floor(index / 2) % 2] ?? 'A', `flip ${place}`)];
      if (tiles.wakeAt(steps[0]?.state as JuniorState) !== null) steps.push(wake(steps[0]?.state as JuniorState));
      for (const { state: next, events } of steps) {
        state = next;
        for (const event of events) {
          const sight = tiles.sight(event, seatOf('A'));
          if (sight !== null) memory = mind.remember(memory, sight, tiles.view(state, seatOf('A')), toMillis(0));
        }
      }
    }
    return { state, memory };
  }

  function flips({ state, memory }: { state: JuniorState; memory: Json }, recalls = 1): Set<number> {
    const view = tiles.view(state, state.turn) as JuniorView;
    const choices = Array.from({ length: 40 }, (_, step) => chooseJunior(view, memory, recalls, stepRng(SEED, step)));
    return new Set(choices.map((command) => (command?.do === 'flip' ? command.place : -1)));
  }

  it('flips a pair it remembers', () => {
    expect(flips(after(true, 9, 0, 1, 3, 4))).toEqual(new Set([0]));
    expect(flips(after(true, 9, 0, 1, 3, 4, 0))).toEqual(new Set([3]));
  });

  it('flips what it does not know yet where it remembers no pair', () => {
    expect(flips(after(true, 9, 0, 1))).toEqual(new Set([2, 3, 4, 5, 6, 7]));
  });

  it('forgets what it saw long ago, and all where it recalls nothing', () => {
    expect(flips(after(true, 1, 0, 1, 3, 4))).not.toEqual(new Set([0]));
    expect(flips(after(true, 9, 0, 1, 3, 4), 0).size).toBe(8);
  });

  it('forgets everything when the tiles are mixed', () => {
    expect(after(false, 9, 0, 1).memory).toEqual([]);
    expect(after(true, 9, 0, 1).memory).toHaveLength(2);
  });

  it('forgets tiles that were taken', () => {
    expect(after(true, 9, 0, 1, 0, 3).memory).toEqual([[1, 'G2']]);
  });
});
