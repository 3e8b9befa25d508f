import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { ruckus } from './index.ts';
import { command, isLegal, legalOf, pilesOf, play, refusalOf, round } from './ruckus.scenario.ts';

const PLAY = `
  deck meuh coa
  A boum zzz plouf | dring×3
  B miaou | boum×2 zzz×4
  C vroum | boum×2 plouf×5
`;

describe('forming', () => {
  const PAIRS = 'deck meuh\nA boum zzz boum boum zzz plouf | zzz×2\nB miaou | dring×2';

  it('[RK-4] a pair is laid face up as a pile of its own', () => {
    const { state, events } = play(round('deck meuh\nA boum boum plouf |\nB miaou |'), 'A', 'form boum');
    expect(pilesOf(state, 'A')).toBe('boum×2');
    expect(state.hands[0]).toEqual(['plouf']);
    expect(events).toEqual([{ kind: 'formed', rule: 'RK-4', seat: 0, family: 'boum', cards: 2, pile: 2 }]);
  });

  it('[RK-5] nothing else is done while a pair is in hand', () => {
    for (const text of ['draw', 'complete zzz', 'steal dring < B']) {
      const state = round('deck meuh\nA boum boum zzz dring | zzz×2\nB miaou | dring×2');
      expect(refusalOf(state, 'A', text)).toEqual({ rule: 'RK-5', facts: { family: 'boum' } });
    }
    expect(legalOf(round(PAIRS), 'A')).toEqual(['form boum', 'form zzz']);
  });

  it('[RK-6] a single card forms nothing and stays in hand; none forms nothing either', () => {
    expect(refusalOf(round(PLAY), 'A', 'form boum')).toEqual({ rule: 'RK-6', facts: { family: 'boum', count: 1 } });
    expect(refusalOf(round(PLAY), 'A', 'form meuh')).toEqual({ rule: 'RK-6', facts: { family: 'meuh', count: 0 } });
  });

  it('[RK-A6] all copies are laid together', () => {
    const { state } = play(round(PAIRS), 'A', 'form boum');
    expect(pilesOf(state, 'A')).toBe('zzz×2 boum×3');
    expect(state.hands[0]).toEqual(['zzz', 'zzz', 'plouf']);
  });

  it('[RK-A7] a pair of a family that lies in front of its player joins that pile at once', () => {
    expect(pilesOf(play(round(PAIRS), 'A', 'form zzz').state, 'A')).toBe('zzz×4');
  });

  it('[RK-A8] a pair of a family that lies elsewhere makes a second pile: both coexist', () => {
    const { state } = play(round('deck meuh\nA dring dring |\nB miaou | dring×2'), 'A', 'form dring');
    expect([pilesOf(state, 'A'), pilesOf(state, 'B')]).toEqual(['dring×2', 'dring×2']);
  });
});

describe('stealing', () => {
  it('[RK-7] one single card takes the whole pile of its family', () => {
    const { state, events } = play(round(PLAY), 'A', 'steal zzz < B');
    expect([pilesOf(state, 'A'), pilesOf(state, 'B')]).toEqual(['dring×3 zzz×5', 'boum×2']);
    expect(state.hands[0]).toEqual(['boum', 'plouf']);
    expect(events).toEqual([{ kind: 'stolen', rule: 'RK-7', seat: 0, family: 'zzz', from: 1, taken: 4, pile: 5 }]);
  });

  it('[RK-7] a card that is not in hand steals nothing', () => {
    expect(refusalOf(round(PLAY), 'C', 'steal zzz < B')).toEqual({
      rule: 'RK-7',
      facts: { why: 'hand', family: 'zzz' },
    });
  });

  it('[RK-7] nobody steals from oneself, nor what lies nowhere', () => {
    const state = round('deck meuh\nA dring coa | dring×3\nB miaou |');
    expect(refusalOf(state, 'A', 'steal dring < A')).toEqual({ rule: 'RK-7', facts: { why: 'own', family: 'dring' } });
    expect(refusalOf(state, 'A', 'steal coa < B')).toEqual({ rule: 'RK-7', facts: { why: 'nowhere', family: 'coa' } });
    expect(refusalOf(state, 'A', 'steal dring < B')).toEqual({
      rule: 'RK-7',
      facts: { why: 'yours', family: 'dring' },
    });
  });

  it('[RK-8] a pair does not steal', () => {
    const state = round('deck meuh\nA dring dring zzz zzz zzz |\nB miaou | dring×2 zzz×2');
    expect(refusalOf(state, 'A', 'steal dring < B')).toEqual({ rule: 'RK-8', facts: { family: 'dring', count: 2 } });
    expect(refusalOf(state, 'A', 'steal zzz < B')).toEqual({ rule: 'RK-8', facts: { family: 'zzz', count: 3 } });
  });

  it('[RK-9] the same victim is robbed again and again', () => {
    const first = play(round(PLAY), 'A', 'steal zzz < B').state;
    expect(pilesOf(play(first, 'A', 'steal boum < B', 350).state, 'A')).toBe('dring×3 zzz×5 boum×3');
  });

  it('[RK-10] two piles of one family in front of a player become one', () => {
    const state = round('deck meuh\nA boum | boum×2\nB miaou | boum×2');
    expect(pilesOf(play(state, 'A', 'steal boum < B').state, 'A')).toBe('boum×5');
  });

  it('[RK-A9] a family is stolen by a player who does not own it yet', () => {
    expect(isLegal(round(PLAY), 'A', 'steal plouf < C')).toBe(true);
  });

  it('[RK-A8] of two piles of one family each is stolen for itself', () => {
    expect(legalOf(round(PLAY), 'A')).toEqual([
      'draw',
      'steal boum < B',
      'steal boum < C',
      'steal plouf < C',
      'steal zzz < B',
    ]);
  });

  it('[RK-A10] a stolen pile may be stolen back at once by a player with another card of it', () => {
    const stolen = play(round('deck meuh\nA boum coa |\nB boum zzz | boum×2'), 'A', 'steal boum < B').state;
    expect(pilesOf(play(stolen, 'B', 'steal boum < A').state, 'B')).toBe('boum×4');
  });

  it('[RK-A11] of two thieves the first wins; the other keeps the card and is told where the pile went', () => {
    const stolen = play(round('deck meuh\nA boum coa |\nB miaou | boum×2\nC boum zzz |'), 'A', 'steal boum < B').state;
    expect(refusalOf(stolen, 'C', 'steal boum < B')).toEqual({ rule: 'RK-A11', facts: { family: 'boum', seat: 0 } });
    expect(stolen.hands[2]).toEqual(['boum', 'zzz']);
    expect(isLegal(stolen, 'C', 'steal boum < A')).toBe(true);
  });

  it('[RK-A12] a card laid before the theft travels with the pile', () => {
    const completed = play(round('deck meuh\nA boum coa |\nB boum zzz | boum×2'), 'B', 'complete boum').state;
    expect(pilesOf(play(completed, 'A', 'steal boum < B').state, 'A')).toBe('boum×4');
  });

  it('[RK-A20] a pile of six is complete: no card is left to steal it with', () => {
    const state = round('deck meuh\nA coa |\nB miaou | boum×6');
    expect(legalOf(state, 'A')).toEqual(['draw']);
  });
});

describe('drawing and completing', () => {
  it('[RK-11] a draw brings the top card of the pile to the hand', () => {
    const { state, events } = play(round(PLAY), 'A', 'draw');
    expect(state.hands[0]).toEqual(['boum', 'zzz', 'plouf', 'coa']);
    expect(state.deck).toEqual(['meuh']);
    expect(events).toEqual([{ kind: 'drew', rule: 'RK-11', seat: 0, family: 'coa' }]);
  });

  it('[RK-A15] a player with usable cards may draw all the same', () => {
    expect(isLegal(round(PLAY), 'A', 'draw')).toBe(true);
  });

  it('[RK-12] a single card may go onto the own pile', () => {
    const state = round('deck meuh\nA dring coa | dring×3\nB miaou |');
    const { state: after, events } = play(state, 'A', 'complete dring');
    expect(pilesOf(after, 'A')).toBe('dring×4');
    expect(events).toEqual([{ kind: 'completed', rule: 'RK-12', seat: 0, family: 'dring', pile: 4 }]);
  });

  it('[RK-12] it need not: a single that fits the own pile may be held back', () => {
    expect(legalOf(round('deck meuh\nA dring coa | dring×3\nB miaou |'), 'A')).toEqual(['complete dring', 'draw']);
  });

  it('[RK-12] without card or without pile there is nothing to complete', () => {
    expect(refusalOf(round(PLAY), 'A', 'complete dring')).toEqual({
      rule: 'RK-12',
      facts: { why: 'hand', family: 'dring' },
    });
    expect(refusalOf(round(PLAY), 'A', 'complete boum')).toEqual({
      rule: 'RK-12',
      facts: { why: 'pile', family: 'boum' },
    });
  });

  it('[RK-13] stealing, drawing and completing come in any order', () => {
    const state = round('deck meuh coa\nA dring boum vroum | dring×3\nB miaou | boum×2');
    const drawn = play(state, 'A', 'draw').state;
    const completed = play(drawn, 'A', 'complete dring', 1_000).state;
    expect(pilesOf(play(completed, 'A', 'steal boum < B', 2_000).state, 'A')).toBe('dring×4 boum×3');
  });

  it('[RK-14] whatever lays cards names the family for everybody to hear', () => {
    const laid = [
      play(round('deck meuh\nA boum boum |\nB miaou |'), 'A', 'form boum'),
      play(round(PLAY), 'A', 'steal boum < B'),
      play(round('deck meuh\nA boum coa | boum×2\nB miaou |'), 'A', 'complete boum'),
    ];
    for (const { events } of laid) {
      expect(events.map((event) => ruckus.sight(event, 'spectator'))).toMatchObject([{ seat: 0, family: 'boum' }]);
    }
  });

  it('[RK-A18] silence costs nothing: laying is one command, and the name comes with it', () => {
    const { state } = play(round('deck meuh\nA boum boum coa |\nB miaou |'), 'A', 'form boum');
    expect(legalOf({ ...state, actedAt: [null, null] }, 'A')).toEqual(['draw']);
  });

  it('[RK-A13] an empty pile gives no card, and play goes on', () => {
    const state = round('deck\nA dring | dring×3\nB dring | boum×2');
    expect(refusalOf(state, 'A', 'draw')).toEqual({ rule: 'RK-A13', facts: {} });
    expect(legalOf(state, 'A')).toEqual(['complete dring']);
  });
});

describe('pace', () => {
  it.each([
    ['calm', 1_200, 600],
    ['normal', 700, 350],
    ['frantic', 400, 150],
    ['patient', 1_200, 600],
  ] as const)(
    '[RK-A14] at %s tempo a draw comes %i ms and anything else %i ms after the last action',
    (tempo, draw, other) => {
      const state = play(round(PLAY, { tempo }), 'A', 'steal zzz < B').state;
      expect(refusalOf(state, 'A', 'draw', draw - 1)).toEqual({ rule: 'RK-A14', facts: { ms: 1 } });
      expect(isLegal(state, 'A', 'draw', draw)).toBe(true);
      expect(refusalOf(state, 'A', 'steal boum < B', other - 1)).toEqual({ rule: 'RK-A14', facts: { ms: 1 } });
      expect(isLegal(state, 'A', 'steal boum < B', other)).toBe(true);
    },
  );

  it('[RK-A14] each player has a pace of their own', () => {
    const state = play(round(PLAY), 'A', 'steal zzz < B').state;
    expect(isLegal(state, 'B', 'draw')).toBe(true);
  });

  it('[RK-A14] the first action of a round need not wait', () => {
    expect(isLegal(round(PLAY), 'A', 'draw')).toBe(true);
  });

  it.each([
    ['steal boum < B', 'steal boum < C', true],
    ['steal boum < B', 'steal zzz < B', false],
    ['draw', 'draw', true],
    ['draw', 'slap', false],
  ])(
    '[RK-A14] of two commands that come early, «%s» then «%s», the newer takes the place of the older: %s',
    (older, newer, isReplaced) => {
      const [one, other] = [older, newer].map((text) => ruckus.early?.kindOf(command(text)));
      expect(one === other).toBe(isReplaced);
    },
  );
});

describe('the subject of a race', () => {
  const view = ruckus.view(round(PLAY), 'spectator');

  it('[RK-A11] a steal races for the pile, and so does its completion', () => {
    expect(ruckus.contest?.(view, seatOf('A'), { do: 'steal', family: 'boum', from: seatOf('B') })).toEqual([
      'pile 1 boum',
    ]);
    expect(ruckus.contest?.(view, seatOf('B'), { do: 'complete', family: 'boum' })).toEqual(['pile 1 boum']);
    expect(ruckus.contest?.(view, seatOf('A'), { do: 'draw' })).toEqual([]);
  });

  it('[RK-A17] a slap races everything', () => {
    expect(ruckus.contest?.(view, seatOf('A'), { do: 'slap' })).toEqual(['*']);
  });
});
