import type { EarlyPolicy, Millis, Moment, Seat, Step } from '@tablee/kernel';
import type { ModuleId } from '../content/chapters.ts';
import type { Effect, Spell } from '../content/spells.ts';
import type { Trial } from '../content/trials.ts';
import type { Place } from '../places.ts';
import type { RushRule } from '../rulebook.ts';
import type {
  Camp,
  CommandOf,
  Completion,
  EventOf,
  Phase,
  Question,
  QuestionKind,
  RoundWin,
  RushCommand,
  RushRefusal,
  RushState,
  RushTable,
  RushTypes,
  Slices,
  SpellSpot,
  Spot,
  Square,
} from '../types.ts';

export type RushStep = Step<RushTypes>;

/** Earliest time of a command, and the rule that refuses it before. */
export interface CommandPace {
  readonly rule: RushRule;
  readonly readyAt: (table: RushTable, seat: Seat) => Millis;
}

/** One kind of command. */
export interface CommandSpec<C extends RushCommand> {
  readonly parse: (raw: Readonly<Record<string, unknown>>) => C | null;
  /** Commands that fit the dice and cards of this seat, legal now or not. */
  readonly candidates: (table: RushTable, seat: Seat) => Iterable<C>;
  readonly refuse: (table: RushTable, seat: Seat, command: C) => RushRefusal | null;
  readonly play: (state: RushState, seat: Seat, command: C, moment: Moment) => RushStep;
  /** The table after the command, with which `play` begins too. Absent if chance or a hidden card decides it. */
  readonly project?: <T extends RushTable>(table: T, seat: Seat, command: C, at: Millis) => T;
  /** Phases in which this seat may give it; absent: while a round is played. */
  readonly phases?: (table: RushTable, seat: Seat) => readonly Phase[];
  /** The kernel's `isAside`. */
  readonly isAside?: true;
  readonly pace: CommandPace;
  /** Names of the things that the command races for; absent if it never races. */
  readonly contest?: (table: RushTable, seat: Seat, command: C) => string[];
  /** Absent if a newer command of this kind replaces one that waits (RO-A17). */
  readonly earlyKind?: (command: C) => ReturnType<EarlyPolicy<RushTypes>['kindOf']>;
  /** Words after the name of the command, and the command that they stand for, still to be parsed. */
  readonly write: (command: C) => readonly string[];
  readonly read: (words: readonly string[]) => Readonly<Record<string, unknown>>;
  readonly examples: readonly C[];
}

/** Result of a completed spell. */
export interface EffectStep extends RushStep {
  /** 'discarded' next; 'moved' by the effect to another place; 'asked': a question decides, or has decided. */
  readonly card: 'discarded' | 'moved' | 'asked';
}

export interface OpenCard {
  readonly spot: Spot;
  readonly card: string;
}

/** One kind of effect. */
export interface EffectSpec<E extends Effect> {
  readonly play: (state: RushState, effect: E, completion: SpellCompletion, moment: Moment) => EffectStep;
  /** The question that the effect asks the sorcerer; absent if it asks none. */
  readonly asks?: QuestionKind;
}

export type SpellCompletion = Completion & { readonly spot: SpellSpot };

/** One kind of question. */
export interface QuestionSpec {
  /** RO-A66: the seat does not use its dice before it has answered. */
  readonly isBlocking: boolean;
  /** Possible answers now; a question without an answer is settled at once. */
  readonly answers: (table: RushTable, question: Question) => readonly RushCommand[];
  /** Command that answers for a seat without time; null if none does. */
  readonly fallback: (table: RushTable, question: Question) => RushCommand | null;
  /** RO-A66: ends the question because no answer is left, or because its time is over. */
  readonly settle: (state: RushState, question: Question, why: 'empty' | 'late', moment: Moment) => RushStep;
}

/**
 * A part of the rules that chapters play with or without: one file in this folder. Other files loop over the modules of
 * the chapter in the order of the rulebook, and know none of them by name.
 */
export interface RushModule {
  readonly id: ModuleId;
  /** Cards that the module brings to the box. */
  readonly trials?: readonly Trial[];
  readonly spells?: readonly Spell[];
  /** Its slice of the state at the start of a round; `before` is the end of the round before, if there was one. */
  readonly setup?: (before: RushTable | null) => Partial<Slices>;
  readonly commands?: { readonly [Kind in RushCommand['do']]?: CommandSpec<CommandOf<Kind>> };
  readonly effects?: { readonly [Kind in Effect['do']]?: EffectSpec<Extract<Effect, { do: Kind }>> };
  readonly questions?: { readonly [Kind in QuestionKind]?: QuestionSpec };
  /** True for the id of a place of this module, at any table. */
  readonly isSpot?: (id: string) => boolean;
  /** Its places on this table where the camp may place dice. */
  readonly spots?: (table: RushTable, camp: Camp) => readonly Spot[];
  /** Cards that lie open on the table because of this module. */
  readonly openCards?: (table: RushTable) => readonly OpenCard[];
  readonly placeAt?: (table: RushTable, spot: Spot) => Place | null;
  /** Refuses a die of this seat on squares of this symbol. */
  readonly refuseSymbol?: (table: RushTable, seat: Seat, as: Square) => RushRefusal | null;
  /** Refuses any die on a place of this module; null if some die may be placed. */
  readonly refuseSpot?: (table: RushTable, seat: Seat, spot: Spot) => RushRefusal | null;
  /** Event that tells why a full place is not completed; null if nothing holds it. */
  readonly holds?: (table: RushTable, spot: Spot) => EventOf<'held'> | null;
  /** Brings its slice up to date after each step; absent if steps of other modules never concern it. */
  readonly settle?: (state: RushState, moment: Moment) => RushStep;
  /** Counts a round; absent if the module does not decide when the match ends. */
  readonly endRound?: (state: RushState, won: RoundWin, at: Millis) => RushStep;
  /** Seats whose answer the rest after a round waits for, so that the match does not rest; absent if there are none. */
  readonly awaited?: (table: RushTable) => readonly Seat[];
  /** Start of the next round, when the rest after a round is over. */
  readonly nextRound?: (state: RushState, moment: Moment) => RushStep;
  /** Effects of a completion on a place of this module. All dice of the place are loose already. */
  readonly complete?: (state: RushState, completion: Completion, moment: Moment) => RushStep;
  /** The question that a place of this module asks, read from a position. */
  readonly questionAt?: (spot: Spot, now: Millis) => Question;
  /** Words in the head line of the notation; and its slice, read from a whole position. */
  readonly writeHead?: (table: RushTable) => readonly string[];
  readonly read?: (text: string) => Partial<Slices>;
}
