import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { bannersOf, isUnderDragon } from './board.ts';
import { DISSIPATIONS } from './content/dissipations.ts';
import type { Skill } from './content/symbols.ts';
import { rushOut } from './index.ts';
import { laidBefore, spotOfLaid } from './modules/dissipation.ts';
import { spotsOf } from './places.ts';
import { legalOf, line, play, refusalOf, scenario1, told, training1, wake, wakeIn } from './rush.scenario.ts';
import type { RushState } from './types.ts';

const [A, B, C] = [seatOf('A'), seatOf('B'), seatOf('C')] as const;
const FIRE_ON_B = 'hero-1/dissipation-fire dissipation-fire: . . .';
const SWORD_ON_B = 'hero-1/dissipation-sword dissipation-sword: . . .';

/** The sorcerer has completed a dissipation of this kind and is asked for its hero. */
function asked(kind: string, ...lines: readonly string[]): RushState {
  const squares = kind.startsWith('whirlwind') ? '. . . . .' : '. . . .';
  return scenario1('scenario-1 play dragon 0 asking s3', `s3 dissipation-${kind}*: ${squares}`, ...lines);
}

describe('a completed dissipation', () => {
  const NEARLY = scenario1('s3 dissipation-mist: A1 A2 A3 .', 'A sorcerer: (water) (water) (air) plant fire');

  it('[RO-42] asks the sorcerer for a hero, and gives the dice back first', () => {
    const { state, events } = wake(play(NEARLY, 'A', 'place 4 s3 plant').state);
    expect(events).toMatchObject([{ kind: 'asked', rule: 'RO-A66', seat: A, spot: 's3', card: 'dissipation-mist' }]);
    expect([line(state, 'A'), wakeIn(state)]).toEqual(['A sorcerer: - - - - -', 600 + 4_000]);
    expect(refusalOf(state, 'A', 'roll', 600)).toEqual({ rule: 'RO-A66', facts: { card: 'dissipation-mist' } });
  });

  it('[RO-42] is laid in front of the chosen hero, and the next spell is revealed', () => {
    const { state, events } = play(asked('fire'), 'A', 'hamper 2');
    expect(events.map(({ kind }) => kind)).toEqual(['hampered', 'revealed']);
    expect(events[0]).toMatchObject({ rule: 'RO-42', seat: C, spot: 'hero-2/dissipation-fire', from: 's3' });
    expect(line(state, 'hero-2/dissipation-fire')).toBe('hero-2/dissipation-fire dissipation-fire: . . .');
    expect([state.cards.s3, state.heaps.sorcererDiscard, state.questions]).toEqual(['ghost', [], []]);
  });

  it('[RO-A84] may be given to a hero during the pause, and nothing is asked', () => {
    const done = play(NEARLY, 'A', 'place 4 s3 plant').state;
    const chosen = play(done, 'A', 'hamper 1', 250);
    expect(told(chosen)).toBe('chosen RO-A84');
    expect(told(wake(chosen.state))).toBe('hampered RO-42, revealed RO-24');
    expect(laidBefore(wake(chosen.state).state, B)).toEqual([{ seat: B, card: 'dissipation-mist' }]);
  });

  it('[RO-A84] goes to the hero with most dice on cards when the time is over', () => {
    const busy = asked(
      'fire',
      't1 rats: C1 C2 .',
      't2 lock: B1 . .',
      'B warrior blue: (key) - -',
      'C tracker green: (sword) (step) -',
    );
    const { state, events } = wake(busy);
    expect(wakeIn(busy)).toBe(4_000);
    expect(events[0]).toMatchObject({ kind: 'hampered', seat: C });
    expect(state.questions).toEqual([]);
    expect(wake(asked('fire')).events[0]).toMatchObject({ kind: 'hampered', seat: B });
  });

  it('[RO-42] is laid by the sorcerer alone, in front of a hero, and only if one waits', () => {
    const state = asked('fire');
    expect(legalOf(state, 'A')).toEqual(['hamper 1', 'hamper 2', 'hamper 3']);
    expect(refusalOf(state, 'A', 'hamper 0')).toEqual({ rule: 'RO-42', facts: { why: 'nobody' } });
    expect(refusalOf(state, 'A', 'hamper 4')).toEqual({ rule: 'RO-42', facts: { why: 'nobody' } });
    expect(refusalOf(state, 'B', 'hamper 2')).toEqual({ rule: 'RO-42', facts: { why: 'hero' } });
    expect(refusalOf(scenario1(), 'A', 'hamper 1')).toEqual({ rule: 'RO-42', facts: { why: 'none' } });
    expect(refusalOf(training1(), 'A', 'hamper 1')).toEqual({ rule: 'RO-42', facts: { why: 'none' } });
    expect(refusalOf(state, 'A', 'decline')).toEqual({ rule: 'RO-29', facts: { why: 'none' } });
  });

  it('[RO-42] adds to those that lie there already', () => {
    const { state } = play(asked('fire', SWORD_ON_B), 'A', 'hamper 1');
    expect(laidBefore(state, B).map(({ card }) => card)).toEqual(['dissipation-sword', 'dissipation-fire']);
    expect([
      refusalOf(two(state, 'fire'), 'B', 'place 1 t1 fire')?.rule,
      refusalOf(two(state, 'sword'), 'B', 'place 1 t1 sword')?.rule,
    ]).toEqual(['RO-43', 'RO-43']);
  });

  it('can win the round for the sorcerer: the spell that replaces it is the last one', () => {
    const state = asked('fire');
    const last = { ...state, heaps: { ...state.heaps, spells: ['ghost'] } };
    expect(told(play(last, 'A', 'hamper 1'))).toBe('hampered RO-42, revealed RO-24, cup RO-39');
  });
});

/** The position with this face on the first die of B. */
function two(state: RushState, face: 'fire' | 'sword'): RushState {
  return { ...state, dice: state.dice.with(B, [{ is: 'rolled', face }, { is: 'loose' }, { is: 'loose' }]) };
}

describe('a dissipation of a symbol', () => {
  it('[RO-43] forbids its squares to the hero in front of whom it lies, and to nobody else', () => {
    const state = scenario1(FIRE_ON_B, 'B warrior blue: fire step -', 'C tracker green: fire - -');
    expect(refusalOf(state, 'B', 'place 1 t1 fire')).toEqual({
      rule: 'RO-43',
      facts: { symbol: 'fire', card: 'dissipation-fire' },
    });
    expect(refusalOf(state, 'B', 'place 2 t1 step')).toBeNull();
    expect(refusalOf(state, 'C', 'place 1 t1 fire')).toBeNull();
  });

  it('[RO-43] is about squares: a card without the symbol refuses the face as always', () => {
    const state = scenario1(FIRE_ON_B, 'B warrior blue: fire - -');
    expect(refusalOf(state, 'B', 'place 1 t2 fire')?.rule).toBe('RO-17');
  });

  it('[RO-43] forbids them to a joker too, but not the joker squares of the dragon tile', () => {
    const state = scenario1('scenario-1 play dragon 1', SWORD_ON_B, 'B warrior blue: joker - -');
    expect(refusalOf(state, 'B', 'place 1 t1 sword')).toEqual({
      rule: 'RO-43',
      facts: { symbol: 'sword', card: 'dissipation-sword' },
    });
    expect(refusalOf(state, 'B', 'place 1 dragon joker')).toBeNull();
  });

  it('[RO-43] leaves dice where they lie, and they count', () => {
    const state = scenario1(FIRE_ON_B, 't1 rats: . B1 B2', 'B warrior blue: (step) (fire) sword');
    expect(told(play(state, 'B', 'place 3 t1 sword'))).toBe('placed RO-16, completed RO-7');
  });

  it('[RO-A79] takes dice like a trial: two colours at most, one card a roll', () => {
    const state = scenario1(
      'hero-1/dissipation-fire dissipation-fire: B1 . C1',
      'B warrior blue: (step) key -',
      'C tracker green: (heart) sword -',
      'D bard brown: key - -',
    );
    expect(refusalOf(state, 'D', 'place 1 hero-1/dissipation-fire key')?.rule).toBe('RO-19');
    expect(refusalOf(state, 'C', 'place 2 t1 sword')?.rule).toBe('RO-18');
    expect(refusalOf(state, 'A', 'place 1 hero-1/dissipation-fire step')?.rule).toBe('RO-23');
    expect(refusalOf(state, 'B', 'place 2 hero-2/dissipation-fire key')).toEqual({
      rule: 'RO-42',
      facts: { why: 'gone' },
    });
  });

  it('[RO-42] is lifted when it is completed: to the sorcerer’s discard, and nothing is revealed', () => {
    const state = scenario1(
      'hero-1/dissipation-fire dissipation-fire: B1 . C1',
      'B warrior blue: (step) key sword',
      'C tracker green: (heart) - -',
    );
    const placed = play(state, 'B', 'place 2 hero-1/dissipation-fire key');
    expect(placed.events[1]).toMatchObject({ kind: 'completed', card: 'dissipation-fire', seats: [B, C] });
    const lifted = wake(placed.state);
    expect(told(lifted)).toBe('lifted RO-42');
    expect([lifted.state.laid, lifted.state.heaps.sorcererDiscard]).toEqual([[], ['dissipation-fire']]);
    expect([line(lifted.state, 'B'), line(lifted.state, 'C')]).toEqual([
      'B warrior blue: - - -',
      'C tracker green: - - -',
    ]);
  });

  it('[RO-30] is safe from a confusion once it is completed, and no sooner', () => {
    const half = 'hero-1/dissipation-fire dissipation-fire: B1 . .';
    const state = scenario1(
      'scenario-1 play dragon 0 asking s2',
      's2 push-all*: . . . .',
      half,
      'B warrior blue: (step) - -',
    );
    expect(legalOf(state, 'A')).toContain('aim hero-1/dissipation-fire');
    expect(line(play(state, 'A', 'aim hero-1/dissipation-fire').state, 'B')).toBe('B warrior blue: - - -');
    const full = scenario1(
      'scenario-1 play dragon 0 asking s2',
      's2 push-all*: . . . .',
      'hero-1/dissipation-fire dissipation-fire*: B1 B2 B3',
      't1 rats: C1 . .',
      'B warrior blue: (step) (key) (heart)',
      'C tracker green: (sword) - -',
    );
    expect(refusalOf(full, 'A', 'aim hero-1/dissipation-fire')?.rule).toBe('RO-30');
  });

  it('[RO-A79] has no banner that counts, and the dragon never comes there', () => {
    const state = scenario1('scenario-1 play dragon 3', 's3 imp: . . . .', FIRE_ON_B);
    expect(bannersOf(state)).not.toContain('water');
    expect(spotsOf(state, 'heroes').filter((spot) => isUnderDragon(state, spot))).toEqual(['t3']);
  });
});

describe('the heroes’ sides of all dissipations', () => {
  /** All ways to lay the six cards in front of two heroes, or not at all. */
  const LAYOUTS = Array.from({ length: 3 ** 6 }, (_, code) =>
    DISSIPATIONS.map((card, index) => ({ card, before: Math.floor(code / 3 ** index) % 3 })),
  );

  function canClear(
    skills: readonly Skill[],
    forbidden: readonly ReadonlySet<string>[],
    dice: readonly number[],
  ): boolean {
    const [first, ...rest] = skills;
    if (first === undefined) return true;
    return dice.some(
      (left, hero) =>
        left > 0 && forbidden[hero]?.has(first) === false && canClear(rest, forbidden, dice.with(hero, left - 1)),
    );
  }

  it('[RO-42] leave every card clearable by the two heroes of three players, in all 728 layouts', () => {
    for (const layout of LAYOUTS.slice(1)) {
      const before = [1, 2].map((hero) => layout.filter((one) => one.before === hero));
      const hows = before.map((laid) => laid.map(({ card }) => (card.effect.do === 'hamper' ? card.effect.how : '')));
      const dice = hows.map((own) => (own.includes('whirlwind') ? 2 : 3));
      const forbidden = hows.map((own) => new Set<string>(own));
      for (const { card } of before.flat()) expect(canClear(card.skills, forbidden, dice)).toBe(true);
    }
    expect(LAYOUTS).toHaveLength(729);
  });

  it('[RO-42] show one heart and two other symbols each, and each symbol is forbidden by one card', () => {
    for (const { skills } of DISSIPATIONS)
      expect([skills.length, new Set(skills).size, skills.includes('heart')]).toEqual([3, 3, true]);
    const hows = DISSIPATIONS.map(({ effect }) => (effect.do === 'hamper' ? effect.how : ''));
    expect(hows.toSorted()).toEqual(['fire', 'key', 'step', 'sword', 'whirlwind', 'whirlwind']);
  });
});

it('[RO-41] a place in front of a hero has a name of its own, and only for cards that can lie there', () => {
  const state = scenario1(FIRE_ON_B, 'D bard brown: - - -');
  expect(spotsOf(state, 'heroes')).toEqual([
    't1',
    't2',
    't3',
    'dragon',
    spotOfLaid({ seat: B, card: 'dissipation-fire' }),
  ]);
  for (const spot of ['hero-1/rats', 'hero-5/dissipation-fire', 'hero-1', 'hero-1/dissipation-none']) {
    expect(rushOut.parse({ do: 'place', die: 0, spot, as: 'key' })).toBeNull();
  }
});
