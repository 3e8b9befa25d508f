import { after, type Millis, type Seat, seedFromWord, stepRng, toMillis } from '@tablee/kernel';
import type { BrokenToy } from '../broken-toy.ts';
import { broken } from './break.ts';
import { tellingSnatch } from './broken-secrets.ts';
import { projectSnatch, QUIET_MS } from './effects.ts';
import { imagineSnatch } from './imagine.ts';
import { snatch } from './index.ts';
import { snatchMind } from './mind.ts';
import type { SnatchCommand, SnatchState } from './types.ts';

const mutatingApply = broken('apply marks the state it was given', 'purity', {
  apply(state, seat, command, moment) {
    (state as { asked?: Seat }).asked = seat;
    return snatch.apply(state, seat, command, moment);
  },
});

const disagreeingCheck = broken('apply refuses a slap that check accepts', 'agreement', {
  apply(state, seat, command, moment) {
    if (command.do === 'slap' && seat === 1) return { ok: false, refusal: { rule: 'SN-7', facts: {} } };
    return snatch.apply(state, seat, command, moment);
  },
});

const unpacedProjection = broken('a projected drop does not start the pace', 'projection', {
  project(view, seat, command, at) {
    const next = projectSnatch(view, seat, command, at);
    return next && { ...next, readyAt: view.readyAt };
  },
});

const guessedDraw = broken('a draw is projected as if it changed no hand', 'projection', {
  project: (view, seat, command, at) => (command.do === 'draw' ? view : projectSnatch(view, seat, command, at)),
});

const emptyProjection = broken('nothing is projected', 'projection', { project: () => null });

const lostPiece = broken('a drop onto a high pile removes its lowest card', 'pieces', {
  apply(state, seat, command, moment) {
    const verdict = snatch.apply(state, seat, command, moment);
    if (!verdict.ok || command.do !== 'drop' || state.pile.length < 3) return verdict;
    const { step } = verdict;
    return { ok: true, step: { ...step, state: { ...step.state, pile: step.state.pile.slice(1) } } };
  },
});

function forgetfulReplay(): BrokenToy {
  let calls = 0;
  return broken('the state counts how often the code was called', 'replay', {
    apply(state, seat, command, moment) {
      const verdict = snatch.apply(state, seat, command, moment);
      calls += 1;
      return verdict.ok
        ? { ok: true, step: { ...verdict.step, state: { ...verdict.step.state, calls } as SnatchState } }
        : verdict;
    },
  });
}

const costlyRefusal = broken('chance is drawn before the legality check', 'refusals', {
  apply(state, seat, command, moment) {
    moment.rng.below(6);
    return snatch.apply(state, seat, command, moment);
  },
});

const lateWake = broken('a wake is due in the past', 'time', {
  wakeAt: (state) => {
    const due = snatch.wakeAt(state);
    return due === null ? null : (Math.max(0, due - QUIET_MS - 100) as typeof due);
  },
});

const endlessMatch = broken('no score is ever enough, and a stall starts the quiet again', 'ends', {
  setup(table, moment) {
    return snatch.setup({ ...table, options: { ...table.options, target: Number.MAX_SAFE_INTEGER as 1000 } }, moment);
  },
  wake(state, moment) {
    const step = snatch.wake(state, moment);
    if (step.state.over === null) return step;
    return { state: { ...state, turnAt: (moment.at + QUIET_MS) as typeof state.turnAt }, events: [] };
  },
});

const incompleteLegal = broken('a slap is legal but not listed', 'legal', {
  *legal(view, seat, at) {
    for (const command of snatch.legal(view, seat, at)) if (command.do !== 'slap') yield command;
  },
});

const rejectingParse = broken('parse rejects every slap', 'parse', {
  parse: (raw) => {
    const command = snatch.parse(raw);
    return command?.do === 'slap' ? { do: 'draw' } : command;
  },
});

const throwingParse = broken('parse throws for anything but an object', 'total', {
  parse: (raw) => snatch.parse(Object.fromEntries(Object.entries(raw as object))),
});

const strangeState = broken('the state holds a value that JSON drops', 'json', {
  wake(state, moment) {
    const step = snatch.wake(state, moment);
    return { ...step, state: { ...step.state, woken: undefined } as SnatchState };
  },
});

const falseTrait = broken('it says that it is played in turns', 'traits', {
  traits: { ...snatch.traits, pace: 'turns' },
});

const deniedChance = broken('it says that there is no chance', 'traits', {
  traits: { ...snatch.traits, chance: false },
});

const idleTurn = broken('seat 0 can act but is not named', 'progress', {
  toAct: (state) => snatch.toAct(state).filter((seat) => seat !== (0 as Seat)),
});

const wrongCitation = broken('a refusal cites a rule that shows only events', 'rulebook', {
  check(view, seat, command, at) {
    const refusal = snatch.check(view, seat, command, at);
    return refusal === null || refusal === 'unknown' || refusal.rule !== 'SN-5' ? refusal : { rule: 'SN-6', facts: {} };
  },
  apply(state, seat, command, moment) {
    const verdict = snatch.apply(state, seat, command, moment);
    return verdict.ok || verdict.refusal.rule !== 'SN-5'
      ? verdict
      : { ok: false, refusal: { rule: 'SN-6', facts: {} } };
  },
});

function moodyDeal(): BrokenToy {
  let deals = 0;
  return broken('the deal counts the calls of setup', 'replay', {
    setup(table, moment) {
      const step = snatch.setup(table, moment);
      deals += 1;
      return { ...step, state: { ...step.state, deals } as SnatchState };
    },
  });
}

const strangeRanking = broken('no seat has rank 1', 'progress', {
  result(state) {
    const result = snatch.result(state);
    return result === null ? null : { ...result, ranks: result.ranks.map(() => 7) };
  },
});

const secretResult = broken('only the state knows that it is over', 'outcome', {
  result: (position) => ('nextId' in position ? snatch.result(position) : null),
});

const roundOfOne = broken('a round names one seat only', 'outcome', {
  rounds: ({ scores }) => [scores.slice(0, 1)],
});

const readyTooSoon = broken('readyAt is before the command is legal', 'pace', {
  readyAt: (view, seat) => Math.max(0, (view.readyAt[seat] ?? 0) - 50) as Millis,
});

const readyTooLate = broken('readyAt is long after the command is legal', 'pace', {
  readyAt: (view, seat) => after(view.readyAt[seat] ?? toMillis(0), 50),
});

const unparsedTalk = broken('a command from talk does not survive parse', 'hears', {
  commandFromTalk: () => ({ do: 'slap', loud: true }) as SnatchCommand,
});

const noWindow = broken('every early command is refused', 'early', {
  early: { windowMs: () => 0, kindOf: () => null },
});

const infiniteWindow = broken('the window for early commands is infinite between cards', 'early', {
  early: { windowMs: ({ pile }) => (pile.length === 0 ? Infinity : 500), kindOf: () => null },
});

const kindlessSlap = broken('a slap has no kind', 'early', {
  early: {
    windowMs: () => 500,
    kindOf: (command) => ({ drop: 'card', snatch: 'card', draw: 'draw' })[command.do as 'drop'],
  },
});

function missingPolicy(): BrokenToy {
  const toy = broken('there is a pace, but no early policy', 'early', {});
  delete (toy.definition as { early?: unknown }).early;
  return toy;
}

const missingCard = broken('an imagined state lacks a card that is face down', 'imagine', {
  imagine(view, seat, rng, memory) {
    const world = imagineSnatch(view, seat, rng, memory);
    return { ...world, deck: world.deck.slice(1) };
  },
});

const sameWorld = broken('every imagined state is the same', 'imagine', {
  imagine: (view, seat, _, memory) => imagineSnatch(view, seat, stepRng(seedFromWord('fixed idea'), 0), memory),
});

const ignoredMemory = broken('an imagined state ignores the memory', 'imagine', {
  imagine: (view, seat, rng) => imagineSnatch(view, seat, rng, null),
});

const forgetfulMind = broken('the complete mind forgets the card that took the pile', 'imagine', {
  imagine: imagineSnatch,
  mind: {
    ...snatchMind,
    remember: (memory, sight, view, at) =>
      snatchMind.remember(
        memory,
        sight.kind === 'snatched' ? { ...sight, kind: 'slapped', rule: 'SN-7' } : sight,
        view,
        at,
      ),
  },
});

/** Variants of Snatch with one fault each. */
export const brokenSnatch: readonly BrokenToy[] = [
  ...tellingSnatch,
  mutatingApply,
  disagreeingCheck,
  unpacedProjection,
  guessedDraw,
  emptyProjection,
  lostPiece,
  forgetfulReplay(),
  moodyDeal(),
  strangeRanking,
  secretResult,
  roundOfOne,
  costlyRefusal,
  lateWake,
  endlessMatch,
  incompleteLegal,
  rejectingParse,
  throwingParse,
  strangeState,
  falseTrait,
  deniedChance,
  idleTurn,
  wrongCitation,
  readyTooSoon,
  readyTooLate,
  noWindow,
  infiniteWindow,
  kindlessSlap,
  missingPolicy(),
  unparsedTalk,
  missingCard,
  sameWorld,
  ignoredMemory,
  forgetfulMind,
];
