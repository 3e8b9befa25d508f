import { describe, expect, it } from 'vitest';
import { BOT, LEA, ME, OPEN } from './lobby/roles.scenario.ts';
import { seatsInMatch } from './use-marks.ts';

describe('the colour of a place in the lobby', () => {
  it('is that of its seat in the match, without the open places', () => {
    expect(seatsInMatch({ seats: [ME, OPEN, LEA, OPEN, BOT] })).toEqual([0, 3, 1, 4, 2]);
    expect(seatsInMatch({ seats: [ME, BOT, LEA] })).toEqual([0, 1, 2]);
  });
});
