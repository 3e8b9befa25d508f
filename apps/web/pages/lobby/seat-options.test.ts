import { describe, expect, it } from 'vitest';
import { BOT, CLASS_GAME, LEA, ME, OPEN, waiting } from './roles.scenario.ts';
import { isSwitch, seatOptionsAt, tellingOptions } from './seat-options.ts';

const SEATS = [ME, LEA, BOT, OPEN];
const choices = ['any', 'bard', 'any', 'any'].map((role) => ({ class: role, late: false }));

describe('the options of a seat', () => {
  it('mark choices that the rules would refuse, with the seats that hold them', () => {
    const [role] = seatOptionsAt(CLASS_GAME, waiting(SEATS, { seatOptions: choices }), 0);
    expect(role).toMatchObject({ name: 'class', value: 'any' });
    expect(role?.choices).toEqual([
      { value: 'any', holders: [0, 2], isFree: true },
      { value: 'bard', holders: [1], isFree: false },
      { value: 'tracker', holders: [], isFree: true },
    ]);
  });

  it('count a seat’s own choice as free', () => {
    const [role] = seatOptionsAt(CLASS_GAME, waiting(SEATS, { seatOptions: choices }), 1);
    expect(role?.choices.map(({ isFree }) => isFree)).toEqual([true, true, true]);
  });

  it('are listed only while they apply', () => {
    const table = waiting(SEATS, { seatOptions: choices });
    const names = (seat: number) => seatOptionsAt(CLASS_GAME, table, seat).map(({ name }) => name);
    expect(names(0)).toEqual(['class']);
    expect(names(1)).toEqual(['class', 'late']);
  });

  it('leave out what another choice implies', () => {
    const told = (late: boolean) => {
      const seatOptions = SEATS.map(() => ({ class: 'bard', late }));
      return tellingOptions(seatOptionsAt(CLASS_GAME, waiting(SEATS, { seatOptions }), 1)).map(({ name }) => name);
    };
    expect([told(false), told(true)]).toEqual([['class'], ['late']]);
  });

  it('are a switch if the choices are yes and no', () => {
    const options = seatOptionsAt(CLASS_GAME, waiting(SEATS, { seatOptions: choices }), 1);
    expect(options.map(isSwitch)).toEqual([false, true]);
  });
});
