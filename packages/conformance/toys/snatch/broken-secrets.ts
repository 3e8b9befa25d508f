import type { Step } from '@tablee/kernel';
import type { BrokenToy } from '../broken-toy.ts';
import { watchMixing } from '../watch-mixing.ts';
import { broken } from './break.ts';
import { snatch } from './index.ts';
import type { Card, SnatchState, SnatchTypes } from './types.ts';
import { viewSnatch } from './view.ts';

const leakyView = broken('the view shows what the left neighbour holds', 'leaks', {
  view(state, viewer) {
    const neighbour = viewer === 'spectator' ? 0 : (viewer + 1) % state.hands.length;
    return { ...viewSnatch(state, viewer), peek: state.hands[neighbour] };
  },
});

const leakySight = broken('everybody is told which card was drawn', 'leaks', {
  sight(event, viewer) {
    return snatch.sight(event, event.kind === 'drew' ? event.seat : viewer);
  },
});

/** Gives cards that come back from the spent pile their former ids. */
function keepIds({ nextId }: SnatchState, next: SnatchState, mixed: readonly Card[]): SnatchState {
  const oldIdOf = (card: Card): Card => mixed[card.id - nextId] ?? card;
  return {
    ...next,
    deck: next.deck.map(oldIdOf),
    pile: next.pile.map(oldIdOf),
    hands: next.hands.map((hand) => hand.map(oldIdOf)),
    nextId,
  };
}

const stableIds = broken('ids survive the shuffle', 'unlinkable', {
  apply(state, seat, command, moment) {
    const { watched, mixed } = watchMixing(moment);
    const verdict = snatch.apply(state, seat, command, watched);
    if (!verdict.ok) return verdict;
    return { ok: true, step: { ...verdict.step, state: keepIds(state, verdict.step.state, mixed as Card[]) } };
  },
  wake(state, moment) {
    const { watched, mixed } = watchMixing(moment);
    const step = snatch.wake(state, watched);
    return { ...step, state: keepIds(state, step.state, mixed as Card[]) };
  },
});

const leakyDeal = broken('the sights of the deal show all hands', 'leaks', {
  sight(event, viewer) {
    const sight = snatch.sight(event, viewer);
    return event.kind === 'dealt' && sight !== null ? { ...sight, all: event.hands } : sight;
  },
});

/** `notes` lists the spent cards in order. */
type Noted = SnatchState & { readonly notes?: readonly Card[] };

const notedCards = broken('the view lists the spent cards', 'newcomers', {
  apply(state, seat, command, moment) {
    const verdict = snatch.apply(state, seat, command, moment);
    if (!verdict.ok) return verdict;
    const { notes = [] } = state as Noted;
    const taken = verdict.step.state.spent.slice(state.spent.length);
    return {
      ok: true,
      step: { ...verdict.step, state: { ...verdict.step.state, notes: [...notes, ...taken] } as Noted },
    };
  },
  view: (state, viewer) => ({ ...viewSnatch(state, viewer), notes: (state as Noted).notes ?? [] }),
});

/** Caches states by identity, so that a state replayed from the log is not found. */
function shortMemory(): BrokenToy {
  const lived = new WeakSet<SnatchState>();
  const live = (step: Step<SnatchTypes>): Step<SnatchTypes> => {
    lived.add(step.state);
    return step;
  };
  return broken('a player who reconnects sees less than before', 'resuming', {
    setup: (table, moment) => live(snatch.setup(table, moment)),
    apply(state, seat, command, moment) {
      const verdict = snatch.apply(state, seat, command, moment);
      if (verdict.ok && lived.has(state)) live(verdict.step);
      return verdict;
    },
    wake: (state, moment) => (lived.has(state) ? live(snatch.wake(state, moment)) : snatch.wake(state, moment)),
    swap: (state, a, b) => live({ state: snatch.swap(state, a, b), events: [] }).state,
    view: (state, viewer) => ({ ...viewSnatch(state, viewer), isFresh: lived.has(state) }),
  });
}

/** Faults in views and sights: too much, for too long, or too little after a reconnect. */
export const tellingSnatch: readonly BrokenToy[] = [
  leakyView,
  leakySight,
  leakyDeal,
  stableIds,
  notedCards,
  shortMemory(),
];
