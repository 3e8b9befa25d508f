import {
  after,
  type Millis,
  type Moment,
  type Rng,
  type Seat,
  type Step,
  seatsOf,
  type TableSetup,
} from '@tablee/kernel';
import { sorcererOf } from './camps.ts';
import { isSpell } from './content/cards.ts';
import { contentsOf } from './content/chapters.ts';
import { HERO_DICE, SORCERER_DICE } from './content/heroes.ts';
import { isUsed, TRIALS } from './content/trials.ts';
import { LOOSE } from './dice.ts';
import { installedModules, modulesOf, openCardsIn } from './modules/installed.ts';
import { LOOK_MS } from './timing.ts';
import type { RushOptions, RushSeatOptions, RushState, RushTable, RushTypes, Slices } from './types.ts';

/** RO-13: number of trials that are set aside. */
const HANDICAP_TRIALS = 2;
const OPEN_CARDS_PER_CAMP = 3;

export function setupRush(
  { seats, options, seatOptions }: TableSetup<RushTypes>,
  { at, rng }: Moment,
): Step<RushTypes> {
  const trials = shuffleTrials(options, seats, rng);
  const spells = shuffleSpells(options, rng);
  const decks = { trials: trials.deck, spells: spells.deck, setAside: [...trials.aside, ...spells.aside] };
  const nobody = seatsOf(seats).map(() => null);
  const state: RushState = {
    options,
    seatOptions,
    win: null,
    rolledAt: nobody,
    actedAt: nobody,
    pingedAt: nobody,
    courses: [],
    ...openRound(seatOptions, decks, at),
    ...slicesOf(options, null),
  };
  return { state, events: [{ kind: 'prepared', rule: 'RO-11', cards: state.cards }] };
}

/** RO-40, RO-A72: all cards come back to their decks, which are shuffled again; nothing else of a round remains. */
export function setupNextRound(state: RushState, { at, rng }: Moment): Step<RushTypes> {
  const { setAside, ...heaps } = state.heaps;
  const open = openCardsIn(state).map(({ card }) => card);
  const cards = [...Object.values(heaps).flat(), ...open].toSorted();
  const decks = {
    trials: rng.shuffle(cards.filter((card) => !isSpell(card))),
    spells: rng.shuffle(cards.filter(isSpell)),
    setAside,
  };
  const next: RushState = {
    ...state,
    ...openRound(state.seatOptions, decks, at),
    ...slicesOf(state.options, state),
  };
  return { state: next, events: [{ kind: 'prepared', rule: 'RO-40', cards: next.cards }] };
}

interface Decks {
  readonly trials: readonly string[];
  readonly spells: readonly string[];
  readonly setAside: readonly string[];
}

/** Parts of the state that are the same at the start of every round. */
type OpenRound = Pick<
  RushState,
  'phase' | 'cards' | 'dice' | 'rollSpot' | 'lastPlaced' | 'completions' | 'questions' | 'until' | 'heaps'
>;

function openRound(
  seatOptions: readonly RushSeatOptions[],
  { trials, spells, setAside }: Decks,
  at: Millis,
): OpenRound {
  const sorcerer = sorcererOf({ seatOptions });
  const diceOf = (seat: Seat): number => (seat === sorcerer ? SORCERER_DICE : HERO_DICE);
  const nobody = seatOptions.map(() => null);
  return {
    phase: 'ready',
    cards: takeOpenCards(trials, spells),
    dice: seatsOf(seatOptions.length).map((seat) => Array.from({ length: diceOf(seat) }, () => LOOSE)),
    rollSpot: nobody,
    lastPlaced: nobody,
    completions: [],
    questions: [],
    until: after(at, LOOK_MS),
    heaps: {
      trials: trials.slice(0, -OPEN_CARDS_PER_CAMP),
      spells: spells.slice(0, -OPEN_CARDS_PER_CAMP),
      heroDiscard: [],
      sorcererDiscard: [],
      setAside,
    },
  };
}

/** Slices of the modules of this chapter at the start of a round; null for all others. */
function slicesOf(options: RushOptions, before: RushTable | null): Slices {
  const slices = modulesOf({ options }).map(({ setup }) => setup?.(before));
  return Object.assign({ dragon: null, laid: null, rounds: null } satisfies Slices, ...slices) as Slices;
}

interface ShuffledCards {
  readonly deck: readonly string[];
  readonly aside: readonly string[];
}

/** RO-11, RO-13, RO-28. */
function shuffleTrials({ handicap }: RushOptions, players: number, rng: Rng): ShuffledCards {
  const used = TRIALS.filter((trial) => trial.type === 'standard' && isUsed(trial, players));
  const mixed = rng.shuffle(used.map(({ id }) => id));
  return handicap
    ? { deck: mixed.slice(HANDICAP_TRIALS), aside: mixed.slice(0, HANDICAP_TRIALS) }
    : { deck: mixed, aside: [] };
}

/** RO-12, RO-28, RO-32: takes the number of each type that the chapter states, at random. */
function shuffleSpells(options: RushOptions, rng: Rng): ShuffledCards {
  const all = installedModules().flatMap(({ spells = [] }) => spells);
  const chosen = Object.entries(contentsOf(options).spells).map(([type, count]): ShuffledCards => {
    const mixed = rng.shuffle(all.flatMap((spell) => (spell.type === type ? [spell.id] : [])));
    return { deck: mixed.slice(0, count), aside: count === 0 ? [] : mixed.slice(count) };
  });
  return { deck: rng.shuffle(chosen.flatMap(({ deck }) => deck)), aside: chosen.flatMap(({ aside }) => aside) };
}

/** The top three cards of each deck. */
function takeOpenCards(trials: readonly string[], spells: readonly string[]): RushTable['cards'] {
  const [t1 = '', t2 = '', t3 = ''] = trials.toReversed();
  const [s1 = '', s2 = '', s3 = ''] = spells.toReversed();
  return { t1, t2, t3, s1, s2, s3 };
}
