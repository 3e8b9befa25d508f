import type { GameTypes, Millis, Refusal, Seat } from '@tablee/kernel';
import type { Chapter } from './content/chapters.ts';
import type { HeroClass, HeroColour } from './content/heroes.ts';
import type { Face } from './content/symbols.ts';
import type { Heap } from './heaps.ts';
import type { CallCommand, CallEvent } from './modules/calls.ts';
import type { ConfusionCommand, ConfusionEvent } from './modules/confusion.ts';
import type { DiceCommand, DiceEvent } from './modules/dice.ts';
import type { DissipationCommand, DissipationEvent } from './modules/dissipation.ts';
import type { DragonEvent } from './modules/dragon.ts';
import type { InvocationEvent } from './modules/invocation.ts';
import type { RoundsCommand, RoundsEvent } from './modules/rounds.ts';
import type { WhirlwindCommand, WhirlwindEvent } from './modules/whirlwind.ts';
import type { RushRule } from './rulebook.ts';

export type { Face, Square } from './content/symbols.ts';
export type { Chapter, HeroClass, HeroColour };

export type Camp = 'heroes' | 'sorcerer';
export type Tempo = 'calm' | 'normal' | 'frantic';

export interface RushOptions {
  readonly chapter: Chapter;
  /** RO-A17. */
  readonly tempo: Tempo;
  /** RO-13: two trials fewer, for beginners. */
  readonly handicap: boolean;
  /** RO-A61: shows the number of cards left. */
  readonly counts: boolean;
}

/** 'any' means not chosen. In an arranged table only the sorcerer has it, as class and colour. */
export interface RushSeatOptions {
  readonly role: 'any' | 'hero' | 'sorcerer';
  readonly class: 'any' | HeroClass;
  readonly colour: 'any' | HeroColour;
}

/**
 * Ids of places for dice, in commands, stored logs and the page; places.ts says what a place is. The dragon comes from
 * the left of the trials.
 */
export type TrialSpot = 't1' | 't2' | 't3';
export type SpellSpot = 's1' | 's2' | 's3';
/** Places that are filled again from a deck. */
export type CardSpot = TrialSpot | SpellSpot;
/** The place of a card in front of a hero. */
export type LaidSpot = `hero-${number}/${string}`;
/** Places for hero dice. */
export type HeroSpot = TrialSpot | 'dragon' | LaidSpot;
export type Spot = HeroSpot | SpellSpot;

export type Die =
  /** Must be rolled before it can be placed. */
  | { readonly is: 'loose' }
  | { readonly is: 'rolled'; readonly face: Face }
  /** On the first whirlwind in front of its hero (RO-44, RO-A35). */
  | { readonly is: 'locked' }
  | { readonly is: 'placed'; readonly face: Face; readonly spot: Spot; readonly square: number };

export type PlacedDie = Extract<Die, { is: 'placed' }>;

/** One die of one seat. */
export interface DieRef {
  readonly seat: Seat;
  readonly die: number;
}

/** A card or tile of which one camp has filled all squares. Its effects happen at `due` (RO-A70). */
export interface Completion {
  readonly spot: Spot;
  readonly camp: Camp;
  readonly due: Millis;
  /** RO-A84: answer to the question that its spell will ask, given during the pause. */
  readonly answer: RushCommand | null;
}

/** A decision that one seat has to make until the given time. Its module says which answers are possible. */
export interface Question {
  readonly about: QuestionKind;
  readonly seat: Seat;
  /** The card that asks. */
  readonly spot: Spot;
  readonly until: Millis;
}

/** 'push': target of a confusion (RO-29). 'hamper': hero of a dissipation (RO-42). 'lock': die for a whirlwind (RO-A78). */
export type QuestionKind = 'push' | 'hamper' | 'lock';

/** Winner of a round and why. */
export interface RoundWin {
  readonly camp: Camp;
  readonly rule: 'RO-6' | 'RO-35';
}

/** End of the match. The camp is null if the players end it while the cups are even (RO-A94). */
export interface Win {
  readonly camp: Camp | null;
  readonly rule: RoundWin['rule'] | 'RO-39' | 'RO-A94';
}

/** Rounds of a scenario. */
interface RoundsState {
  /** Finished rounds, in order. */
  readonly won: readonly RoundWin[];
  /** RO-A94: seats that want to end the match after this round. */
  readonly stopping: readonly Seat[];
}

/** RO-42: a card in front of a hero, who suffers it. */
export interface LaidCard {
  readonly seat: Seat;
  readonly card: string;
}

/**
 * 'ready': players look at the cards. 'signal': waits for the sorcerer's first roll (RO-14). 'result': rest after a round
 * that does not end the match (RO-A72).
 */
export type Phase = 'ready' | 'signal' | 'play' | 'result' | 'over';

interface Clocks {
  /** End of the time to look, or to give the signal. */
  readonly until: Millis | null;
  readonly rolledAt: readonly (Millis | null)[];
  /** Last roll, placement, take-back or choice of each seat; null before the first one. */
  readonly actedAt: readonly (Millis | null)[];
  readonly pingedAt: readonly (Millis | null)[];
}

/** A table without the slices of modules. */
export type Slices = Pick<RushTable, 'dragon' | 'laid' | 'rounds'>;

/** Fields that the state and all views share. */
export interface RushTable extends Clocks {
  readonly options: RushOptions;
  readonly seatOptions: readonly RushSeatOptions[];
  readonly phase: Phase;
  readonly cards: Readonly<Record<CardSpot, string>>;
  readonly dice: readonly (readonly Die[])[];
  /** Spot on which each seat placed dice of its last roll: the rest of the roll may go nowhere else (RO-16). */
  readonly rollSpot: readonly (Spot | null)[];
  /** Die that each seat placed last; null before the first one. */
  readonly lastPlaced: readonly (number | null)[];
  /** In order of completion. */
  readonly completions: readonly Completion[];
  /** In the order in which they were asked. */
  readonly questions: readonly Question[];
  /** 0 on its tile, 1 to 3 on a card, 4 at the heroes' deck; null if it does not play. */
  readonly dragon: number | null;
  /** In order of arrival; null if the chapter has no dissipations. */
  readonly laid: readonly LaidCard[] | null;
  /** Null if the chapter is won by one round. */
  readonly rounds: RoundsState | null;
  readonly win: Win | null;
}

/** Cards in each deck at one time of the match. */
interface DeckSizes {
  readonly at: Millis;
  readonly trials: number;
  readonly spells: number;
}

/** Course of a round from the signal on. */
export interface RoundCourse {
  /** One entry each time a deck changes its size, and one at the end. */
  readonly sizes: readonly DeckSizes[];
  /** Card whose completion decided the round, and the seats that completed it; null before the end. */
  readonly last: { readonly card: string; readonly seats: readonly Seat[] } | null;
}

export interface RushState extends RushTable {
  /** One for each round that has begun. */
  readonly courses: readonly RoundCourse[];
  readonly heaps: Readonly<Record<Heap, readonly string[]>>;
}

/** Visible size of a deck (RO-A67). */
export interface VisibleDeck {
  /** In coarse steps: 0 is empty. */
  readonly thickness: number;
  /** Null unless the table shows counts (RO-A61). */
  readonly count: number | null;
}

export interface RushView extends RushTable {
  readonly trialDeck: VisibleDeck;
  readonly spellDeck: VisibleDeck;
  /** The open invocation on top of the trials; null if there is none. */
  readonly onTop: string | null;
  /** RO-9: empty before the end of the match, because the same decks come again (RO-40). */
  readonly courses: readonly RoundCourse[];
}

export type RushCommand =
  | DiceCommand
  | ConfusionCommand
  | DissipationCommand
  | WhirlwindCommand
  | RoundsCommand
  | CallCommand;

/** Command of this kind. */
export type CommandOf<Kind extends RushCommand['do']> = Extract<RushCommand, { do: Kind }>;

/** Events that no module sends alone. */
type TableEvent =
  | { readonly kind: 'prepared'; readonly rule: 'RO-11' | 'RO-40'; readonly cards: RushTable['cards'] }
  | { readonly kind: 'called'; readonly rule: 'RO-A69'; readonly until: Millis }
  | { readonly kind: 'started'; readonly rule: 'RO-14' | 'RO-A69' }
  | {
      readonly kind: 'completed';
      readonly rule: 'RO-7' | 'RO-A28';
      readonly spot: Spot;
      readonly card: string | null;
      readonly seats: readonly Seat[];
    }
  | { readonly kind: 'discarded'; readonly rule: 'RO-21' | 'RO-24'; readonly spot: CardSpot; readonly card: string }
  | {
      readonly kind: 'revealed';
      readonly rule: 'RO-21' | 'RO-24' | 'RO-36';
      readonly spot: CardSpot;
      readonly card: string;
    }
  | {
      readonly kind: 'asked';
      readonly rule: 'RO-A66' | 'RO-A78';
      readonly seat: Seat;
      readonly spot: Spot;
      readonly card: string;
      readonly until: Millis;
    }
  | {
      readonly kind: 'chosen';
      readonly rule: 'RO-A84';
      readonly seat: Seat;
      readonly spot: Spot;
      readonly card: string;
    }
  | {
      readonly kind: 'held';
      readonly rule: 'RO-34' | 'RO-A78';
      readonly spot: Spot;
      readonly card: string | null;
    }
  | { readonly kind: 'over'; readonly rule: Win['rule']; readonly camp: Camp | null };

export type RushEvent =
  | TableEvent
  | DiceEvent
  | ConfusionEvent
  | InvocationEvent
  | DragonEvent
  | DissipationEvent
  | WhirlwindEvent
  | RoundsEvent
  | CallEvent;

export type EventOf<Kind extends RushEvent['kind']> = Extract<RushEvent, { kind: Kind }>;

export interface RushTypes extends GameTypes {
  state: RushState;
  view: RushView;
  command: RushCommand;
  event: RushEvent;
  sight: RushEvent;
  options: RushOptions;
  seatOptions: RushSeatOptions;
  rule: RushRule;
}

export type RushRefusal = Refusal<RushTypes>;
