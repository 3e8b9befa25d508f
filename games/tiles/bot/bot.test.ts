import { type Json, seatOf, seedFromWord, stepRng, type TableSetup, tableFor, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tiles } from '../rules/index.ts';
import { family, junior, play, wake } from '../rules/tiles.scenario.ts';
import type { FamilyView, JuniorState, JuniorView, TilesTypes } from '../rules/types.ts';
import { chooseFamily, type FamilyStyle } from './family.ts';
import { countStuck, judgeFamily } from './judge.ts';
import { chooseJunior, shortMemory } from './junior.ts';

const SEED = seedFromWord('bot');

function lays(text: string, style: FamilyStyle): Set<string> {
  const seat = seatOf('A');
  const view = tiles.view(family(text), seat) as FamilyView;
  const table = tableFor(tiles, 'family', view.racks.length) as TableSetup<TilesTypes>;
  const choices = Array.from({ length: 30 }, (_, step) => {
    const question = { table, view, seat, at: toMillis(0), people: [], memory: null, rng: stepRng(SEED, step) };
    return chooseFamily(question, view, style);
  });
  return new Set(choices.map((command) => (command === null ? 'nothing' : tiles.notation.command(command))));
}

describe('a bot in family', () => {
  const TABLE = 'turn A play\ntable [1 R2] [2 G11]\npool B1 B2\nA R3 R4 G12 P6\nB G6';

  it('chooses any lay with the style comes-to-hand', () => {
    expect(lays(TABLE, 'comes-to-hand')).toEqual(
      new Set(['lay R3 > 1', 'lay R3 R4 > 1', 'lay R3 R4 > new', 'lay G12 > 2']),
    );
  });

  it('chooses a lay of the most tiles with the style most-tiles', () => {
    expect(lays(TABLE, 'most-tiles')).toEqual(new Set(['lay R3 R4 > 1', 'lay R3 R4 > new']));
  });

  it.each(['most-tiles', 'thinks-ahead'] as const)('lays its last tiles with the style %s', (style) => {
    const text = 'turn A play\ntable [1 R2]\npool B1\nA R3 R4\nB G6 G7 P1';
    expect(['lay R3 R4 > 1', 'lay R3 R4 > new']).toEqual(expect.arrayContaining([...lays(text, style)]));
  });

  it('thinks ahead to a rack that the next turn can empty', () => {
    const text = 'turn A play\ntable [1 R5] [2 P9]\npool B1 B3 G1 P1 R13 G12 G13\nA R6 R7 R8 G6\nB G3 G8 P5 P3 B12 B13';
    const outInTwo = ['lay R6 G6 > new', 'lay R7 R8 > new'];
    expect(outInTwo).toEqual(expect.arrayContaining([...lays(text, 'thinks-ahead')]));
    expect(lays(text, 'most-tiles')).toEqual(new Set(['lay R6 R7 R8 > 1', 'lay R6 R7 R8 > new']));
  });

  it('lays a drawn tile that fits; only the style comes-to-hand overlooks some', () => {
    const lucky = 'turn A drawn R3\ntable [1 R2]\npool B1\nA P6 R3\nB G6';
    expect(lays(lucky, 'comes-to-hand')).toEqual(new Set(['lay R3 > 1', 'keep']));
    expect(lays(lucky, 'most-tiles')).toEqual(new Set(['lay R3 > 1']));
    expect(lays(lucky, 'thinks-ahead')).toEqual(new Set(['lay R3 > 1']));
  });

  it('draws if nothing fits', () => {
    expect(lays('turn A play\ntable [1 R2]\npool B1\nA P6 G9\nB G6', 'most-tiles')).toEqual(new Set(['draw']));
  });
});

describe('the estimated chance to win', () => {
  function look(text: string): number {
    return judgeFamily(tiles.view(family(text), seatOf('A')) as FamilyView, seatOf('A'));
  }
  const EVEN = 'turn A play\ntable [1 R2]\npool B1 B2 B3\nA P6 G9\nB G6 P1';

  it('is about half with equal racks', () => {
    expect(look(EVEN)).toBeGreaterThan(0.4);
    expect(look(EVEN)).toBeLessThan(0.6);
  });

  it('is higher with fewer tiles than the others have, and with tiles that fit', () => {
    expect(look(EVEN.replace('A P6 G9', 'A P6'))).toBeGreaterThan(look(EVEN));
    expect(look(EVEN.replace('B G6 P1', 'B G6'))).toBeLessThan(look(EVEN));
    expect(look(EVEN.replace('A P6 G9', 'A R3 R4'))).toBeGreaterThan(look(EVEN));
  });

  it('counts the tiles that stay as stuck when the rack is played out', () => {
    const view = tiles.view(family('turn A play\ntable [1 R2]\npool B1\nA R3 R4 B4 G9 P6\nB G6'), seatOf('A'));
    expect(countStuck(view as FamilyView)).toBe(3);
  });
});

describe('a bot in junior', () => {
  const GRID = 'R1 G2 B3 R5 P9 B7 G8 P3';

  /** A's memory and the position after these flips, which A and B make in turn. */
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

  it('flips an unknown tile if it remembers no pair', () => {
    expect(flips(after(true, 9, 0, 1))).toEqual(new Set([2, 3, 4, 5, 6, 7]));
  });

  it('forgets the oldest tiles, and flips any tile if it recalls nothing', () => {
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
