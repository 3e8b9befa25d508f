import { type Seat, toMillis, toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { type ClockStep, deadlineOf, newClocks, type TurnClocks, tickOn } from './turn-clock.ts';

const ALLOWANCE = { turnMs: 20_000, bankMs: 60_000 };
const [ANN, BOB] = [toSeat(0), toSeat(1)];

interface Happened extends Partial<Omit<ClockStep, 'at'>> {
  readonly at: number;
  readonly acting: readonly Seat[];
  readonly graced?: Seat;
}

function after(...steps: Happened[]): TurnClocks {
  return steps.reduce(
    (clocks, { at, graced, ...step }) =>
      tickOn(clocks, ALLOWANCE, {
        kind: 'command',
        timedOut: null,
        isInGrace: (seat) => seat === graced,
        ...step,
        at: toMillis(at),
      }),
    newClocks(2, ALLOWANCE),
  );
}

function deadlines({ seats }: TurnClocks): (number | null)[] {
  return seats.map(deadlineOf);
}

const DEAL: Happened = { at: 0, kind: 'deal', acting: [ANN] };

describe('the clock of a turn', () => {
  it('gives the acting seat the turn and the bank', () => {
    expect(deadlines(after(DEAL))).toEqual([80_000, null]);
  });

  it('charges the bank only for time beyond that of the turn', () => {
    const quick = after(DEAL, { at: 19_000, acting: [BOB] });
    expect(quick.seats.map(({ bank }) => bank)).toEqual([60_000, 60_000]);
    expect(deadlines(quick)).toEqual([null, 99_000]);
    const slow = after(DEAL, { at: 50_000, acting: [BOB] }, { at: 51_000, acting: [ANN] });
    expect(slow.seats.map(({ bank }) => bank)).toEqual([30_000, 60_000]);
    expect(deadlines(slow)).toEqual([101_000, null]);
  });

  it('goes on through a turn of several commands', () => {
    expect(deadlines(after(DEAL, { at: 5_000, acting: [ANN] }))).toEqual([80_000, null]);
  });

  it('is stopped while a seat waits for its person, and continues from there', () => {
    const away = after(DEAL, { at: 10_000, kind: 'table', acting: [ANN], graced: ANN });
    expect(away.seats[ANN]).toEqual({ bank: 60_000, left: 70_000, since: null });
    const back = after(
      DEAL,
      { at: 10_000, kind: 'table', acting: [ANN], graced: ANN },
      { at: 40_000, kind: 'table', acting: [ANN] },
    );
    expect(deadlines(back)).toEqual([110_000, null]);
  });

  it('starts stopped for a seat that is away when its turn comes', () => {
    expect(after({ ...DEAL, graced: ANN }).seats[ANN]).toEqual({ bank: 60_000, left: 80_000, since: null });
  });

  it('leaves a second for each further command after its time has run out', () => {
    const out = after(DEAL, { at: 80_000, acting: [ANN], timedOut: ANN });
    expect(deadlines(out)).toEqual([81_000, null]);
    expect(after(DEAL, { at: 80_000, acting: [BOB], timedOut: ANN }).seats[ANN]?.bank).toBe(0);
  });

  it('gives no new time after an undo', () => {
    const undone = after(DEAL, { at: 50_000, acting: [BOB] }, { at: 55_000, kind: 'undo', acting: [ANN] });
    expect(undone.seats.map(({ bank }) => bank)).toEqual([60_000, 60_000]);
    expect(deadlines(undone)).toEqual([80_000, null]);
  });

  it('runs for no seat while none is to act', () => {
    expect(deadlines(after(DEAL, { at: 1_000, acting: [] }))).toEqual([null, null]);
  });
});
