import { type Arranged, openMatch, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { arrangeRush } from './camps.ts';
import { findTrial } from './content/cards.ts';
import { TRIALS } from './content/trials.ts';
import { rushOut } from './index.ts';
import { defaultRushOptions } from './options.ts';
import type { Chapter, RushOptions, RushSeatOptions, RushState, RushTypes } from './types.ts';

interface Wanted {
  readonly seats?: number;
  readonly chapter?: Chapter;
  readonly handicap?: boolean;
  readonly word?: string;
}

function deal({ seats = 3, chapter = 'training-1', handicap = false, word = 'first' }: Wanted = {}): RushState {
  const table = tableFor(rushOut, chapter, seats) as TableSetup<RushTypes>;
  const options: RushOptions = { ...table.options, handicap };
  return openMatch(rushOut, { ...table, options }, seedFromWord(word)).match.state;
}

const PLAYERS = [3, 4, 5];
const CHAPTERS: readonly Chapter[] = ['training-1', 'training-2'];
const EVERY_TABLE = PLAYERS.flatMap((seats) => CHAPTERS.map((chapter) => [seats, chapter] as const));

function typesOf(spells: readonly string[]): string[] {
  return spells.map((id) => id.replace(/-.*/, ''));
}

function count(words: readonly string[], word: string): number {
  return words.filter((one) => one === word).length;
}

/** All trials and spells in the decks and on the table. */
function inPlay({ heaps, cards }: RushState): { trials: string[]; spells: string[] } {
  return {
    trials: [...heaps.trials, cards.t1, cards.t2, cards.t3],
    spells: [...heaps.spells, cards.s1, cards.s2, cards.s3],
  };
}

describe('the decks', () => {
  it.each(PLAYERS)(
    '[RO-11] %i players have every standard trial whose back is not too high; three lie open',
    (seats) => {
      const printed = TRIALS.filter(({ type, back }) => type === 'standard' && Number(back.charAt(0)) <= seats);
      for (const chapter of CHAPTERS) {
        const state = deal({ seats, chapter });
        expect(inPlay(state).trials.toSorted()).toEqual(printed.map(({ id }) => id).toSorted());
        expect(state.heaps.trials).toHaveLength(printed.length - 3);
        expect(state.heaps.heroDiscard).toEqual([]);
      }
    },
  );

  it('[RO-11] the event of the setup names the open cards', () => {
    const table = tableFor(rushOut, 'training-1', 4) as TableSetup<RushTypes>;
    const { match, events } = openMatch(rushOut, table, seedFromWord('told'));
    expect(events).toEqual([{ kind: 'prepared', rule: 'RO-11', cards: match.state.cards }]);
  });

  it('[RO-11] both decks are shuffled', () => {
    const deals = ['one', 'two', 'three', 'four'].map((word) => deal({ word }));
    expect(new Set(deals.map(({ cards }) => cards.t1)).size).toBeGreaterThan(1);
    expect(new Set(deals.map(({ cards }) => cards.s1)).size).toBeGreaterThan(1);
    expect(new Set(deals.map(({ heaps }) => heaps.trials.join())).size).toBe(4);
    expect(new Set(deals.map(({ heaps }) => heaps.spells.join())).size).toBe(4);
  });

  it.each(PLAYERS)(
    '[RO-28] in training 1 the sorcerer of %i players has all 15 confusions and invocations',
    (seats) => {
      const state = deal({ seats });
      const types = typesOf(inPlay(state).spells);
      expect([types.length, count(types, 'confusion'), count(types, 'invocation')]).toEqual([15, 8, 7]);
      expect(state.heaps.spells).toHaveLength(12);
      expect([state.heaps.setAside, state.heaps.sorcererDiscard]).toEqual([[], []]);
    },
  );

  it.each(PLAYERS)(
    '[RO-32] in training 2 the sorcerer of %i players has 17 spells, and the dragon is on its tile',
    (seats) => {
      const state = deal({ seats, chapter: 'training-2' });
      const types = typesOf(inPlay(state).spells);
      expect(['confusion', 'invocation', 'dracology'].map((type) => count(types, type))).toEqual([6, 6, 5]);
      expect(state.heaps.spells).toHaveLength(14);
      expect([state.dragon, deal({ seats }).dragon]).toEqual([0, null]);
    },
  );

  it('[RO-12] the other spells of the used types are set aside at random', () => {
    const state = deal({ chapter: 'training-2' });
    const types = typesOf(state.heaps.setAside);
    expect(['confusion', 'invocation', 'dracology'].map((type) => count(types, type))).toEqual([2, 1, 2]);
    const { spells } = inPlay(state);
    expect(new Set([...spells, ...state.heaps.setAside]).size).toBe(22);
    expect(deal({ chapter: 'training-2', word: 'second' }).heaps.setAside.toSorted()).not.toEqual(
      state.heaps.setAside.toSorted(),
    );
  });

  it.each(EVERY_TABLE)('[RO-13] for beginners two trials of %i players are set aside in %s', (seats, chapter) => {
    const usual = inPlay(deal({ seats, chapter })).trials;
    const state = deal({ seats, chapter, handicap: true });
    const { trials } = inPlay(state);
    const aside = state.heaps.setAside.filter((id) => findTrial(id) !== undefined);
    expect([trials.length, aside.length]).toEqual([usual.length - 2, 2]);
    expect([...trials, ...aside].toSorted()).toEqual(usual.toSorted());
  });

  it('[RO-13] the two trials are taken at random', () => {
    const deals = ['one', 'two', 'three'].map((word) => deal({ handicap: true, word }).heaps.setAside.join());
    expect(new Set(deals).size).toBe(3);
  });

  it.each(EVERY_TABLE)('[RO-2] with %i players in %s every card of the box is somewhere, once', (seats, chapter) => {
    const pieces = rushOut.pieces(deal({ seats, chapter, handicap: true }));
    const cards = pieces.filter(({ id }) => !id.startsWith('die'));
    expect(new Set(cards.map(({ face }) => face)).size).toBe(94);
    expect(cards).toHaveLength(94);
    expect(pieces.length - cards.length).toBe((seats - 1) * 3 + 5);
  });
});

describe('dice and pieces of each player', () => {
  it('[RO-10] each hero has three dice and the sorcerer five, none of them rolled', () => {
    const { dice } = deal({ seats: 5 });
    expect(dice.map((own) => own.length)).toEqual([3, 3, 3, 3, 5]);
    expect(dice.flat().every(({ is }) => is === 'loose')).toBe(true);
  });

  it('[RO-27] training 2 is played with all that training 1 has', () => {
    const types = new Set(typesOf(inPlay(deal({ chapter: 'training-2' })).spells));
    expect(types).toEqual(new Set(['confusion', 'invocation', 'dracology']));
  });
});

describe('roles and classes', () => {
  const ANY: RushSeatOptions = { role: 'any', class: 'any', colour: 'any' };
  const HERO: RushSeatOptions = { ...ANY, role: 'hero' };
  const SORCERER: RushSeatOptions = { ...ANY, role: 'sorcerer' };

  function arrange(...seatOptions: readonly RushSeatOptions[]): Arranged<RushTypes> {
    return arrangeRush({ seats: seatOptions.length, options: defaultRushOptions, seatOptions });
  }

  function arranged(...seatOptions: readonly RushSeatOptions[]): string[] {
    const result = arrange(...seatOptions);
    if (!result.ok) throw new Error('refused');
    return result.seatOptions.map(({ role, class: skill, colour }) => `${role} ${skill} ${colour}`);
  }

  it('[RO-A60] there are three, four or five players', () => {
    expect(rushOut.seating(defaultRushOptions)).toEqual({ counts: PLAYERS });
  });

  it('[RO-4] one seat is the sorcerer: the last open one if nobody chose it', () => {
    expect(arranged(ANY, ANY, HERO)).toEqual(['hero warrior blue', 'sorcerer any any', 'hero tracker green']);
    expect(arranged(ANY, ANY, ANY, ANY)[3]).toBe('sorcerer any any');
    expect(arranged(SORCERER, ANY, ANY)[0]).toBe('sorcerer any any');
  });

  it.each([3, 4, 5])('[RO-4] of %i players any one may be the sorcerer', (seats) => {
    for (let seat = 0; seat < seats; seat += 1) {
      const roles = arranged(...Array.from({ length: seats }, (_, one) => (one === seat ? SORCERER : ANY)));
      expect(roles.map((role) => role.startsWith('sorcerer'))).toEqual(roles.map((_, one) => one === seat));
    }
  });

  it('[RO-4] two sorcerers, or none, are refused', () => {
    expect(arrange(SORCERER, SORCERER, ANY)).toMatchObject({ refusal: { rule: 'RO-4', facts: { count: 2 } } });
    expect(arrange(HERO, HERO, HERO)).toMatchObject({ refusal: { rule: 'RO-4', facts: { count: 0 } } });
  });

  it('[RO-4] the heroes are one team, and the sorcerer is another', () => {
    const state = deal({ seats: 4 });
    expect(rushOut.teams?.(state as never)).toEqual([[3], [0, 1, 2]]);
    expect(rushOut.teamNames?.(defaultRushOptions)).toEqual(['sorcerer', 'heroes']);
  });

  it('[RO-10] each hero gets the chosen class and colour, the others get free ones', () => {
    const bard: RushSeatOptions = { role: 'hero', class: 'bard', colour: 'any' };
    const blue: RushSeatOptions = { role: 'hero', class: 'any', colour: 'blue' };
    expect(arranged(ANY, bard, blue, SORCERER)).toEqual([
      'hero warrior green',
      'hero bard brown',
      'hero tracker blue',
      'sorcerer any any',
    ]);
  });

  it('[RO-10] four heroes are of four classes and four colours', () => {
    const heroes = arranged(ANY, ANY, ANY, ANY, SORCERER).slice(0, 4);
    for (const place of [1, 2]) expect(new Set(heroes.map((hero) => hero.split(' ')[place])).size).toBe(4);
  });

  it('[RO-10] one class or colour for two heroes is refused', () => {
    const bard: RushSeatOptions = { role: 'hero', class: 'bard', colour: 'any' };
    const white: RushSeatOptions = { role: 'hero', class: 'any', colour: 'white' };
    expect(arrange(bard, bard, SORCERER)).toMatchObject({ refusal: { rule: 'RO-10', facts: { class: 'bard' } } });
    expect(arrange(white, SORCERER, white)).toMatchObject({ refusal: { rule: 'RO-10', facts: { colour: 'white' } } });
    expect(arrange(bard, white, SORCERER)).toMatchObject({ ok: true });
  });

  it('[RO-A3] any class goes with any colour', () => {
    const hero: RushSeatOptions = { role: 'hero', class: 'cleric', colour: 'brown' };
    const other: RushSeatOptions = { role: 'hero', class: 'warrior', colour: 'white' };
    expect(arranged(hero, other, SORCERER).slice(0, 2)).toEqual(['hero cleric brown', 'hero warrior white']);
  });

  it('[RO-10] the class and colour that the sorcerer chose before are free', () => {
    const late: RushSeatOptions = { role: 'any', class: 'bard', colour: 'blue' };
    const bard: RushSeatOptions = { role: 'hero', class: 'bard', colour: 'blue' };
    expect(arranged(bard, HERO, late)).toEqual(['hero bard blue', 'hero warrior green', 'sorcerer any any']);
  });
});

it('[RO-12] spells of all types are shuffled together: no type is always on top', () => {
  const onTop = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((word) => {
    const { s1, s2, s3 } = deal({ word }).cards;
    return typesOf([s1, s2, s3]);
  });
  expect(new Set(onTop)).toEqual(new Set(['confusion', 'invocation']));
});
