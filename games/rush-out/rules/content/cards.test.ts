import { describe, expect, it } from 'vitest';
import { BOXED_CARDS } from './boxed-cards.ts';
import { cardOf, spellOf } from './cards.ts';
import { contentsOf } from './chapters.ts';
import { DISSIPATIONS } from './dissipations.ts';
import { jokersToRepel } from './dragon.ts';
import { HERO_CLASSES, HERO_COLOURS, HERO_DICE, JOKERS, SORCERER_DICE } from './heroes.ts';
import { SCENARIO_SPELLS } from './scenario-spells.ts';
import { EQUIPMENT, SCROLLS } from './shop.ts';
import { CONFUSIONS, DRACOLOGIES, INVOCATIONS } from './spells.ts';
import { ELEMENTS, HERO_FACES, SKILLS, SORCERER_FACES } from './symbols.ts';
import { isUsed, TRIALS } from './trials.ts';

const TRAINING_SPELLS = [...CONFUSIONS, ...INVOCATIONS, ...DRACOLOGIES];
const SPELLS = [...TRAINING_SPELLS, ...DISSIPATIONS, ...SCENARIO_SPELLS];

function tally(words: readonly string[]): Record<string, number> {
  return Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]));
}

describe('the box', () => {
  it('[RO-1] there are 12 hero dice in four colours and 5 of the sorcerer', () => {
    expect([HERO_COLOURS.length * HERO_DICE, SORCERER_DICE]).toEqual([12, 5]);
    expect(HERO_COLOURS.toSorted()).toEqual(['blue', 'brown', 'green', 'white']);
  });

  it('[RO-1] a die has five symbols and a joker', () => {
    expect(HERO_FACES.toSorted()).toEqual(['fire', 'heart', 'joker', 'key', 'step', 'sword']);
    expect(SORCERER_FACES.toSorted()).toEqual(['air', 'fire', 'joker', 'lightning', 'plant', 'water']);
  });

  it('[RO-2] there are 47 spells of seven types', () => {
    expect(SPELLS).toHaveLength(47);
    expect(tally(SPELLS.map(({ type }) => type))).toEqual({
      confusion: 8,
      invocation: 7,
      dracology: 7,
      dissipation: 6,
      malediction: 6,
      damnation: 7,
      regression: 6,
    });
  });

  it('[RO-2] there are 29 trials of three types, 10 pieces of equipment and 8 scrolls', () => {
    expect(tally(TRIALS.map(({ type }) => type))).toEqual({ standard: 20, gold: 4, confrontation: 5 });
    expect([EQUIPMENT.length, SCROLLS.length]).toEqual([10, 8]);
  });

  it('[RO-F5] cards that no training uses have their own ids', () => {
    expect([...SCENARIO_SPELLS, ...EQUIPMENT, ...SCROLLS].map(({ id }) => id)).toEqual(BOXED_CARDS);
  });

  it('[RO-2] no two cards have the same id', () => {
    const ids = [...TRIALS, ...SPELLS, ...EQUIPMENT, ...SCROLLS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(94);
  });

  it('[RO-3] there are four heroes, and a dragon tile with a face for 3 and one for 4 or 5 players', () => {
    expect(HERO_CLASSES.toSorted()).toEqual(['bard', 'cleric', 'tracker', 'warrior']);
    expect(jokersToRepel(4)).toBeGreaterThan(jokersToRepel(3));
    expect(jokersToRepel(5)).toBe(jokersToRepel(4));
    expect(() => jokersToRepel(6)).toThrow(RangeError);
  });

  it('[RO-A2] there are no chests: equipment is bought one card at a time', () => {
    expect(tally(EQUIPMENT.map(({ joker, price }) => `${joker} ${price}`))).toEqual({
      'fire 1': 2,
      'key 1': 2,
      'step 1': 2,
      'sword 1': 2,
      'heart 2': 1,
      'any 3': 1,
    });
  });

  it('[RO-2] the eight scrolls are all different', () => {
    expect(new Set(SCROLLS.map(({ effect }) => JSON.stringify(effect))).size).toBe(8);
    expect(tally(SCROLLS.map(({ price }) => `${price}`))).toEqual({ 1: 4, 2: 3, 3: 1 });
  });
});

describe('printed cards', () => {
  it('[RO-22] the jokers of the four heroes stand for one skill each, and never for a heart', () => {
    expect(Object.values(JOKERS).toSorted()).toEqual(['fire', 'key', 'step', 'sword']);
    expect(JOKERS).toEqual({ warrior: 'sword', tracker: 'step', bard: 'key', cleric: 'fire' });
  });

  it('[RO-7] a trial has squares for the dice of two heroes at most, and for two dice at least', () => {
    for (const { skills } of TRIALS) {
      expect(skills.length).toBeGreaterThanOrEqual(2);
      expect(skills.length).toBeLessThanOrEqual(2 * HERO_DICE);
      expect(SKILLS).toEqual(expect.arrayContaining([...skills]));
    }
  });

  it('[RO-7] a spell has squares for the dice of the sorcerer at most, and for two dice at least', () => {
    for (const { elements, skills } of SPELLS) {
      expect(elements.length).toBeGreaterThanOrEqual(2);
      expect(elements.length).toBeLessThanOrEqual(SORCERER_DICE);
      expect(ELEMENTS).toEqual(expect.arrayContaining([...elements]));
      expect(SKILLS).toEqual(expect.arrayContaining([...skills]));
      expect(skills.length).toBeLessThanOrEqual(2 * HERO_DICE);
    }
  });

  it('[RO-31] the spells that heroes complete in turn have a side for them, and no others', () => {
    const twoSided = new Set<string>(['invocation', 'dissipation', 'malediction']);
    for (const { type, skills } of SPELLS) expect(skills.length > 0).toBe(twoSided.has(type));
  });

  it('[RO-2] gold and confrontation cards have a side for the sorcerer, standard trials have none', () => {
    for (const { type, elements } of TRIALS) {
      expect(elements.length > 0).toBe(type !== 'standard');
      expect(elements.length).toBeLessThanOrEqual(SORCERER_DICE);
    }
  });

  it('[RO-25] some cards of both camps have a banner, and all five elements occur', () => {
    const camps = [TRIALS.filter(({ type }) => type === 'standard'), TRAINING_SPELLS];
    const banners = camps.map((cards) => cards.flatMap(({ banner }) => banner ?? []));
    expect([...new Set(banners.flat())].toSorted()).toEqual([...ELEMENTS].toSorted());
    for (const [camp, shown] of banners.entries()) {
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.length).toBeLessThan(camps[camp]?.length ?? 0);
    }
  });

  it('[RO-29] half of the confusions push one die and half of them all', () => {
    const pushes = TRAINING_SPELLS.flatMap(({ effect }) => (effect.do === 'push' ? [effect.dice] : []));
    expect(tally(pushes)).toEqual({ one: 4, all: 4 });
  });

  it('[RO-31] every invocation summons', () => {
    const invocations = TRAINING_SPELLS.filter(({ type }) => type === 'invocation');
    expect(invocations.map(({ effect }) => effect)).toEqual(invocations.map(() => ({ do: 'summon' })));
  });

  it('[RO-33] six dracologies move the dragon by one, one by two', () => {
    const steps = TRAINING_SPELLS.flatMap(({ effect }) => (effect.do === 'advance' ? [`${effect.steps}`] : []));
    expect(tally(steps)).toEqual({ 1: 6, 2: 1 });
  });

  it('[RO-2] there are two whirlwinds, one dissipation against each symbol, and two of each curse', () => {
    const how = SPELLS.flatMap(({ effect }) => ('how' in effect ? [effect.how] : []));
    expect(tally(how)).toEqual({
      whirlwind: 2,
      fire: 1,
      sword: 1,
      step: 1,
      key: 1,
      silence: 2,
      'one-hand': 2,
      clap: 2,
    });
  });

  it('[RO-2] only damnations of one hero take souls', () => {
    const wounds = SPELLS.flatMap(({ effect }) => (effect.do === 'wound' ? [effect] : []));
    for (const { heroes, takesSouls } of wounds) expect(takesSouls).toBe(heroes === 1);
    expect(wounds).toHaveLength(7);
  });

  it('[RO-11] the standard trials have all three backs, and each player more brings more of them', () => {
    const standard = TRIALS.filter(({ type }) => type === 'standard');
    const [three = 0, four = 0, five = 0] = [3, 4, 5].map(
      (players) => standard.filter((trial) => isUsed(trial, players)).length,
    );
    expect(three).toBe(standard.filter(({ back }) => back === '3+').length);
    expect(four - three).toBe(standard.filter(({ back }) => back === '4+').length);
    expect([five, three < four, four < five]).toEqual([20, true, true]);
    expect(TRIALS.filter(({ type }) => type !== 'standard').every(({ back }) => back === '3+')).toBe(true);
  });

  it('[RO-28] training 1 has 8 confusions and 7 invocations', () => {
    const { spells, modules } = contentsOf({ chapter: 'training-1' });
    expect(spells).toEqual({ confusion: 8, invocation: 7, dracology: 0 });
    expect(modules).not.toContain('dragon');
  });

  it('[RO-32] training 2 has 6 confusions, 6 invocations, 5 dracologies and the dragon', () => {
    const { spells, modules } = contentsOf({ chapter: 'training-2' });
    expect(spells).toEqual({ confusion: 6, invocation: 6, dracology: 5 });
    expect(modules).toContain('dragon');
  });

  it('[RO-2] the id of a card that no training uses throws', () => {
    expect(() => cardOf('regression-one-1')).toThrow(RangeError);
    expect(() => spellOf('rat-swarm')).toThrow(RangeError);
  });
});
