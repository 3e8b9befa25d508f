import { after, type Moment, type Rng, type Step, seatsOf, type TableSetup } from '@tablee/kernel';
import { sorcererOf } from './camps.ts';
import { contentsOf } from './content/chapters.ts';
import { HERO_DICE, SORCERER_DICE } from './content/heroes.ts';
import { isUsed, TRIALS } from './content/trials.ts';
import { LOOSE } from './dice.ts';
import { installedModules } from './modules/installed.ts';
import { LOOK_MS } from './timing.ts';
import type { RushOptions, RushState, RushTable, RushTypes } from './types.ts';

/** RO-13: number of trials that are set aside. */
const HANDICAP_TRIALS = 2;
const OPEN_CARDS_PER_CAMP = 3;

export function setupRush(
  { seats, options, seatOptions }: TableSetup<RushTypes>,
  { at, rng }: Moment,
): Step<RushTypes> {
  const trials = shuffleTrials(options, seats, rng);
  const spells = shuffleSpells(options, rng);
  const cards = takeOpenCards(trials.deck, spells.deck);
  const all = seatsOf(seats);
  const sorcerer = sorcererOf({ seatOptions });
  const nobody = all.map(() => null);
  const state: RushState = {
    options,
    seatOptions,
    phase: 'ready',
    cards,
    dice: all.map((seat) => Array.from({ length: seat === sorcerer ? SORCERER_DICE : HERO_DICE }, () => LOOSE)),
    rollSpot: nobody,
    completions: [],
    questions: [],
    ...slicesOf(options),
    win: null,
    until: after(at, LOOK_MS),
    rolledAt: nobody,
    actedAt: nobody,
    pingedAt: nobody,
    course: null,
    heaps: {
      trials: trials.deck.slice(0, -OPEN_CARDS_PER_CAMP),
      spells: spells.deck.slice(0, -OPEN_CARDS_PER_CAMP),
      heroDiscard: [],
      sorcererDiscard: [],
      setAside: [...trials.aside, ...spells.aside],
    },
  };
  return { state, events: [{ kind: 'prepared', rule: 'RO-11', cards }] };
}

type Slices = Pick<RushTable, 'dragon'>;

/** Slices of all modules, null for those that the chapter does not play with. */
function slicesOf(options: RushOptions): Slices {
  const { modules } = contentsOf(options);
  const slices = installedModules().map(({ id, setup }) => setup?.(modules.includes(id)));
  return Object.assign({ dragon: null } satisfies Slices, ...slices) as Slices;
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
