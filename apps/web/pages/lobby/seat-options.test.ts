import { describe, expect, it } from 'vitest';
import { BOT, CLASS_GAME, LEA, ME, OPEN, waiting } from './roles.scenario.ts';
import { isSwitch, seatOptionsAt, telling } from './seat-options.ts';

const SEATS = [ME, LEA, BOT, OPEN];
const choices = ['any', 'bard', 'any', 'any'].map((role) => ({ class: role, late: false }));

describe('what a seat may choose', () => {
  it('leaves out what the rules would refuse, and says who has it', () => {
    const [role] = seatOptionsAt(CLASS_GAME, waiting(SEATS, { seatOptions: choices }), 0);
    expect(role).toMatchObject({ name: 'class', value: 'any' });
    expect(role?.choices).toEqual([
      { value: 'any', holders: [0, 2], isFree: true },
      { value: 'bard', holders: [1], isFree: false },
      { value: 'tracker', holders: [], isFree: true },
    ]);
  });

  it('keeps what it has free for itself', () => {
    const [role] = seatOptionsAt(CLASS_GAME, waiting(SEATS, { seatOptions: choices }), 1);
    expect(role?.choices.map(({ isFree }) => isFree)).toEqual([true, true, true]);
  });

  it('is asked only while it means something', () => {
    const table = waiting(SEATS, { seatOptions: choices });
    const names = (seat: number) => seatOptionsAt(CLASS_GAME, table, seat).map(({ name }) => name);
    expect(names(0)).toEqual(['class']);
    expect(names(1)).toEqual(['class', 'late']);
  });

  it('is told without what another choice implies', () => {
    const told = (late: boolean) => {
      const seatOptions = SEATS.map(() => ({ class: 'bard', late }));
      return telling(seatOptionsAt(CLASS_GAME, waiting(SEATS, { seatOptions }), 1)).map(({ name }) => name);
    };
    expect([told(false), told(true)]).toEqual([['class'], ['late']]);
  });

  it('is a switch where it is yes or no', () => {
    const options = seatOptionsAt(CLASS_GAME, waiting(SEATS, { seatOptions: choices }), 1);
    expect(options.map(isSwitch)).toEqual([false, true]);
  });
});
