import { type Match, openMatch, type Seat, seedFromWord, submit, tableFor, undo } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { dice } from './index.ts';
import { legalDice } from './legal.ts';
import type { DiceCommand, DiceTypes } from './types.ts';

type DiceMatch = Match<DiceTypes>;

function open(word: string): DiceMatch {
  const table = tableFor(dice, 'classic', 2);
  if (table === null) throw new Error('no table');
  return openMatch(dice, table, seedFromWord(word)).match;
}

const next = ({ state }: DiceMatch): DiceCommand => legalDice(state, state.turn).next().value as DiceCommand;
const done = (match: DiceMatch, command = next(match)): DiceMatch =>
  submit(match, match.state.turn, command, match.at).match;
const problemOf = (match: DiceMatch, seat: Seat): string | null => undo(match, seat, match.seq, match.at).problem;

/** A match after its first roll in which this is the first legal kind of command. */
function withFirst(kind: DiceCommand['do']): DiceMatch {
  for (let n = 0; ; n += 1) {
    const match = done(open(`take back ${n}`));
    if (next(match).do === kind) return match;
  }
}

describe('undo', () => {
  it('restores the table and the hand', () => {
    const before = withFirst('lay');
    const { turn } = before.state;
    const laid = done(before);
    expect(laid.state.table).not.toHaveLength(0);
    const { match, problem } = undo(laid, turn, laid.seq, laid.at);
    expect([problem, match.state]).toEqual([null, before.state]);
  });

  it('is possible for a lay until the other player rolls', () => {
    const before = withFirst('lay');
    const { turn } = before.state;
    const laid = done(before);
    expect(problemOf(laid, laid.state.turn)).toBe('nothing-to-undo');
    const rolled = done(laid);
    expect(undo(rolled, turn, laid.seq, rolled.at).problem).toBe('nothing-to-undo');
    expect(problemOf(laid, turn)).toBeNull();
  });

  it('is possible for a pass, and never for a roll', () => {
    const rolled = withFirst('pass');
    const { turn } = rolled.state;
    expect(problemOf(rolled, turn)).toBe('chance-was-drawn');
    expect(problemOf(done(rolled), turn)).toBeNull();
  });
});
