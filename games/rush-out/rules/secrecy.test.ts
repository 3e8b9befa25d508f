import { canonical, openMatch, seedFromWord, type TableSetup, tableFor, viewersOf } from '@tablee/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRIALS } from './content/trials.ts';
import { rushOut } from './index.ts';
import { play, training1, training2, wake, withHeaps } from './rush.scenario.ts';
import type { Chapter, RushEvent, RushState, RushTypes } from './types.ts';

/** All views, sights and notation of a position and its events. */
function seen(state: RushState, events: readonly RushEvent[] = []): string {
  const viewers = viewersOf(state.dice.length);
  return canonical([
    ...viewers.map((viewer) => rushOut.view(state, viewer)),
    ...viewers.map((viewer) => events.map((event) => rushOut.sight(event, viewer))),
    rushOut.notation.view(rushOut.view(state, 'spectator')),
  ]);
}

function deal(chapter: Chapter, seats: number, word: string): RushState {
  const table = tableFor(rushOut, chapter, seats) as TableSetup<RushTypes>;
  return openMatch(rushOut, table, seedFromWord(word)).match.state;
}

type Deck = 'trials' | 'spells';
const STEP = 5;

/** Deck sizes that look the same as this one. */
function sameStep(size: number): number[] {
  const top = Math.ceil(size / STEP) * STEP;
  return Array.from({ length: STEP }, (_, less) => top - less);
}

/** The same match with a deck of this size: surplus cards at the bottom are set aside, missing ones are added there. */
function resize(state: RushState, deck: Deck, size: number): RushState {
  const cards = state.heaps[deck];
  if (size <= cards.length) {
    const cut = cards.length - size;
    return withHeaps(state, { [deck]: cards.slice(cut), setAside: [...state.heaps.setAside, ...cards.slice(0, cut)] });
  }
  const used = new Set([...state.heaps.trials, ...state.heaps.spells, ...Object.values(state.cards)]);
  const spare = TRIALS.map(({ id }) => id).filter((id) => !used.has(id));
  return withHeaps(state, { [deck]: [...spare.slice(0, size - cards.length), ...cards] });
}

const DECKS = fc.constantFrom<Deck>('trials', 'spells');

describe('the number of cards left', () => {
  it('[RO-9] is hidden: a view stays the same if a card moves between a deck and the cards set aside, within one step of thickness', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Chapter>('training-1', 'training-2'),
        fc.integer({ min: 3, max: 5 }),
        fc.string(),
        DECKS,
        (chapter, seats, word, deck) => {
          const state = deal(chapter, seats, word);
          for (const size of sameStep(state.heaps[deck].length))
            expect(seen(resize(state, deck, size))).toBe(seen(state));
        },
      ),
      { numRuns: 60, seed: 9 },
    );
  });

  it('[RO-A67] is in no event while a deck stays within one step', () => {
    const nearly = training1(
      't1 rats: B1 B2 .',
      's1 push-all: A1 A2 A3 .',
      'A sorcerer: (plant) (water) (lightning) air fire',
      'B cleric blue: (sword) (step) fire',
    );
    const told = [7, 8, 9, 10].map((size) => {
      const state = resize(resize(nearly, 'trials', size), 'spells', size);
      const trial = wake(play(state, 'B', 'place 3 t1 fire').state);
      const spell = wake(play(state, 'A', 'place 4 s1 air').state);
      return [seen(trial.state, trial.events), seen(spell.state, spell.events)];
    });
    expect(new Set(told.map(canonical)).size).toBe(1);
  });

  it('[RO-A67] is shown as a thickness of five cards a step; only an empty deck has none', () => {
    const sizes = [0, 1, 5, 6, 10, 11, 15, 16];
    const thickness = sizes.map((size) => {
      const cards = Array.from({ length: size }, () => 'torch-hall');
      const view = rushOut.view(withHeaps(training1(), { trials: cards, spells: cards }), 'spectator');
      expect(view.trialDeck).toEqual(view.spellDeck);
      return view.trialDeck.thickness;
    });
    expect(thickness).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  });

  it('[RO-9] cannot be told from the discards, which are hidden', () => {
    const state = training2();
    const discards = {
      heroDiscard: ['hydra', 'iron-gate'],
      sorcererDiscard: ['invocation-3'],
      setAside: ['lava-ford'],
    };
    expect(seen(withHeaps(state, discards))).toBe(seen(state));
  });

  it('[RO-9] no view names a hidden card', () => {
    const state = deal('training-2', 5, 'hidden');
    const hidden = [...state.heaps.trials, ...state.heaps.spells, ...state.heaps.setAside];
    const text = seen(state);
    expect(hidden.filter((card) => text.includes(`"${card}"`))).toEqual([]);
  });

  it('[RO-A61] is shown if the table chose the option', () => {
    const state = deal('training-2', 4, 'counted');
    const counted = { ...state, options: { ...state.options, counts: true } };
    const { trialDeck, spellDeck } = rushOut.view(counted, 'spectator');
    expect([trialDeck.count, spellDeck.count]).toEqual([state.heaps.trials.length, state.heaps.spells.length]);
    const { trialDeck: trials, spellDeck: spells } = rushOut.view(state, 'spectator');
    expect([trials.count, spells.count]).toEqual([null, null]);
    expect(seen(resize(counted, 'trials', state.heaps.trials.length - 1))).not.toBe(seen(counted));
  });

  it('[RO-A67] is the same in all views', () => {
    const state = deal('training-2', 5, 'same');
    const views = viewersOf(5).map((viewer) => canonical(rushOut.view(state, viewer)));
    expect(new Set(views).size).toBe(1);
  });
});

describe('the cards of the box', () => {
  it('[RO-9] are hidden in decks, discards and aside; an invocation on the trials is known to all', () => {
    const state: RushState = withHeaps(training2('trials torch-hall ghost', 'spells invocation-3'), {
      heroDiscard: ['hydra'],
      sorcererDiscard: ['invocation-4'],
      setAside: ['confusion-one-2'],
    });
    const knownTo = Object.fromEntries(rushOut.pieces(state).map((piece) => [piece.face, piece.knownTo]));
    for (const card of ['torch-hall', 'invocation-3', 'hydra', 'invocation-4', 'confusion-one-2']) {
      expect(knownTo[card]).toEqual([]);
    }
    for (const card of ['ghost', 'rats', 'push-all', 'coin-chest', 'boots-1', 'scroll-dew']) {
      expect(knownTo[card]).toBe('all');
    }
  });

  it('[RO-11] have backs with the number of players from which they are used', () => {
    const printed = TRIALS.filter(({ type }) => type === 'standard');
    const pieces = rushOut.pieces(withHeaps(training2(), { trials: printed.map(({ id }) => id) }));
    const backs = new Map(pieces.map(({ face, back }) => [face, back]));
    for (const { id, back } of printed) expect(backs.get(id)).toBe(`trial ${back}`);
    expect(backs.get('push-all')).toBe('spell');
  });

  it('[RO-9] leave every view unchanged when two hidden ones are exchanged', () => {
    const state = withHeaps(training1(), {
      heroDiscard: ['hydra'],
      sorcererDiscard: ['invocation-4'],
      setAside: ['invocation-5'],
    });
    const trials = rushOut.swap(state, 'trials/0', 'heroDiscard/0');
    expect([trials.heaps.trials[0], trials.heaps.heroDiscard]).toEqual(['hydra', ['torches']]);
    const spells = rushOut.swap(state, 'setAside/0', 'sorcererDiscard/0');
    expect([spells.heaps.setAside, spells.heaps.sorcererDiscard]).toEqual([['invocation-4'], ['invocation-5']]);
    expect([seen(trials), seen(spells)]).toEqual([seen(state), seen(state)]);
    expect(rushOut.swap(state, 'spells/0', 'spells/1').heaps.spells.slice(0, 2)).toEqual(
      state.heaps.spells.slice(0, 2).toReversed(),
    );
  });
});
