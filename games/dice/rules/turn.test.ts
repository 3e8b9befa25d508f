import { describe, expect, it } from 'vitest';
import { isLegal, legalOf, play, playTable, refusalOf, refusalOfTable, unrolled, wake } from './dice.scenario.ts';
import { drawLay, drawPosition } from './drawn.ts';
import { dice } from './index.ts';
import { isLastChance } from './turn.ts';
import type { DiceState } from './types.ts';

const idsOf = (state: DiceState, seat = 0): string => (state.hands[seat] ?? []).map(({ die }) => die).join(' ');

describe('a roll', () => {
  const first = unrolled(drawPosition({ a: 'R1 R2 R3', b: 'B1 B2', phase: 'roll' }));

  it('[RX-3] comes first, with own dice only', () => {
    const state = first;
    expect(refusalOf(state, 'A', 'pass')).toEqual({ rule: 'RX-3', facts: { why: 'first' } });
    expect(refusalOf(state, 'A', `roll ${idsOf(state, 1)}`)).toEqual({ rule: 'RX-3', facts: { why: 'foreign' } });
    const { state: next, events } = play(state, 'A', `roll ${idsOf(state)}`);
    expect(next.phase).toBe('lay');
    expect(next.hands[0]?.every(({ face }) => face !== null)).toBe(true);
    expect(next.hands[1]?.every(({ face }) => face === null)).toBe(true);
    expect(events).toMatchObject([{ kind: 'rolled', rule: 'RX-3', kept: 0 }]);
  });

  it('[RX-A18] is made by the second player only on their own first turn', () => {
    expect(refusalOf(first, 'B', `roll ${idsOf(first, 1)}`)).toEqual({ rule: 'RX-3', facts: { why: 'turn', seat: 0 } });
  });

  it('[RX-A1] takes all dice on a player’s first turn of a round', () => {
    const state = first;
    expect(refusalOf(state, 'A', `roll ${idsOf(state).split(' ')[0]}`)).toEqual({
      rule: 'RX-A1',
      facts: { why: 'turn' },
    });
  });

  it('[RX-9] [RX-A1] may keep dice from the second turn on', () => {
    const state = drawPosition({ a: 'R1 R9 K3', b: 'B1', phase: 'roll' });
    const [one = ''] = idsOf(state).split(' ');
    const { state: next, events } = play(state, 'A', `roll ${one}`);
    expect(next.hands[0]?.slice(1)).toEqual(state.hands[0]?.slice(1));
    expect(events).toMatchObject([{ kind: 'rolled', rule: 'RX-9', kept: 2 }]);
  });

  it('[RX-A1] takes all dice in the whole first round, by option', () => {
    const options = { keepFrom: 'round' } as const;
    const of = (round: number): DiceState => drawPosition({ a: 'R1 R9', b: 'B1', phase: 'roll', round, options });
    const one = `roll ${idsOf(of(1)).split(' ')[0]}`;
    expect(refusalOf(of(1), 'A', one)).toEqual({ rule: 'RX-A1', facts: { why: 'round' } });
    expect(isLegal(of(2), 'A', one)).toBe(true);
    expect(refusalOf(unrolled(of(2)), 'A', one)).toEqual({ rule: 'RX-A1', facts: { why: 'turn' } });
  });

  it('[RX-A2] is of at least one die, or of none by option', () => {
    const of = (rollNone: boolean) => drawPosition({ a: 'R1', b: 'B1', phase: 'roll', options: { rollNone } });
    expect(refusalOf(of(false), 'A', 'roll')).toMatchObject({ rule: 'RX-A2' });
    expect(refusalOf(of(true), 'A', 'roll')).toBeNull();
  });

  it('[RX-A2] counts as a throw even without dice', () => {
    const options = { rollNone: true } as const;
    const state = drawPosition({ table: 'R3 R4 R5', a: 'O9', b: 'B1', phase: 'roll', fruitless: [2, 3], options });
    const rolled = play(state, 'A', 'roll').state;
    expect(rolled.hands).toEqual(state.hands);
    expect(play(rolled, 'A', 'pass').state.phase).toBe('sheet');
  });

  it('[RX-A21] is made once a turn', () => {
    const state = drawPosition({ a: 'R1 R9', b: 'B1' });
    expect(refusalOf(state, 'A', `roll ${idsOf(state)}`)).toEqual({ rule: 'RX-A21', facts: {} });
  });
});

describe('laying', () => {
  it('[RX-A24] comes after the roll: a turn is two commands', () => {
    const rolling = drawPosition({ table: 'R3 R4 R5', a: 'R6 O9', b: 'B1', phase: 'roll' });
    expect(refusalOfTable(rolling, 'R3 R4 R5 R6')).toEqual({ rule: 'RX-3', facts: { why: 'first' } });
    expect(legalOf(rolling, 'A').every((command) => command.startsWith('roll'))).toBe(true);
    const laying: DiceState = { ...rolling, phase: 'lay' };
    expect(legalOf(laying, 'A').some((command) => command.startsWith('roll'))).toBe(false);
    expect(playTable(laying, 'R3 R4 R5 R6').state).toMatchObject({ turn: 1, phase: 'roll' });
  });

  it('[RX-7] is one command with the whole table, and hands the turn over', () => {
    const state = drawPosition({ table: 'R8 R9 R10', a: 'R11 O9 B7 K7 R7', b: 'B1' });
    const { state: next, events } = playTable(state, 'R8 R9 R10 R11\n.\nB7 K7 R7');
    expect([next.turn, next.phase, next.table.length, next.hands[0]?.length]).toEqual([1, 'roll', 7, 1]);
    expect(next.fresh).toHaveLength(4);
    expect(events).toMatchObject([{ kind: 'laid', rule: 'RX-7', moved: [] }]);
  });

  it('[RX-7] uses no dice of the other player', () => {
    const state = drawPosition({ table: 'R3 R4 R5', a: 'O9', b: 'R6' });
    const foreign = state.hands[1]?.[0]?.die;
    const text = `${dice.notation.command(drawLay(state, 'R3 R4 R5'))} ${foreign}@3,0`;
    expect(refusalOf(state, 'A', text)).toEqual({ rule: 'RX-7', facts: {} });
  });

  it('[RX-6] reports the table dice that were moved', () => {
    const state = drawPosition({ table: 'R3 R4 R5', a: 'R6', b: 'B1' });
    const { events } = playTable(state, 'R6 R5 R4 R3');
    expect(events[0]).toMatchObject({ moved: state.table.map(({ die }) => die) });
  });

  it('[RX-A5] places at least one own die', () => {
    const state = drawPosition({ table: 'R3 R4 R5', a: 'O9', b: 'B1' });
    expect(refusalOfTable(state, 'R5 R4 R3')).toEqual({ rule: 'RX-A5', facts: {} });
  });

  it('[RX-A7] takes no die from the table', () => {
    const state = drawPosition({ table: 'R3 R4 R5 R6', a: 'B6 K6 O1', b: 'B1' });
    expect(refusalOfTable(state, 'R6 B6 K6')).toEqual({ rule: 'RX-A7', facts: { die: 'R3' } });
  });

  it('[RX-A17] requires no points the first time', () => {
    expect(refusalOfTable(drawPosition({ a: 'R1 R2 R3', b: 'B1' }), 'R1 R2 R3')).toBeNull();
  });

  it('[RX-5] must lay an own set, and not only add dice', () => {
    const state = drawPosition({ table: 'R8 R9 R10', a: 'R11 B7 K7 O7', b: 'B1' });
    expect(refusalOfTable(state, 'R8 R9 R10 R11')).toEqual({ rule: 'RX-5', facts: { set: 'B7 K7 O7' } });
    expect(refusalOfTable(state, 'R8 R9 R10\n.\nB7 K7 O7')).toBeNull();
    expect(refusalOf(state, 'A', 'pass')).toMatchObject({ rule: 'RX-5', facts: { set: expect.stringContaining('7') } });
  });

  it('[RX-5] may take the set apart at once, if its dice are on the table', () => {
    const state = drawPosition({ table: 'B4 B5 B6\n.\nK8 K9 K10\n.\nO4 O5 O6', a: 'B7 K7 O7 R1', b: 'B1' });
    expect(refusalOfTable(state, 'B4 B5 B6 B7\n.\nK7 K8 K9 K10\n.\nO4 O5 O6 O7')).toBeNull();
    expect(refusalOfTable(state, 'B4 B5 B6 B7\n.\nK7 K8 K9 K10\n.\nO4 O5 O6')).toMatchObject({ rule: 'RX-5' });
  });

  it('[RX-5] lays one of several sets', () => {
    const state = drawPosition({ a: 'R1 R2 R3 B7 K7 O7', b: 'B1' });
    expect(refusalOfTable(state, 'R1 R2 R3')).toBeNull();
  });
});

describe('passing', () => {
  const stuck = { table: 'R3 R4 R5', a: 'O9 K13', b: 'B1' };

  it('[RX-8] hands the turn over when nothing can be placed', () => {
    const { state, events } = play(drawPosition(stuck), 'A', 'pass');
    expect([state.turn, state.phase, state.fruitless]).toEqual([1, 'roll', [1, 0]]);
    expect(events).toEqual([{ kind: 'passed', rule: 'RX-8', seat: 0 }]);
    expect(refusalOf(drawPosition(stuck), 'B', 'pass')).toEqual({ rule: 'RX-3', facts: { why: 'turn', seat: 0 } });
  });

  it('[RX-A4] neither counts nor resets when a die could have been placed', () => {
    const state = drawPosition({ ...stuck, a: 'R6', fruitless: [2, 1] });
    const { state: next, events } = play(state, 'A', 'pass');
    expect(next.fruitless).toEqual([2, 1]);
    expect(events).toEqual([{ kind: 'passed', rule: 'RX-A4', seat: 0 }]);
  });

  it('[RX-A4] is refused then by option', () => {
    const options = { duty: 'anything' } as const;
    expect(refusalOf(drawPosition({ ...stuck, a: 'R6', options }), 'A', 'pass')).toEqual({
      rule: 'RX-A4',
      facts: { die: 'R6' },
    });
    expect(isLegal(drawPosition({ ...stuck, options }), 'A', 'pass')).toBe(true);
  });

  it('[RX-A3] is known to be the last chance when one more fruitless throw ends the round', () => {
    expect(isLastChance(drawPosition({ ...stuck, fruitless: [2, 3] }))).toBe(true);
    expect(isLastChance(drawPosition({ ...stuck, fruitless: [2, 2] }))).toBe(false);
  });

  it('[RX-A3] ends the round after three fruitless throws of each player', () => {
    const early = play(drawPosition({ ...stuck, fruitless: [2, 2] }), 'A', 'pass').state;
    expect([early.phase, early.fruitless]).toEqual(['roll', [3, 2]]);
    const { state, events } = play(drawPosition({ ...stuck, fruitless: [2, 3] }), 'A', 'pass');
    expect(state.phase).toBe('sheet');
    expect(events.map(({ rule }) => rule)).toEqual(['RX-8', 'RX-A3', 'RX-19']);
  });

  it('[RX-A3] ends the round after three in all, by option', () => {
    const options = { blockedBy: 'both' } as const;
    expect(play(drawPosition({ ...stuck, fruitless: [0, 1], options }), 'A', 'pass').state.phase).toBe('roll');
    expect(play(drawPosition({ ...stuck, fruitless: [1, 1], options }), 'A', 'pass').state.phase).toBe('sheet');
  });

  it('[RX-10] starts its count again after a die is placed', () => {
    const state = drawPosition({ table: 'R3 R4 R5', a: 'R6 O9', b: 'B1', fruitless: [2, 3] });
    expect(playTable(state, 'R3 R4 R5 R6').state.fruitless).toEqual([0, 0]);
  });
});

describe('a round', () => {
  it('[RX-10] ends when a player has placed all dice', () => {
    const { state, events } = playTable(drawPosition({ a: 'R1 R2 R3', b: 'B5 B1' }), 'R1 R2 R3');
    expect(state.phase).toBe('sheet');
    expect(events.map(({ rule }) => rule)).toEqual(['RX-7', 'RX-10', 'RX-18']);
    expect(refusalOf(state, 'B', 'pass')).toEqual({ rule: 'RX-2', facts: { round: 2 } });
  });

  it('[RX-A23] waits for a player who has not rolled yet, for the score only', () => {
    const { state: waits } = playTable(unrolled(drawPosition({ a: 'R1 R2 R3', b: 'B5 B1' }), [1]), 'R1 R2 R3');
    expect([waits.phase, dice.toAct(waits)]).toEqual(['count', [1]]);
    expect(refusalOf(waits, 'B', 'pass')).toEqual({ rule: 'RX-3', facts: { why: 'first' } });
    const { state: counted, events } = play(waits, 'B', `roll ${idsOf(waits, 1)}`);
    expect([counted.phase, counted.sheets[0]?.winner]).toEqual(['sheet', 0]);
    expect(events.map(({ rule }) => rule).slice(0, 2)).toEqual(['RX-A23', 'RX-18']);
  });

  it('[RX-2] is followed by another: nine dice each, and the other player begins', () => {
    const { state } = playTable(drawPosition({ a: 'R1 R2 R3', b: 'B5 B1' }), 'R1 R2 R3');
    const { state: next, events } = wake(state);
    expect([next.round, next.starter, next.turn, next.phase]).toEqual([2, 1, 1, 'roll']);
    expect(next.hands.map((hand) => hand.length)).toEqual([9, 9]);
    expect(new Set(next.hands.flat().map(({ die }) => die)).size).toBe(18);
    expect(next.hands.flat().every(({ face }) => face === null)).toBe(true);
    expect(next.table).toEqual([]);
    expect(events).toEqual([{ kind: 'dealt', rule: 'RX-2', round: 2, starter: 1 }]);
  });

  it('[RX-1] [RX-21] is the last after six', () => {
    const fifth = playTable(drawPosition({ a: 'R1 R2 R3', b: 'B5 B1', round: 5 }), 'R1 R2 R3').state;
    const { state, events } = playTable(drawPosition({ a: 'R1 R2 R3', b: 'B5 B1', round: 6 }), 'R1 R2 R3');
    expect([fifth.phase, state.phase, state.until]).toEqual(['sheet', 'over', null]);
    expect(events.at(-1)).toEqual({ kind: 'over', rule: 'RX-21' });
    expect(refusalOf(state, 'B', 'pass')).toEqual({ rule: 'RX-21', facts: {} });
  });

  it('[RX-A25] is the last after two, by option', () => {
    const options = { rounds: 2 } as const;
    expect(playTable(drawPosition({ a: 'R1 R2 R3', b: 'B1', round: 2, options }), 'R1 R2 R3').state.phase).toBe('over');
  });
});
