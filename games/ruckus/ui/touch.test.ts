import { seatOf, toMillis } from '@tablee/kernel';
import { type Situation as AnySituation, whyNot } from '@tablee/table-ui/why-not';
import { describe, expect, it } from 'vitest';
import { ruckus } from '../rules/index.ts';
import { NOW, play, round } from '../rules/ruckus.scenario.ts';
import type { Family, RuckusCommand, RuckusRefusal, RuckusTypes } from '../rules/types.ts';
import { dropCard, hintFor, notThere, tapCard, tapDraw, tapPile, targetsOf } from './touch.ts';

const A = seatOf('A');
const B = seatOf('B');
const C = seatOf('C');

type Situation = AnySituation<RuckusTypes>;

function seen(state: ReturnType<typeof round>, ms = 0): Situation {
  return { view: ruckus.view(state, A), seat: A, at: toMillis(NOW + ms) };
}

function at(text: string, ms = 0): Situation {
  return seen(round(text), ms);
}

function refusalOf(situation: Situation, command: RuckusCommand): RuckusRefusal | null {
  const refusal = whyNot(ruckus, situation, command);
  return refusal && notThere(refusal, command);
}

/** Result of a command: its notation, or the rule that refuses it. */
function tried(situation: Situation, command: RuckusCommand): string {
  const refusal = refusalOf(situation, command);
  return refusal === null ? ruckus.notation.command(command) : `✗ ${refusal.rule}`;
}

/** Result of a tap on a card: a command, or the seats to choose from. */
function card(situation: Situation, family: Family): string {
  const answer = tapCard(situation, family);
  if ('command' in answer) return tried(situation, answer.command);
  const targets = targetsOf(situation.view, A, answer.choose);
  return `? ${targets.map(({ seat }) => 'ABC'[seat]).join(' ')}`;
}

const TABLE = at(`
  deck zzz zzz
  A boum meuh coa dring | coa×2
  B miaou | boum×3
  C miaou | coa×3`);

describe('a tap on a card', () => {
  it('[RK-4] forms a pair', () => {
    const pair = at('deck zzz\nA boum boum coa |\nB miaou | coa×2');
    expect(card(pair, 'boum')).toBe('form boum');
  });

  it('plays a single card if there is one place for it', () => {
    expect(card(TABLE, 'boum')).toBe('steal boum < B');
  });

  it('offers a choice if there are several places, mine first', () => {
    expect(card(TABLE, 'coa')).toBe('? A C');
  });

  it('[RK-7] says why a single goes nowhere', () => {
    expect(card(TABLE, 'dring')).toBe('✗ RK-7');
  });

  it('[RK-5] says that a pair comes first, however many places there are', () => {
    const pair = at('deck zzz\nA boum boum coa dring | coa×2\nB miaou | coa×2');
    expect(card(pair, 'coa')).toBe('✗ RK-5');
    expect(card(pair, 'dring')).toBe('✗ RK-5');
  });
});

describe('a tap on a pile', () => {
  it('steals with the card that I hold', () => {
    expect(tried(TABLE, tapPile(TABLE, { seat: B, family: 'boum' }))).toBe('steal boum < B');
    expect(tried(TABLE, tapPile(TABLE, { seat: C, family: 'coa' }))).toBe('steal coa < C');
  });

  it('completes my own', () => {
    expect(tried(TABLE, tapPile(TABLE, { seat: A, family: 'coa' }))).toBe('complete coa');
  });

  it('[RK-7] says that I hold no such card', () => {
    const none = at('deck zzz\nA zzz |\nB miaou | boum×3');
    expect(tried(none, tapPile(none, { seat: B, family: 'boum' }))).toBe('✗ RK-7');
  });

  it('[RK-A7] forms a pair onto my own pile', () => {
    const pair = at('deck zzz\nA boum boum | boum×2\nB miaou |');
    expect(tried(pair, tapPile(pair, { seat: A, family: 'boum' }))).toBe('form boum');
  });
});

describe('a tap on the draw pile', () => {
  const draw = (situation: Situation): string => tried(situation, tapDraw(situation));

  it('draws, and [RK-A23] slaps with an empty hand', () => {
    expect(draw(TABLE)).toBe('draw');
    expect(draw(at('deck zzz\nA | boum×2\nB miaou |'))).toBe('slap');
  });

  it('[RK-A14] is sent a little too early, since the host keeps it, and refused long before', () => {
    const { state } = play(round('deck zzz zzz\nA boum |\nB coa |'), 'A', 'draw');
    const alone = { ...state, hands: [['boum', 'dring'] as const, ['coa'] as const] };
    expect(draw(seen(alone, 250))).toBe('draw');
    expect(draw(seen(alone, 150))).toBe('✗ RK-A14');
  });
});

describe('a card that is dragged', () => {
  const onto = (family: Family, seat: typeof A): string => tried(TABLE, dropCard(TABLE, family, seat));

  it('steals from the player on whose mat it is dropped', () => {
    expect(onto('boum', B)).toBe('steal boum < B');
  });

  it('[RK-7] is refused because its family is not there, not because another player was faster', () => {
    expect(onto('boum', C)).toBe('✗ RK-7');
    expect(refusalOf(TABLE, dropCard(TABLE, 'boum', C))).toMatchObject({
      facts: { why: 'there', family: 'boum', seat: C },
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

  it('points at nothing outside of play', () => {
    expect(hint({ ...TABLE, view: { ...TABLE.view, phase: 'countdown' } })).toBe('nothing');
  });
});
