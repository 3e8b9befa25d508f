import { seatOf } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { ruckus } from '../rules/index.ts';
import { round } from '../rules/ruckus.scenario.ts';
import { project } from './projection.ts';
import { tipsFor } from './tips.ts';

const A = seatOf('A');
const shown = project(ruckus.view(round('deck zzz\nA boum boum meuh |\nB miaou | meuh×2'), A), A, []);
const game = { me: A, mustForm: 'boum', mustSlap: false, shown } as const;

describe('tips of a first match', () => {
  it('hold the match while they are read, and light what can be touched meanwhile', () => {
    const tips = tipsFor({ game, say: speakerOf(words, 'fr') });
    expect(tips.map(({ id, stands, lights }) => [id, stands, lights !== undefined])).toEqual([
      ['pair', true, true],
      ['steal', true, true],
      ['slap', true, true],
    ]);
    expect(tips.filter(({ isDue }) => isDue).map(({ id }) => id)).toContain('pair');
  });
});
