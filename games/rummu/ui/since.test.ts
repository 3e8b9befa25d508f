import type { Seat } from '@tablee/kernel';
import type { Happening } from '@tablee/table-ui';
import { describe, expect, it } from 'vitest';
import type { Card, RummuSight, RummuTypes } from '../rules/types.ts';
import { freshSince, turnsSince } from './since.ts';

const [A, B, C] = [0, 1, 2] as Seat[] as [Seat, Seat, Seat];
const drew = (seat: Seat): RummuSight => ({ kind: 'drew', rule: 'RM-6', seat, card: null });
const took = (seat: Seat, card: Card, count: number): RummuSight => ({ kind: 'took', rule: 'RM-6', seat, card, count });
const laid = (seat: Seat, id: number, ...cards: Card[]): RummuSight => ({
  kind: 'laid',
  rule: 'RM-8',
  seat,
  meld: { id, owner: seat, cards },
});
const threw = (seat: Seat, card: Card = 'K9'): RummuSight => ({ kind: 'discarded', rule: 'RM-19', seat, card });
const happened = (...entries: readonly (readonly RummuSight[])[]): Happening<RummuTypes>[] =>
  entries.map((sights, index) => ({ seq: index + 1, sights, isMine: false }));

const ROUND = happened(
  [drew(C)],
  [laid(C, 1, 'K0', 'K1', 'K2'), threw(C)],
  [drew(A)],
  [threw(A)],
  [took(B, 'R5', 1)],
  [took(B, 'B9', 2)],
  [laid(B, 2, 'R5', 'R6', 'R7', 'R8'), threw(B)],
  [drew(C)],
  [{ kind: 'added', rule: 'RM-16', seat: C, cards: ['R9'], meld: { id: 2, owner: B, cards: [] } }, threw(C)],
);

describe('the turns since the player’s last one', () => {
  it('are one for each turn of the others, with the cards taken and the number laid', () => {
    expect(turnsSince(ROUND, A, 3)).toMatchObject([
      { seat: B, took: ['R5', 'B9'], laid: 4 },
      { seat: C, took: [], laid: 1 },
    ]);
  });

  it('[RM-A30] name the discard while it is on top, and none that is covered', () => {
    const turns = happened([drew(B)], [threw(B, 'K9')], [drew(C)]);
    expect(turnsSince(turns, A, 3).map((turn) => turn.threw)).toEqual(['K9', null]);
    const covered = happened([drew(B)], [threw(B, 'K9')], [drew(C)], [threw(C, 'G2')]);
    expect(turnsSince(covered, A, 3).map((turn) => turn.threw)).toEqual([null, 'G2']);
    expect(JSON.stringify(turnsSince(covered, A, 3))).not.toContain('K9');
    expect(turnsSince(covered, A, 3).map((turn) => turn.hasThrown)).toEqual([true, true]);
    expect(turnsSince(turns, A, 3).map((turn) => turn.hasThrown)).toEqual([true, false]);
  });

  it('[RM-A21] still name a discard that was taken: all know who has it', () => {
    const turns = happened([drew(B)], [threw(B, 'K9')], [took(C, 'K9', 1)], [threw(C, 'G2')]);
    expect(turnsSince(turns, A, 3)).toMatchObject([{ threw: 'K9' }, { took: ['K9'], threw: 'G2' }]);
  });

  it('stay the same while the player acts', () => {
    const playing = [...ROUND, ...happened([drew(A)]).map((one) => ({ ...one, seq: 10 }))];
    expect(turnsSince(playing, A, 3)).toHaveLength(2);
  });

  it('begin again with each round', () => {
    const dealt = { kind: 'dealt', rule: 'RM-3', round: 2, dealer: A, first: B, up: 'R1', hand: null } as const;
    expect(turnsSince([...ROUND, { seq: 10, sights: [dealt], isMine: false }], A, 3)).toEqual([]);
  });

  it('mark the cards that came since', () => {
    expect(freshSince(ROUND, A, 3)).toEqual(new Map([[2, ['R5', 'R6', 'R7', 'R8', 'R9']]]));
  });

  it('count a card that was exchanged for a joker as laid, and mark it', () => {
    const meld = { id: 1, owner: C, cards: [] };
    const swap: RummuSight = { kind: 'swapped', rule: 'RM-17', seat: B, card: 'G6', joker: 'Y6', meld };
    const swapped = happened([drew(B)], [swap, threw(B)]);
    expect(turnsSince(swapped, A, 3)).toMatchObject([{ seat: B, laid: 1, hasFinished: false }]);
    expect(freshSince(swapped, A, 3)).toEqual(new Map([[1, ['G6']]]));
  });

  it('say who finished', () => {
    const end = [laid(B, 1, 'K0', 'K1', 'K2'), threw(B), { kind: 'finished', rule: 'RM-21', seat: B } as const];
    expect(turnsSince(happened([drew(B)], end), A, 3)).toMatchObject([{ seat: B, laid: 3, hasFinished: true }]);
  });

  it('are the last turn of each player for a spectator', () => {
    expect(turnsSince(ROUND, null, 3)).toHaveLength(3);
  });
});
