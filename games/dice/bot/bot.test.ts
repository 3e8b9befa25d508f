import { simulate } from '@tablee/bot-kit';
import {
  openMatch,
  type Rng,
  seatOf,
  seedFromWord,
  stepRng,
  type TableSetup,
  tableFor,
  toMillis,
} from '@tablee/kernel';
import { describe, expect, inject, it } from 'vitest';
import { BOOK_EXAMPLES } from '../rules/book-examples.ts';
import { unrolled } from '../rules/dice.scenario.ts';
import { type DrawnPosition, drawPosition } from '../rules/drawn.ts';
import { handOf, mayKeep, shownOf } from '../rules/hand.ts';
import { dice } from '../rules/index.ts';
import { facesOf } from '../rules/lines.ts';
import { bestTable } from '../rules/search/best-table.ts';
import type { DiceCommand, DiceState, DiceTypes, ShownDie } from '../rules/types.ts';
import { estimatePlaced } from './estimate.ts';
import { expert, facile, normal } from './index.ts';
import { chooseKept } from './keep.ts';
import { indexOf, outlookOf } from './outlook.ts';

const TABLE = tableFor(dice, 'classic', 2) as TableSetup<DiceTypes>;
const chance = (step = 0): Rng => stepRng(seedFromWord('bots of dice'), step);
type DiceBot = typeof expert;

function decided(bot: DiceBot, state: DiceState, step = 0) {
  const decision = bot.decide({
    table: TABLE,
    view: state,
    seat: state.turn,
    at: toMillis(0),
    people: [],
    memory: null,
    rng: chance(step),
  });
  if (decision === null) throw new Error(`${bot.id} does nothing`);
  return decision;
}

const placedBy = (command: DiceCommand, state: DiceState): number =>
  command.do === 'lay' ? command.table.length - state.table.length : 0;

/** Dice that a level places in matches against itself, as a share of those that could be placed. */
function shareOf(bot: DiceBot, matches: number): number {
  let [placed, most] = [0, 0];
  const watched: DiceBot = {
    ...bot,
    decide(asked) {
      const decision = bot.decide(asked);
      if (decision !== null && asked.view.phase === 'lay') {
        placed += placedBy(decision.command, asked.view);
        most += bestTable(asked.view.table, shownOf(asked.view.hands[asked.seat] ?? []), 30_000).placed.length;
      }
      return decision;
    },
  };
  for (let n = 0; n < matches; n += 1) {
    simulate(openMatch(dice, TABLE, seedFromWord(`share ${n}`)), [watched, watched], 2_000);
  }
  return placed / most;
}

/** Throws after which a level rolls dice again that already fit, as a share of the throws with such dice. */
function shareRolledAgain(bot: DiceBot, matches: number): number {
  let [again, all] = [0, 0];
  const watched: DiceBot = {
    ...bot,
    decide(asked) {
      const decision = bot.decide(asked);
      const { view, seat } = asked;
      const hand = handOf(view, seat);
      if (decision?.command.do !== 'roll' || !mayKeep(view, hand)) return decision;
      const rolled = decision.command.dice;
      const fitting = (own: readonly ShownDie[]): number => bestTable(view.table, own, 30_000).placed.length;
      const could = Math.min(fitting(shownOf(hand)), hand.length - 1); // RX-A2: at least one die is rolled
      const kept = fitting(shownOf(hand).filter(({ die }) => !rolled.includes(die)));
      all += could > 0 ? 1 : 0;
      again += kept < could ? 1 : 0;
      return decision;
    },
  };
  for (let n = 0; n < matches; n += 1) {
    simulate(openMatch(dice, TABLE, seedFromWord(`again ${n}`)), [watched, watched], 2_000);
  }
  return again / all;
}

describe('the lays of a level', () => {
  const MATCHES = inject('isQuick') ? 4 : 40;

  it('place at least 60 % of the possible dice at level facile', () => {
    const share = shareOf(facile, MATCHES);
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.8);
  });

  it('place at least 85 % of the possible dice at level normal', () => {
    const share = shareOf(normal, MATCHES);
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(0.97);
  });

  it('place all possible dice at level expert', () => {
    expect(shareOf(expert, MATCHES)).toBe(1);
  });

  it('overlook crossings and rearrangements at level facile', () => {
    const missed = (state: DiceState): number =>
      Array.from({ length: 40 }, (_, step) => placedBy(decided(facile, state, step).command, state)).filter(
        (count) => count === 0,
      ).length;
    const crossing = drawPosition({ table: 'R3 R4 R5 R6', a: 'B3 K3 O9' });
    expect(missed(crossing)).toBeGreaterThan(8);
    expect(placedBy(decided(normal, crossing).command, crossing)).toBe(2);
    const rearranged = drawPosition(BOOK_EXAMPLES['RX-13'].before);
    expect(missed(rearranged)).toBeGreaterThan(8);
    expect(placedBy(decided(expert, rearranged).command, rearranged)).toBe(1);
  });

  it('include obligatory lays at every level', () => {
    const state = drawPosition({ table: 'R8 R9 R10', a: 'R11 B7 K7 O7', b: 'B1' });
    for (const bot of [facile, normal, expert]) {
      for (let step = 0; step < 20; step += 1)
        expect(placedBy(decided(bot, state, step).command, state)).toBeGreaterThan(2);
    }
  });
});

describe('the kept dice', () => {
  const kept = (drawn: DrawnPosition, throws = 200): string => {
    const { table, hands } = drawPosition({ ...drawn, phase: 'roll' });
    const lay = (some: readonly ShownDie[]) => bestTable(table, some, 30_000).table;
    return facesOf(chooseKept(table, shownOf(hands[0] ?? []), chance(), throws, lay)).join(' ');
  };

  it('include two that need one more, if the table takes neither', () => {
    expect(kept({ a: 'R5 R6 K9 O2 B13 O11', b: 'B1' })).toBe('R5 R6');
  });

  it('always include a joker', () => {
    expect(kept({ table: 'R3 R4 R5', a: 'J K9 O1 B12', b: 'B1' })).toContain('J');
  });

  it('do not include two that no die can complete', () => {
    const table = 'O4 O5 O6 O7\n.\nK8 K9 K10\n.\nR11 R12 R13';
    expect(kept({ table, a: 'R1 R3 O13' })).not.toContain('R1 R3');
  });

  it('include dice that fit already', () => {
    expect(kept({ table: 'R3 R4 R5', a: 'R6 K9 O1', b: 'B1' })).toContain('R6');
  });

  it('include dice that fit after a rearrangement', () => {
    expect(kept({ table: 'K7 K8 K9\n.\nJ R13 J', a: 'B2 R11 R2', b: 'B1' })).toContain('R11');
  });

  it('leave out one die if all fit', () => {
    expect(kept({ table: 'R3 R4 R5', a: 'R6 K9 R7', b: 'B1' })).toBe('R6 R7');
    expect(kept({ table: 'R3 R4 R5', a: 'R6 R7', b: 'B1' })).toBe('R6');
  });

  it('expert rolls dice that fit again in at most 2 of 100 throws, normal in at most 20', () => {
    const matches = inject('isQuick') ? 8 : 40;
    expect(shareRolledAgain(expert, matches)).toBeLessThan(0.02);
    expect(shareRolledAgain(normal, matches)).toBeLessThan(0.2);
  });
});

describe('the estimate', () => {
  const estimated = (drawn: DrawnPosition): number => {
    const { table, hands } = drawPosition(drawn);
    return estimatePlaced(
      shownOf(hands[0] ?? []).map(({ face }) => indexOf(face)),
      outlookOf(table),
    );
  };

  it.each([
    ['a run', { a: 'R1 R2 R3 O9' }, 3],
    ['a group and a run', { a: 'R1 R2 R3 O9 K9 B9' }, 6],
    ['a pair with a joker', { a: 'R1 O9 K9 J' }, 3],
    ['nothing', { a: 'R1 O9 K8 J' }, 0],
    ['both ends of a run', { table: 'R3 R4 R5', a: 'R2 R6 R7 K1' }, 3],
    ['a group of three', { table: 'R3 B3 K3', a: 'O3 K9' }, 1],
    ['no run beyond 13', { table: 'R11 R12 R13', a: 'R10 R1' }, 1],
    ['no end that is blocked', { table: 'K8 K9 K10 . O7 O8 O9', a: 'K11' }, 0],
    ['what crosses', { table: 'R3 R4 R5', a: 'B3 K3 O9' }, 2],
    ['what crosses as a run', { table: 'R3 B3 K3', a: 'R4 R5 O9' }, 2],
    ['a joker anywhere', { table: 'R3 R4 R5', a: 'J K9' }, 1],
  ] as const)('counts %s', (_, drawn, placed) => {
    expect(estimated(drawn)).toBe(placed);
  });
});

describe('pace', () => {
  const waits = (state: DiceState, bot = normal): number => {
    const all = Array.from({ length: 60 }, (_, step) => decided(bot, state, step).afterMs);
    return all.toSorted((a, b) => a - b)[30] as number;
  };

  it('is quick without a choice', () => {
    expect(waits(unrolled(drawPosition({ a: 'R1 R2 R3 K9', b: 'B1', phase: 'roll' })))).toBeLessThan(1_500);
    expect(waits(drawPosition({ table: 'R3 R4 R5', a: 'K9', b: 'B1', phase: 'roll' }))).toBeLessThan(1_500);
    expect(waits(drawPosition({ table: 'R3 R4 R5', a: 'K9', b: 'B1' }))).toBeLessThan(1_500);
  });

  it('is slower with more dice', () => {
    const few = waits(drawPosition({ table: 'R3 R4 R5', a: 'R6 K9', b: 'B1' }), expert);
    const many = waits(drawPosition({ table: 'R3 R4 R5', a: 'R6 R7 R8 B9 K9 O9', b: 'B1' }), expert);
    expect(many).toBeGreaterThan(1.5 * few);
    expect(many).toBeLessThan(8_000);
  });

  it('is not needed on another player’s turn, or between rounds', () => {
    const state = drawPosition({ a: 'R1', b: 'B1' });
    const ask = (view: DiceState) =>
      normal.decide({
        table: TABLE,
        view,
        seat: seatOf('B'),
        at: toMillis(0),
        people: [],
        memory: null,
        rng: chance(),
      });
    expect(ask(state)).toBeNull();
    expect(ask(drawPosition({ a: 'R1', b: 'B1', phase: 'sheet', turn: 'B' }))).toBeNull();
  });
});
