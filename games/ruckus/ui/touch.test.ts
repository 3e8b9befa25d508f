import { seatOf, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { ruckus } from '../rules/index.ts';
import { NOW, play, round } from '../rules/ruckus.scenario.ts';
import type { Family } from '../rules/types.ts';
import { type Answer, dropCard, hintFor, type Situation, tapCard, tapDraw, tapPile } from './touch.ts';

const A = seatOf('A');
const B = seatOf('B');
const C = seatOf('C');

function seen(state: ReturnType<typeof round>, ms = 0): Situation {
  return { view: ruckus.view(state, A), seat: A, at: toMillis(NOW + ms) };
}

function at(text: string, ms = 0): Situation {
  return seen(round(text), ms);
}

function read(answer: Answer): string {
  if (answer.kind === 'play') return ruckus.notation.command(answer.command);
  if (answer.kind === 'refuse') return `✗ ${answer.refusal.rule}`;
  return `? ${answer.targets.map(({ seat }) => 'ABC'[seat]).join(' ')}`;
}

const TABLE = at(`
  deck zzz zzz
  A boum meuh coa dring | coa×2
  B miaou | boum×3
  C miaou | coa×3`);

describe('a tap on a card', () => {
  it('[RK-4] forms a pair', () => {
    const pair = at('deck zzz\nA boum boum coa |\nB miaou | coa×2');
    expect(read(tapCard(pair, 'boum'))).toBe('form boum');
  });

  it('plays a single where there is one place for it', () => {
    expect(read(tapCard(TABLE, 'boum'))).toBe('steal boum < B');
  });

  it('lets me choose where there are several, mine first', () => {
    expect(read(tapCard(TABLE, 'coa'))).toBe('? A C');
  });

  it('[RK-7] says why a single goes nowhere', () => {
    expect(read(tapCard(TABLE, 'dring'))).toBe('✗ RK-7');
  });

  it('[RK-5] says that a pair comes first, however many places there are', () => {
    const pair = at('deck zzz\nA boum boum coa dring | coa×2\nB miaou | coa×2');
    expect(read(tapCard(pair, 'coa'))).toBe('✗ RK-5');
    expect(read(tapCard(pair, 'dring'))).toBe('✗ RK-5');
  });
});

describe('a tap on a pile', () => {
  it('steals with the card that I hold', () => {
    expect(read(tapPile(TABLE, { seat: B, family: 'boum' }))).toBe('steal boum < B');
    expect(read(tapPile(TABLE, { seat: C, family: 'coa' }))).toBe('steal coa < C');
  });

  it('completes my own', () => {
    expect(read(tapPile(TABLE, { seat: A, family: 'coa' }))).toBe('complete coa');
  });

  it('[RK-7] says that I hold no such card', () => {
    const none = at('deck zzz\nA zzz |\nB miaou | boum×3');
    expect(read(tapPile(none, { seat: B, family: 'boum' }))).toBe('✗ RK-7');
  });

  it('[RK-A7] forms a pair onto my own pile', () => {
    const pair = at('deck zzz\nA boum boum | boum×2\nB miaou |');
    expect(read(tapPile(pair, { seat: A, family: 'boum' }))).toBe('form boum');
  });
});

describe('a tap on the draw pile', () => {
  it('draws, and [RK-A23] slaps with an empty hand', () => {
    expect(read(tapDraw(TABLE))).toBe('draw');
    expect(read(tapDraw(at('deck zzz\nA | boum×2\nB miaou |')))).toBe('slap');
  });

  it('[RK-A14] is sent a little too early, since the host keeps it, and refused long before', () => {
    const { state } = play(round('deck zzz zzz\nA boum |\nB coa |'), 'A', 'draw');
    const alone = { ...state, hands: [['boum', 'dring'] as const, ['coa'] as const] };
    expect(read(tapDraw(seen(alone, 250)))).toBe('draw');
    expect(read(tapDraw(seen(alone, 150)))).toBe('✗ RK-A14');
  });
});

describe('a card that is dragged', () => {
  const onto = (family: Family, seat: typeof A): string => read(dropCard(TABLE, family, { seat }));

  it('steals from whoever it is dropped at, anywhere on the mat', () => {
    expect(onto('boum', B)).toBe('steal boum < B');
  });

  it('[RK-7] is told that its family is not there, rather than that somebody was faster', () => {
    expect(onto('boum', C)).toBe('✗ RK-7');
    expect(dropCard(TABLE, 'boum', { seat: C })).toMatchObject({
      refusal: { facts: { why: 'there', family: 'boum', seat: C } },
    });
  });

  it('completes at mine, or [RK-6] says why not', () => {
    expect(onto('coa', A)).toBe('complete coa');
    expect(onto('dring', A)).toBe('✗ RK-6');
  });
});

describe('a hint', () => {
  const hint = (situation: Situation): string => {
    const command = hintFor(situation);
    return command === null ? 'nothing' : ruckus.notation.command(command);
  };

  it('points at the pair, else at the largest pile to be stolen, else at the draw pile', () => {
    expect(hint(at('deck zzz\nA boum boum coa |\nB miaou | coa×2'))).toBe('form boum');
    expect(hint(TABLE)).toBe('steal boum < B');
    expect(hint(at('deck zzz\nA boum |\nB miaou |'))).toBe('draw');
  });

  it('points at nothing while nobody plays', () => {
    expect(hint({ ...TABLE, view: { ...TABLE.view, phase: 'countdown' } })).toBe('nothing');
  });
});
