import type { Tip } from '@tablee/table-ui';
import { describe, expect, it } from 'vitest';
import type { RushEvent } from '../../rules/types.ts';
import { A, HEROES, SORCERER, seen } from '../play/table.scenario.ts';
import { gameOfA } from './coached.scenario.ts';
import { actionsAfter, NO_ACTIONS, type TipContext } from './coached.ts';
import { tipsFor } from './tips.ts';

/** Returns key and facts. */
const say = ((key: string, facts: object = {}) => [key, ...Object.values(facts)].join(' ')) as TipContext['say'];

function tips(text: string, ...sights: readonly RushEvent[]): Tip[] {
  const view = seen(text);
  const game = gameOfA(view);
  const happenings = [{ seq: 1, sights, isMine: false }];
  return tipsFor({ view, say, happenings, game, actions: actionsAfter(NO_ACTIONS, { game, happenings }) });
}

function tip(id: string, all: readonly Tip[]): Tip {
  return all.find((one) => one.id === id) as Tip;
}

/** The tip that a newcomer sees first. */
function first(all: readonly Tip[]): Tip | undefined {
  return all.find(({ isDue, isDone }) => isDue && !isDone);
}

const PLACED: RushEvent = { kind: 'placed', rule: 'RO-23', seat: A, die: 0, spot: 's1', square: 0 };

describe('the tip to place dice', () => {
  it('points at the card that takes most dice', () => {
    expect(tip('place', tips(HEROES.replace('sword fire joker', 'sword fire key')))).toMatchObject({
      at: '[data-thing="spot-t3"]',
      lights: '[data-thing="spot-t3"], [data-thing="die-0"], [data-thing="die-1"], [data-thing="die-2"]',
      words: 'ui.guide.place 3',
      isDue: true,
    });
  });

  it('counts the dice that one touch places', () => {
    expect(tip('place', tips(HEROES.replace('sword fire joker', '- fire joker')))).toMatchObject({
      at: '[data-thing="spot-t1"]',
      words: 'ui.guide.place 2',
    });
    // Water fits the first spell only.
    const spells = SORCERER.replace('plant fire joker air', '- - water -');
    expect(tip('place', tips(spells))).toMatchObject({ at: '[data-thing="spot-s1"]', words: 'ui.guide.place 1' });
  });

  it('ignores jokers', () => {
    expect(tip('place', tips(HEROES.replace('sword fire joker', '- - joker'))).isDue).toBe(false);
  });
});

describe('the tip to roll again or to ping for help', () => {
  /** A works on the door with its four squares; B's dice are given as text. */
  function working(dice: string, door: string, theirs = '-'): Tip[] {
    const shared = HEROES.replace('(key) step', `${theirs} step`).replace('B1 . . .', door);
    return tips(shared.replace('sword fire joker', dice));
  }

  it.each(['again', 'ping'])('is not shown while a die fits the card of the player: %s', (id) => {
    expect(tip(id, working('(key) sword heart', 'A1 . . .')).isDue).toBe(false);
  });

  it.each(['again', 'ping'])('is shown once no die fits there: %s', (id) => {
    expect(tip(id, working('(key) step heart', 'A1 . . .')).isDue).toBe(true);
  });

  it('advises a ping instead of a roll without free dice, until a partner comes', () => {
    const alone = working('(key) (fire) (sword)', 'A1 . A2 A3');
    expect(tip('again', alone).isDue).toBe(false);
    expect(tip('ping', alone)).toMatchObject({ isDue: true, words: 'ui.guide.hero.ping.waiting' });
    const joined = working('(key) (fire) (sword)', 'A1 B1 A2 A3', '(key)');
    expect(tip('ping', joined).isDue).toBe(false);
  });

  it('advises no ping if the free dice may be enough', () => {
    const enough = tips(
      HEROES.replace('fires: . . .', 'fires: A1 . .').replace('sword fire joker', '(fire) step heart'),
    );
    expect(tip('again', enough).isDue).toBe(true);
    expect(tip('ping', enough).isDue).toBe(false);
  });

  it('[RO-19] [RO-34] advises no ping if two heroes are there or the dragon holds the card', () => {
    const alone = HEROES.replace('door: B1 . . .', 'giant: A1 . . . .')
      .replace('sword fire joker', '(sword) step step')
      .replace('(key) step', '- step');
    expect(tip('ping', tips(alone)).isDue).toBe(true);
    const shared = alone.replace('A1 .', 'A1 B1').replace('- step', '(sword) step');
    expect(tip('again', tips(shared)).isDue).toBe(true);
    expect(tip('ping', tips(shared)).isDue).toBe(false);
    const held = HEROES.replace('dragon 2', 'dragon 3').replace('(key) step', '- step').replace('B1 . . .', 'A1 . . .');
    expect(tip('ping', tips(held.replace('sword fire joker', '(key) step heart'))).isDue).toBe(false);
  });

  it('advises the sorcerer to roll once no die fits the spell', () => {
    const stuck = SORCERER.replace('s1 push-all: .', 's1 push-all: A1').replace(
      'plant fire joker air -',
      '(plant) fire fire - -',
    );
    expect(tip('again', tips(stuck)).isDue).toBe(true);
    expect(tip('again', tips(stuck.replace('(plant) fire', '(plant) air'))).isDue).toBe(false);
    expect(tip('again', tips(SORCERER)).isDue).toBe(false);
  });
});

describe('the tip about jokers', () => {
  it('is shown after the first placed die', () => {
    expect(tip('joker', tips(HEROES)).isDue).toBe(false);
    expect(tip('joker', tips(HEROES, PLACED)).isDue).toBe(true);
    expect(tip('joker', tips(SORCERER)).isDue).toBe(false);
    expect(tip('joker', tips(SORCERER, PLACED)).isDue).toBe(true);
  });
});

describe('a tip that is soon outdated', () => {
  it('comes first, at the card', () => {
    const completed: RushEvent = { kind: 'completed', rule: 'RO-7', spot: 't2', card: 'stairs', seats: [A] };
    const full = HEROES.replace('stairs: . . .', 'stairs*: A1 A2 A3').replace(
      'sword fire joker',
      '(step) (step) (step)',
    );
    expect(first(tips(full, completed))).toMatchObject({
      id: 'complete',
      at: '[data-place="t2"]',
      isFleeting: true,
    });
    const tile: RushEvent = { ...completed, spot: 'dragon', card: null };
    expect(tip('complete', tips(HEROES, tile)).isDue).toBe(false);
  });

  it('is not shown at the next card on the same spot', () => {
    const completed: RushEvent = { kind: 'completed', rule: 'RO-7', spot: 't2', card: 'stairs', seats: [A] };
    expect(tip('complete', tips(HEROES, completed)).isDue).toBe(false);
  });

  it('is about an invocation for the sorcerer, at the card that becomes a trial', () => {
    const completed: RushEvent = { kind: 'completed', rule: 'RO-7', spot: 's3', card: 'imp', seats: [A] };
    const full = SORCERER.replace('imp: . . . .', 'imp*: A1 A2 A3 A4').replace(
      'plant fire joker air -',
      '(fire) (plant) (air) (water) -',
    );
    expect(first(tips(full, completed))).toMatchObject({ id: 'summon', at: '[data-place="s3"]' });
    expect(tip('summon', tips(full, { ...completed, card: 'push-all' })).isDue).toBe(false);
  });
});

describe('the tips of a scenario', () => {
  const SCENARIO = HEROES.replace('training-2 play dragon 2', 'scenario-1 play dragon 0');
  const withLaid = (text: string, ...laid: readonly string[]): string =>
    text.replace('A cleric', [...laid, 'A cleric'].join('\n'));
  const FIRE = 'hero-0/dissipation-fire dissipation-fire: . . .';
  const WHIRLWIND = 'hero-0/dissipation-whirlwind-1 dissipation-whirlwind-1: . . .';

  it('[RO-43] names the squares that a dissipation forbids, at its card', () => {
    expect(first(tips(withLaid(SCENARIO, FIRE)))).toMatchObject({
      id: 'hampered',
      at: '[data-place="hero-0/dissipation-fire"]',
      words: 'ui.guide.hero.hampered fire',
    });
    const theirs = withLaid(SCENARIO, FIRE.replace('hero-0', 'hero-1'));
    expect(tip('hampered', tips(theirs)).isDue).toBe(false);
  });

  it('[RO-44] points at the die that a whirlwind locks', () => {
    const locked = tips(withLaid(SCENARIO, WHIRLWIND).replace('sword fire joker', 'sword # joker'));
    expect(first(locked)).toMatchObject({ id: 'locked', at: '[data-thing="die-1"]' });
    expect(tip('hampered', locked).isDue).toBe(false);
  });

  it('[RO-42] tells the sorcerer who chooses a hero', () => {
    const asked = SORCERER.replace('training-2 play dragon 0', 'scenario-1 play dragon 0 asking s3').replace(
      's3 imp: . . . .',
      's3 dissipation-fire*: . . . . .',
    );
    expect(first(tips(asked))).toMatchObject({ id: 'hamper', at: '[data-thing^="pick-"]', isFleeting: true });
  });

  it.each([SCENARIO, SORCERER.replace('training-2', 'scenario-1')])(
    '[RO-39] tells both camps of the end of a round',
    (text) => {
      expect(first(tips(text.replace(' play', ' result')))).toMatchObject({
        id: 'round',
        at: '[data-thing="stop"]',
      });
    },
  );

  it('are not shown in a training', () => {
    for (const text of [HEROES, SORCERER])
      expect(tips(text).some(({ id }) => ['hampered', 'locked', 'hamper', 'round'].includes(id))).toBe(false);
  });
});
