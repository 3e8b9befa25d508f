import { HOUSE } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../locale/index.ts';
import { houseRulesFor, sayHouse } from './house-rules.ts';

describe('house rules', () => {
  it('are those that apply to the pace of the game', () => {
    const names = (pace: 'turns' | 'realtime') => houseRulesFor(pace).map(([name]) => name);
    expect(names('turns')).toEqual(['grace', 'clock']);
    expect(names('realtime')).toEqual(['grace', 'fair']);
  });

  it('say how long the match waits for an absent player', () => {
    expect(sayHouse(pageWords('fr'), 'turns')('option.grace.usual')).toContain('45 s');
    expect(sayHouse(pageWords('en'), 'realtime')('option.grace.usual')).toContain('10 s');
    expect(sayHouse(pageWords('fr'), 'turns')('option.grace.long')).toBe('tard\u00a0: après 3 min');
    expect(sayHouse(pageWords('en'), 'turns')('option.grace.long')).toBe('late: after 3 min');
  });

  it('have a different sentence for every choice', () => {
    const say = sayHouse(pageWords('fr'), 'turns');
    const ids = Object.entries(HOUSE).flatMap(([name, { choices }]) =>
      [...choices].map((choice) => `option.${name}.${choice}`),
    );
    expect(new Set(ids.map((id) => say(id))).size).toBe(ids.length);
  });
});
