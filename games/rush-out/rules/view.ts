import { isSpell } from './content/cards.ts';
import type { DeckSeen, RushEvent, RushOptions, RushState, RushView } from './types.ts';

/** RO-A67: a step of thickness is so many cards. */
const CARDS_A_STEP = 5;

/** Everybody sees the same: only the decks, what was discarded and what was set aside are hidden, and how many they are (RO-9). */
export function viewRush(state: RushState): RushView {
  const { trials, spells, heroDiscard: _heroes, sorcererDiscard: _sorcerer, setAside: _aside, course, ...open } = state;
  const top = trials.at(-1);
  return {
    ...open,
    trialDeck: seenOf(trials, state.options),
    spellDeck: seenOf(spells, state.options),
    onTop: top !== undefined && isSpell(top) ? top : null,
    course: state.phase === 'over' ? course : null,
  };
}

/** RO-A61: counted only where the table chose it. */
function seenOf(deck: readonly string[], { counts }: RushOptions): DeckSeen {
  return { thickness: Math.ceil(deck.length / CARDS_A_STEP), count: counts ? deck.length : null };
}

/** Everything happens before everybody's eyes: no event tells what lies in a deck, or how much of it is left. */
export function sightRush(event: RushEvent): RushEvent {
  return event;
}
