import { isSpell } from './content/cards.ts';
import type { RushEvent, RushOptions, RushState, RushView, VisibleDeck } from './types.ts';

/** RO-A67. */
const CARDS_PER_THICKNESS_STEP = 5;

/** One object serves all viewers of a state. */
const views = new WeakMap<RushState, RushView>();

/** Same view for everyone. Hidden: the heaps of cards, and how many cards they have (RO-9). */
export function viewRush(state: RushState): RushView {
  let view = views.get(state);
  if (view === undefined) {
    view = makeView(state);
    views.set(state, view);
  }
  return view;
}

function makeView(state: RushState): RushView {
  const { heaps, courses, ...open } = state;
  const top = heaps.trials.at(-1);
  return {
    ...open,
    trialDeck: visibleDeckOf(heaps.trials, state.options),
    spellDeck: visibleDeckOf(heaps.spells, state.options),
    onTop: top !== undefined && isSpell(top) ? top : null,
    courses: state.phase === 'over' ? courses : [],
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
