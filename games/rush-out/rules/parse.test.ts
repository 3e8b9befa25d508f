import { describe, expect, it } from 'vitest';
import { rushOut } from './index.ts';
import { parseRushCommand } from './parse.ts';
import { readView } from './read-notation.ts';
import { command, position, tile, training1, training2, withHeaps } from './rush.scenario.ts';

describe('parsing of commands', () => {
  it.each([
    ['an unknown action', { do: 'cheat' }],
    ['an inherited action', { do: 'constructor' }],
    ['a die that nobody has', { do: 'take', die: 5 }],
    ['half a die', { do: 'take', die: 0.5 }],
    ['a die by its name', { do: 'take', die: '1' }],
    ['no die', { do: 'place', spot: 't1', as: 'sword' }],
    ['a place that is none', { do: 'place', die: 1, spot: 't4', as: 'sword' }],
    ['a symbol that is none', { do: 'place', die: 1, spot: 't1', as: 'gold' }],
    ['a spell as a target', { do: 'aim', spot: 's1', die: null }],
    ['a seat that is none', { do: 'aim', spot: 't1', die: { seat: 5, die: 0 } }],
    ['a target without its die', { do: 'aim', spot: 't1', die: { seat: 1 } }],
    ['a die that is none', { do: 'aim', spot: 't1', die: 2 }],
    ['a word that is none', { do: 'ping', word: 'hello', spot: 't1' }],
    ['a call that points at a spell', { do: 'ping', word: 'help', spot: 's1' }],
    ['a list', ['roll']],
    ['nothing', null],
  ])('%s is turned away', (_, raw) => {
    expect(parseRushCommand(raw)).toBeNull();
  });

  it('fields that are not part of a command are dropped', () => {
    expect(parseRushCommand({ do: 'roll', face: 'joker' })).toEqual({ do: 'roll' });
    expect(parseRushCommand({ do: 'take', die: 4, evil: 1 })).toEqual({ do: 'take', die: 4 });
    expect(parseRushCommand({ do: 'place', die: 0, spot: 's1', as: 'air', square: 2 })).toEqual({
      do: 'place',
      die: 0,
      spot: 's1',
      as: 'air',
    });
    expect(parseRushCommand({ do: 'aim', spot: 't1', die: { seat: 4, die: 2, face: 'key' } })).toEqual({
      do: 'aim',
      spot: 't1',
      die: { seat: 4, die: 2 },
    });
    expect(parseRushCommand({ do: 'ping', word: 'mine', spot: 'dragon', loud: true })).toEqual({
      do: 'ping',
      word: 'mine',
      spot: 'dragon',
    });
  });

  it('a target without a die means the whole card', () => {
    expect(parseRushCommand({ do: 'aim', spot: 't1' })).toEqual({ do: 'aim', spot: 't1', die: null });
  });
});

describe('notation', () => {
  it.each([
    'roll',
    'clear',
    'decline',
    'take 5',
    'place 3 dragon joker',
    'place 1 s3 lightning',
    'aim t2',
    'aim dragon E3',
    'ping mine t1',
  ])('%s reads as it is written', (text) => {
    expect(rushOut.notation.command(command(text))).toBe(text);
  });

  it('text that is no command throws', () => {
    expect(() => command('place 1 t9 sword')).toThrow('no command');
  });

  const TEXT = `training-2 play dragon 2 asking s3
t1 rats: B1 . C3
t2 lock*: D1 D2 D3
t3 stairs: . . .
s1 breath: A2 . . .
s2 flight: . . . . .
s3 push-all*: . . . .
dragon tile: ${tile(5, 'E2')}
A sorcerer @s1: - (fire) water joker -
B warrior blue: (sword) key -
C tracker green @t1: - - (fire)
D bard brown: (key) (joker) (heart)
E cleric white: - (joker) fire`;

  it('a position that is read is written as the same text', () => {
    const state = position(TEXT);
    expect(rushOut.notation.state(state)).toBe(
      `${TEXT}\ntrials torches goblins stairs\nspells push-all push-one-too ghost\ndiscarded`,
    );
  });

  it('a view shows the open cards and the thickness of the decks', () => {
    const view = rushOut.view(withHeaps(position(TEXT), { trials: ['torches', 'ghost'] }), 'spectator');
    expect(rushOut.notation.view(view)).toBe(`${TEXT}\ndecks 1 1\non top ghost`);
    expect(rushOut.notation.view(readView(rushOut.notation.view(view)))).toBe(rushOut.notation.view(view));
  });

  it('a placed die that is on no card is refused', () => {
    expect(() => training1('B warrior blue: (sword) - -')).toThrow('B1 lies on no card');
    expect(() => training2('t1 no-such-card: . . .')).toThrow('no card');
  });
});
