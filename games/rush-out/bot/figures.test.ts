import { describe, expect, it } from 'vitest';
import { rushOut } from '../rules/index.ts';
import { training1, training2 } from '../rules/rush.scenario.ts';
import type { RushEvent, RushState, Spot, Win } from '../rules/types.ts';
import { figuresOfRush } from './figures.ts';

function completed(spot: Spot, card: string | null): RushEvent {
  return { kind: 'completed', rule: 'RO-7', spot, card, seats: [] };
}

function figuresOf(state: RushState, win: Win, events: readonly RushEvent[]): ReturnType<typeof figuresOfRush> {
  return figuresOfRush(rushOut.view({ ...state, phase: 'over', win }, 'spectator'), [], events);
}

const PUSHED: RushEvent = {
  kind: 'pushed',
  rule: 'RO-29',
  seat: 0 as never,
  spot: 't1',
  card: 'rats',
  dice: [
    { seat: 1 as never, die: 0 },
    { seat: 2 as never, die: 0 },
  ],
};

describe('the figures of a match', () => {
  it('count wins, completed cards and pushed dice', () => {
    const events = [
      completed('t1', 'rats'),
      completed('t2', 'lock'),
      completed('s1', 'push-all'),
      PUSHED,
      completed('s3', 'imp'),
      completed('s2', 'push-one'),
      completed('t3', 'imp'),
    ];
    expect(figuresOf(training1(), { camp: 'heroes', rule: 'RO-6' }, events)).toEqual({
      'matches that the heroes win (%)': [100, 1],
      'matches that the sorcerer wins by the last spell (%)': [0, 1],
      'matches that the dragon ends (%)': [0, 0],
      'trials completed in a match': [2, 1],
      'invocations that the heroes complete in turn': [1, 1],
      'confusions of the sorcerer': [2, 1],
      'invocations of the sorcerer': [1, 1],
      'dice that a confusion pushes back': [2, 2],
      'dracologies of the sorcerer': [0, 0],
      'times that the dragon is repelled': [0, 0],
    });
  });

  it('count the dragon only in matches with a dragon', () => {
    const events = [completed('s1', 'breath'), completed('dragon', null), completed('s2', 'flight')];
    expect(figuresOf(training2(), { camp: 'sorcerer', rule: 'RO-35' }, events)).toMatchObject({
      'matches that the heroes win (%)': [0, 1],
      'matches that the sorcerer wins by the last spell (%)': [0, 1],
      'matches that the dragon ends (%)': [100, 1],
      'dracologies of the sorcerer': [2, 1],
      'times that the dragon is repelled': [1, 1],
    });
  });
});
