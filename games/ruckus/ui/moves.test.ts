import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { ruckus } from '../rules/index.ts';
import { play, round } from '../rules/ruckus.scenario.ts';
import type { Family } from '../rules/types.ts';
import { type Move, movesOf } from './moves.ts';
import { spotName } from './spots.ts';

const A = seatOf('A');
const STATE = round(`
  deck zzz meuh
  A boum coa coa dring | dring×2
  B miaou zzz | boum×3`);

function read({ family, count, from, to, isTheft }: Move): string {
  return `${family ?? 'back'}×${count} ${spotName(from)} → ${spotName(to)}${isTheft ? ' !' : ''}`;
}

interface Mine {
  readonly before?: readonly Family[];
  readonly after?: readonly Family[];
  readonly aimed?: number;
}

/** The moves that A sees when this command is played, with A's hand as given. */
function seen(letter: string | null, text: string, mine: Mine = {}): string[] {
  const events = letter === null ? [] : play(STATE, letter, text).events;
  const sights = events.flatMap((event) => ruckus.sight(event, A) ?? []);
  const { before = [], after = before, aimed = null } = mine;
  return movesOf([{ seq: 1, sights, isMine: false }], { me: A, before, after, aimed: () => aimed }).map(read);
}

describe('the flights when others play', () => {
  it('a pile flies to the thief, with the card that stole it', () => {
    const events = play({ ...STATE, hands: [['boum'], ['miaou']] }, 'A', 'steal boum < B').events;
    const sights = events.flatMap((event) => ruckus.sight(event, seatOf('B')) ?? []);
    const moves = movesOf([{ seq: 1, sights, isMine: false }], { me: 1, before: [], after: [], aimed: () => null });
    expect(moves.map(read)).toEqual(['boum×4 pile-1-boum → pile-0-boum !']);
  });

  it('a card that somebody draws stays face down', () => {
    expect(seen('B', 'draw')).toEqual(['back×1 draw → seat-1']);
  });

  it('a family that somebody forms comes from their seat', () => {
    const state = { ...STATE, hands: [['boum'] as const, ['coa', 'coa', 'coa'] as const] };
    const sights = play(state, 'B', 'form coa').events.flatMap((event) => ruckus.sight(event, A) ?? []);
    const moves = movesOf([{ seq: 1, sights, isMine: false }], {
      me: A,
      before: ['boum'],
      after: ['boum'],
      aimed: () => null,
    });
    expect(moves.map(read)).toEqual(['coa×3 seat-1 → pile-1-coa']);
  });
});

describe('the flights when I play', () => {
  it('a pair goes to my pile the moment it is sent', () => {
    expect(seen(null, '', { before: ['boum', 'coa', 'coa'], after: ['boum'] })).toEqual([
      'coa×1 card-coa-0 → pile-0-coa',
      'coa×1 card-coa-1 → pile-0-coa',
    ]);
  });

  it('and does not travel again when the host has played it', () => {
    expect(seen('A', 'form coa', { before: ['boum'], after: ['boum'] })).toEqual([]);
  });

  it('a card that steals goes to the pile it is aimed at', () => {
    expect(seen(null, '', { before: ['boum'], after: [], aimed: 1 })).toEqual(['boum×1 card-boum-0 → pile-1-boum']);
  });

  it('and comes back when somebody else was first', () => {
    expect(seen(null, '', { before: [], after: ['boum'], aimed: 1 })).toEqual(['boum×1 pile-1-boum → card-boum-0']);
  });

  it('a card that I draw comes from the draw pile, into its place beside its like', () => {
    const state = { ...STATE, hands: [['meuh'] as const, ['miaou'] as const] };
    const sights = play(state, 'A', 'draw').events.flatMap((event) => ruckus.sight(event, A) ?? []);
    const change = { me: A, before: ['meuh'] as const, after: ['meuh', 'meuh'] as const, aimed: () => null };
    expect(movesOf([{ seq: 1, sights, isMine: false }], change).map(read)).toEqual(['meuh×1 draw → card-meuh-1']);
  });

  it('a new hand is dealt whole, whatever was held before', () => {
    const sights = [{ kind: 'dealt', rule: 'RK-2', hand: ['boum', 'coa'] } as const];
    const change = { me: A, before: ['boum'] as const, after: ['boum', 'coa'] as const, aimed: () => null };
    expect(movesOf([{ seq: 1, sights, isMine: false }], change).map(read)).toEqual([
      'boum×1 draw → card-boum-0',
      'coa×1 draw → card-coa-0',
    ]);
  });
});
