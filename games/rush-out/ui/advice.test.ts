import { describe, expect, it } from 'vitest';
import { rushOut } from '../rules/index.ts';
import { adviceFor } from './advice.ts';
import { A, HEROES, SORCERER, seen } from './play/table.scenario.ts';

function advice(text: string): string {
  const command = adviceFor(seen(text), A);
  return command === null ? 'nothing' : rushOut.notation.command(command);
}

describe('a friend', () => {
  it('lays dice where most of what is missing is filled', () => {
    expect(advice(HEROES)).toBe('place 1 t3 sword');
  });

  it('rolls where nothing fits', () => {
    expect(advice(HEROES.replace('sword fire joker', 'heart heart heart'))).toBe('roll');
    expect(advice(HEROES.replace('sword fire joker', '- - -'))).toBe('roll');
  });

  it('[RO-37] sends jokers to the tile when the dragon has one step to go', () => {
    expect(advice(HEROES.replace('dragon 2', 'dragon 3'))).toBe('place 3 dragon joker');
  });

  it('calls for help where all dice lie on a card that is too large', () => {
    const laid = HEROES.replace('door: B1 . . .', 'door: A1 A2 . A3')
      .replace('sword fire joker', '(key) (key) (sword)')
      .replace('(key) step -', '- step -');
    expect(advice(laid)).toBe('ping help t3');
  });

  it('[RO-29] aims where the heroes lose most', () => {
    const asking = SORCERER.replace('dragon 0', 'dragon 0 asking s1').replace('plant fire joker air -', '- - - - -');
    expect(advice(asking)).toBe('aim t3');
  });

  it('[RO-14] gives the signal', () => {
    expect(
      advice(SORCERER.replace('play dragon', 'signal dragon').replace('plant fire joker air -', '- - - - -')),
    ).toBe('roll');
  });
});
