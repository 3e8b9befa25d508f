import { isSpell } from './content/cards.ts';
import type { RushEvent, RushOptions, RushState, RushView, VisibleDeck } from './types.ts';

/** RO-A67. */
const CARDS_PER_THICKNESS_STEP = 5;

/** Same view for everyone. Hidden: the decks, the discards and the cards set aside, and how many they are (RO-9). */
export function viewRush(state: RushState): RushView {
  const { trials, spells, heroDiscard: _heroes, sorcererDiscard: _sorcerer, setAside: _aside, course, ...open } = state;
  const top = trials.at(-1);
  return {
    ...open,
    trialDeck: visibleDeckOf(trials, state.options),
    spellDeck: visibleDeckOf(spells, state.options),
    onTop: top !== undefined && isSpell(top) ? top : null,
    course: state.phase === 'over' ? course : null,
  };
}

/** RO-A61. */
function visibleDeckOf(deck: readonly string[], { counts }: RushOptions): VisibleDeck {
  return { thickness: Math.ceil(deck.length / CARDS_PER_THICKNESS_STEP), count: counts ? deck.length : null };
}

/** All events are public: none names a hidden card or the size of a deck. */
export function sightRush(event: RushEvent): RushEvent {
  return event;
}
