import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { ruckus } from './index.ts';
import { parseRuckusCommand } from './parse.ts';
import { command, play, round } from './ruckus.scenario.ts';

describe('parsing commands', () => {
  it.each([
    ['an unknown family', { do: 'form', family: 'ouaf' }],
    ['an inherited name', { do: 'form', family: 'constructor' }],
    ['a seat that is none', { do: 'steal', family: 'boum', from: 5 }],
    ['no victim', { do: 'steal', family: 'boum' }],
    ['an unknown action', { do: 'cheat', family: 'boum' }],
    ['a list', ['draw']],
    ['nothing', null],
  ])('refuses %s', (_, raw) => {
    expect(parseRuckusCommand(raw)).toBeNull();
  });

  it('drops properties that are not part of a command', () => {
    expect(parseRuckusCommand({ do: 'slap', evil: 1 })).toEqual({ do: 'slap' });
  });
});

describe('notation', () => {
  it.each(['form boum', 'steal zzz < C', 'complete coa', 'draw', 'slap'])('%s reads as it is written', (text) => {
    expect(ruckus.notation.command(command(text))).toBe(text);
  });

  it('a position shows hands, piles and the draw pile; a view only what is known', () => {
    const { state } = play(round('deck meuh coa\nA boum zzz | dring×3\nB miaou | zzz×2'), 'A', 'steal zzz < B');
    expect(ruckus.notation.state(state)).toBe(
      'round 1 play, totals 0 0\ndeck meuh coa\nA boum | dring×3 zzz×3\nB miaou |',
    );
    expect(ruckus.notation.view(ruckus.view(state, seatOf('B')))).toBe(
      'round 1 play, totals 0 0\ndeck 2\nA 1 | dring×3 zzz×3\nB 1 |\nhand miaou',
    );
  });
});
