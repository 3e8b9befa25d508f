import type { Millis, Seat, Viewer } from './brands.ts';
import type { Json } from './json.ts';
import type { OptionTable } from './options.ts';
import type { Rng } from './rng.ts';

/** The types of one game. All values are plain JSON (law `json` of the conformance suite). */
export interface GameTypes {
  state: object;
  view: object;
  command: object;
  event: { readonly rule: string };
  sight: object;
  options: object;
  seatOptions: object;
  rule: string;
}

/** Time and chance of one step. Rules take both as arguments, so that a replay gives the same result. */
export interface Moment {
  readonly at: Millis;
  readonly rng: Rng;
}

/** The number of seats and everything that was chosen before the match. */
export interface TableSetup<G extends GameTypes> {
  readonly seats: number;
  readonly options: G['options'];
  readonly seatOptions: readonly G['seatOptions'][];
}

export interface Step<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

export type Facts = Readonly<Record<string, string | number>>;

/** The rule that a command breaks, and the facts for a sentence about it. */
export interface Refusal<G extends GameTypes> {
  readonly rule: G['rule'];
  readonly facts: Facts;
}

export type Verdict<G extends GameTypes> =
  | { readonly ok: true; readonly step: Step<G> }
  | { readonly ok: false; readonly refusal: Refusal<G> };

/** Result of a match. Rank 1 wins and may be shared. Partners have the same rank, and the score of their team. */
export interface Result<G extends GameTypes> {
  readonly rule: G['rule'];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
}

/** One row per round, one number per seat. */
export type Rounds = readonly (readonly number[])[];

export interface Rule {
  readonly source: 'rulebook' | 'ruling';
  readonly section: string;
  /** Signs of this rule in play; empty for a rule that only defines something. */
  readonly shows: readonly ('refusal' | 'event' | 'end')[];
  /** Not required to occur in the survey of simulated matches: a rule test and a drawn example show it. */
  readonly isRare?: true;
  /** About the box or the rulebook itself: included in RULES.md, left out of the rules at the table. */
  readonly isBackground?: true;
}

export function stated(section: string, ...shows: Rule['shows']): Rule {
  return { source: 'rulebook', section, shows };
}

/** A ruling of ours, where the rulebook is silent or ambiguous. */
export function ruled(section: string, ...shows: Rule['shows']): Rule {
  return { source: 'ruling', section, shows };
}

/** Exempts a rule from the survey of simulated matches. */
export function rare(rule: Rule): Rule {
  return { ...rule, isRare: true };
}

/** A rule that only RULES.md includes. It cannot refuse anything, since players could not look it up. */
export function background({ source, section }: Rule): Rule {
  return { source, section, shows: [], isBackground: true };
}

export type Rulebook<Id extends string> = { readonly [R in Id]: Rule };

export interface Traits {
  readonly pace: 'turns' | 'realtime';
  readonly hidden: boolean;
  readonly chance: boolean;
  readonly legal: 'all' | 'some';
}

export interface Seating {
  /** Allowed numbers of players, ascending; they may have gaps (pairs: 4 and 6). */
  readonly counts: readonly [number, ...number[]];
}

/** The seat options with every open choice filled in, or the refusal if the choices contradict each other. */
export type Arranged<G extends GameTypes> =
  | { readonly ok: true; readonly seatOptions: readonly G['seatOptions'][] }
  | { readonly ok: false; readonly refusal: Refusal<G> };

/**
 * A card, tile or die on the table. A viewer can follow a piece by its `id` (a place, a slot in a hand), so a shuffle
 * must give hidden pieces new ids.
 */
export interface Piece {
  readonly id: string;
  /** Identity of the piece. For a die this is which die it is, not the number it shows. */
  readonly face: string;
  /** Visible to everybody when face down. Pieces without a `back` look alike. */
  readonly back?: string;
  readonly place: string;
  readonly knownTo: readonly Seat[] | 'all';
}

export function knows(viewer: Viewer, { knownTo }: Piece): boolean {
  return knownTo === 'all' || (viewer !== 'spectator' && knownTo.includes(viewer));
}

/** True for different faces with equal backs: a viewer who knows neither cannot notice a swap. */
export function isExchangeable(one: Piece, other: Piece): boolean {
  return one.face !== other.face && one.back === other.back;
}

/** Memory of one seat as a fold over its sights, so that any process can compute it again from the log. */
export interface Mind<G extends GameTypes> {
  readonly start: Json;
  remember(memory: Json, sight: G['sight'], view: G['view'], at: Millis): Json;
}

export interface Notation<G extends GameTypes> {
  command(command: G['command']): string;
  state(state: G['state']): string;
  view(view: G['view']): string;
}

export type TalkKind = 'emote' | 'phrase' | 'text';

/** Rules for keeping commands that arrive before their `readyAt`. */
export interface EarlyPolicy<G extends GameTypes> {
  /** A command that is early by more than this many milliseconds is refused. */
  windowMs(view: G['view'], seat: Seat): number;
  /** A newer command replaces a waiting one of the same kind; null for a command that is never replaced. */
  kindOf(command: G['command']): string | null;
}

export interface GameDefinition<G extends GameTypes> {
  readonly id: string;
  /** Raised whenever a stored log could replay differently. */
  readonly version: number;
  readonly traits: Traits;
  readonly rulebook: Rulebook<G['rule']>;
  readonly options: OptionTable<G['options']>;
  /** Options of one seat, such as a role. The default value means that nothing was chosen. */
  readonly seatOptions: OptionTable<G['seatOptions']>;
  readonly presets: Readonly<Record<string, Partial<G['options']>>>;
  readonly notation: Notation<G>;
  /** One command of each kind, legal or not, for code that enumerates the kinds (conformance suite, catalogue). */
  readonly examples: readonly G['command'][];
  seating(options: G['options']): Seating;
  /**
   * Fills in the roles that nobody chose and refuses contradictions (the same role twice). Deterministic, so that the
   * lobby can show the result before the start. Called with any number of seats up to the largest count, because the
   * table may still be filling. Absent if seat options need no completion.
   */
  arrange?(table: TableSetup<G>): Arranged<G>;
  /** Seats that win together. `table` is arranged. Absent if everybody plays alone. */
  teams?(table: TableSetup<G>): readonly (readonly Seat[])[];
  /**
   * Names of the teams in the same order, for the sentences `team.NAME` and `team.NAME.win`. Absent or empty if teams
   * are numbered.
   */
  teamNames?(options: G['options']): readonly string[];
  /** `table` is arranged. */
  setup(table: TableSetup<G>, moment: Moment): Step<G>;
  /** The only entry point for untrusted input. Never throws; equal commands come out in one form. */
  parse(raw: unknown): G['command'] | null;
  /** Legality as far as the seat can know it; 'unknown' if it depends on a hidden fact. */
  check(view: G['view'], seat: Seat, command: G['command'], at: Millis): Refusal<G> | 'unknown' | null;
  apply(state: G['state'], seat: Seat, command: G['command'], moment: Moment): Verdict<G>;
  /**
   * The seat's view after a command that `check` accepts; null if chance or a hidden fact decides it. Lets the page show a
   * command before it is answered. Absent if the page waits for every answer.
   */
  project?(view: G['view'], seat: Seat, command: G['command'], at: Millis): G['view'] | null;
  /** True for a command that cannot be undone, whatever it showed. Absent if the general conditions of undo suffice. */
  isFinal?(command: G['command']): boolean;
  /**
   * True for a command that seats may give although they are not to act, also during a rest: a call, a vote. Absent if
   * there are none.
   */
  isAside?(command: G['command']): boolean;
  /**
   * Due time of the next wake; null if there is none. It is public while the match rests, so it must not depend on
   * hidden facts then.
   */
  wakeAt(state: G['state']): Millis | null;
  wake(state: G['state'], moment: Moment): Step<G>;
  /** Seats that the match waits for; in real time, all seats that can act before the next wake. */
  toAct(state: G['state']): readonly Seat[];
  view(state: G['state'], viewer: Viewer): G['view'];
  sight(event: G['event'], viewer: Viewer): G['sight'] | null;
  /**
   * With trait 'all', every command that `check` accepts; with 'some', a subset that is empty only if no command is
   * legal.
   */
  legal(view: G['view'], seat: Seat, at: Millis): Iterable<G['command']>;
  /** Command that is played for a seat whose time has run out. */
  fallback(view: G['view'], seat: Seat): G['command'] | null;
  /** Names of the things that a command races for, from public facts only; '*' competes with every command. */
  contest?(publicView: G['view'], seat: Seat, command: G['command']): string[];
  /** Earliest time at which the pace of the game allows the command. A slightly early command is kept until then. */
  readyAt?(view: G['view'], seat: Seat, command: G['command']): Millis;
  /** Present if and only if `readyAt` is. */
  readonly early?: EarlyPolicy<G>;
  /**
   * For rules about talking: the command that stands for talking now, from public facts only; null if talking has no
   * effect. Not subject to any pace.
   */
  commandFromTalk?(publicView: G['view'], seat: Seat, said: TalkKind): G['command'] | null;
  pieces(state: G['state']): Piece[];
  /**
   * The state with the faces of two pieces of equal back swapped. Used by the leak laws, which check that nobody can
   * notice.
   */
  swap(state: G['state'], a: string, b: string): G['state'];
  /**
   * Null until the match is over. Reads only facts that the state and every view share: the page calls it with a view.
   */
  result(position: G['state'] | G['view']): Result<G> | null;
  /**
   * Score of each seat in each finished round, equal for partners; reads shared facts only. Absent if there are no
   * rounds.
   */
  rounds?(position: G['state'] | G['view']): Rounds;
  /**
   * True during a rest: no seat is to act, and the next wake comes at once when everybody is ready. Reads shared facts
   * only. Absent if every pause has a fixed length.
   */
  rests?(position: G['state'] | G['view']): boolean;
  /**
   * True during a rest that ends by its timer even for a player who is alone with bots. Every other rest then lasts until
   * that player presses Ready. Reads shared facts only. Absent if there are no such rests.
   */
  countsDown?(position: G['state'] | G['view']): boolean;
  /** Maximum number of entries in which bots end the match, from any state. */
  bound(options: G['options'], seats: number): number;
  /** Complete memory of a seat: everything it saw and no longer sees. A bot may keep less, in the same form. */
  readonly mind?: Mind<G>;
  /**
   * A random complete state that is consistent with what the seat sees and remembers, for bots that search. `memory`
   * comes from `mind`, or is null for a bot without memory.
   */
  imagine?(view: G['view'], seat: Seat, rng: Rng, memory: Json): G['state'];
  /** True for options meant for small children: free text is disabled at such tables, ready phrases remain. */
  forChildren?(options: G['options']): boolean;
}

/** A game of any types, as catalogs hold it. */
export type AnyGame = GameDefinition<GameTypes>;

/** Rules that a client asks. A page need not load the code that only a host plays with (setup, wakes, pieces). */
export type ClientRules<G extends GameTypes> = Pick<
  GameDefinition<G>,
  | 'id'
  | 'traits'
  | 'rulebook'
  | 'options'
  | 'seatOptions'
  | 'presets'
  | 'seating'
  | 'arrange'
  | 'teams'
  | 'teamNames'
  | 'check'
  | 'project'
  | 'legal'
  | 'readyAt'
  | 'early'
  | 'result'
  | 'rounds'
>;

/** Rules of any types, as pages hold them. */
export type AnyClientRules = ClientRules<GameTypes>;

export function winnersOf(result: { readonly ranks: readonly number[] }): Seat[] {
  return result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat as Seat] : []));
}

/** Rank 1 for the best score; equal scores share a rank. */
export function rankBy(scores: readonly number[], best: 'highest' | 'lowest'): number[] {
  const sign = best === 'highest' ? 1 : -1;
  return scores.map((score) => 1 + scores.filter((other) => sign * (other - score) > 0).length);
}
