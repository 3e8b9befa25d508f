import type { Millis, Seat, Viewer } from './brands.ts';
import type { Json } from './json.ts';
import type { OptionTable } from './options.ts';
import type { Rng } from './rng.ts';

/** The nouns of one game. Everything in them is plain JSON; the conformance suite verifies it. */
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

/** Time and chance are arguments, never globals. */
export interface Moment {
  readonly at: Millis;
  readonly rng: Rng;
}

/** How a match begins: who sits, and what was agreed. */
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

/** A command turned down: the rule it breaks, and what a sentence about it needs to know. */
export interface Refusal<G extends GameTypes> {
  readonly rule: G['rule'];
  readonly facts: Facts;
}

export type Verdict<G extends GameTypes> =
  | { readonly ok: true; readonly step: Step<G> }
  | { readonly ok: false; readonly refusal: Refusal<G> };

/** How the match ended. Rank 1 has won; seats of one rank share it. Partners have the same rank and the score of their team. */
export interface Result<G extends GameTypes> {
  readonly rule: G['rule'];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
}

/** One line a round, one number a seat. */
export type Rounds = readonly (readonly number[])[];

export interface Rule {
  readonly source: 'rulebook' | 'ruling';
  readonly section: string;
  /** How a player meets this rule in play; none for a rule that only defines something. */
  readonly shows: readonly ('refusal' | 'event' | 'end')[];
  /** Thousands of matches may not show it: a rule test and a drawn example do. */
  readonly isRare?: true;
  /** About the box or the state of the booklet, not about play: told in RULES.md, left out at the table. */
  readonly isBackground?: true;
}

/** A rule that the published rulebook states. */
export function stated(section: string, ...shows: Rule['shows']): Rule {
  return { source: 'rulebook', section, shows };
}

/** A ruling of ours, where the rulebook is silent or ambiguous. */
export function ruled(section: string, ...shows: Rule['shows']): Rule {
  return { source: 'ruling', section, shows };
}

/** A rule that a survey of matches need not meet. */
export function rare(rule: Rule): Rule {
  return { ...rule, isRare: true };
}

/** A rule that RULES.md alone tells. Nothing can be refused by it: nobody at a table could look it up. */
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
  /** How many may play, in rising order: a rummy in pairs knows 4 and 6, not 5. */
  readonly counts: readonly [number, ...number[]];
}

/** What each seat plays, with nothing left open; or why not everybody can have what was chosen for them. */
export type Arranged<G extends GameTypes> =
  | { readonly ok: true; readonly seatOptions: readonly G['seatOptions'][] }
  | { readonly ok: false; readonly refusal: Refusal<G> };

/**
 * A thing on the table. `id` is the handle by which a viewer could follow it (a place, a slot in a hand), not the thing
 * itself: what a shuffle hides again must come out under another id.
 */
export interface Piece {
  readonly id: string;
  /** Which thing it is. Of a die: which die, not what it shows, since a roll makes no new one. */
  readonly face: string;
  /** What everybody sees of it face down; where absent, it looks like all others that have none. */
  readonly back?: string;
  readonly place: string;
  readonly knownTo: readonly Seat[] | 'all';
}

export function knows(viewer: Viewer, { knownTo }: Piece): boolean {
  return knownTo === 'all' || (viewer !== 'spectator' && knownTo.includes(viewer));
}

/** Whether somebody who knows neither would notice nothing if both were exchanged. */
export function isExchangeable(one: Piece, other: Piece): boolean {
  return one.face !== other.face && one.back === other.back;
}

/** What somebody keeps in mind: a fold over their own sights, so that any process can make it again. */
export interface Mind<G extends GameTypes> {
  readonly start: Json;
  remember(memory: Json, sight: G['sight'], view: G['view'], at: Millis): Json;
}

export interface Notation<G extends GameTypes> {
  command(command: G['command']): string;
  state(state: G['state']): string;
  view(view: G['view']): string;
}

/** How somebody says something: by an emote, a ready phrase, or words of their own. */
export type TalkKind = 'emote' | 'phrase' | 'text';

/** What becomes of commands that come before their `readyAt`. */
export interface EarlyPolicy<G extends GameTypes> {
  /** By how many milliseconds a command may come too early and still be kept; earlier, it is refused. */
  windowMs(view: G['view']): number;
  /** A newer command of the same kind takes the place of one that waits; null for one that always keeps its place. */
  kindOf(command: G['command']): string | null;
}

export interface GameDefinition<G extends GameTypes> {
  readonly id: string;
  /** Rises when a stored log could replay differently. */
  readonly version: number;
  readonly traits: Traits;
  readonly rulebook: Rulebook<G['rule']>;
  readonly options: OptionTable<G['options']>;
  /** What a player may choose for their seat. The default of an option means that nobody chose. */
  readonly seatOptions: OptionTable<G['seatOptions']>;
  readonly presets: Readonly<Record<string, Partial<G['options']>>>;
  readonly notation: Notation<G>;
  /** One command of each kind, legal or not: for code that must know the kinds (the suite, the protocol's readers). */
  readonly examples: readonly G['command'][];
  seating(options: G['options']): Seating;
  /**
   * Gives out the roles that nobody chose, and refuses what cannot be (the same role twice). The same choices always get
   * the same answer, so that a lobby can show it beforehand. Asked with any number of seats up to the largest count: a
   * table may still fill. Absent where a seat's options are as they were chosen.
   */
  arrange?(table: TableSetup<G>): Arranged<G>;
  /** The seats that win together, at an arranged table. Absent where everybody plays alone. */
  teams?(table: TableSetup<G>): readonly (readonly Seat[])[];
  /** What they are called, in the same order: the words of the game say `team.NAME`, and `team.NAME.win` when it wins. Absent or empty where they are counted. */
  teamNames?(options: G['options']): readonly string[];
  /** `table` is arranged. */
  setup(table: TableSetup<G>, moment: Moment): Step<G>;
  /** The only door for untrusted input: total, never throws, and gives one form to equal commands. */
  parse(raw: unknown): G['command'] | null;
  /** The legality, from what the seat may know; 'unknown' where it depends on a hidden fact. */
  check(view: G['view'], seat: Seat, command: G['command'], at: Millis): Refusal<G> | 'unknown' | null;
  apply(state: G['state'], seat: Seat, command: G['command'], moment: Moment): Verdict<G>;
  /** While the match rests, everybody is told it: nothing hidden may decide it then. */
  wakeAt(state: G['state']): Millis | null;
  wake(state: G['state'], moment: Moment): Step<G>;
  /** Who the match waits for; in real time, everybody who may do something before the next wake. */
  toAct(state: G['state']): readonly Seat[];
  view(state: G['state'], viewer: Viewer): G['view'];
  sight(event: G['event'], viewer: Viewer): G['sight'] | null;
  /** Trait 'all': every command that `check` accepts. 'some': only such, and none only when nothing can be done. */
  legal(view: G['view'], seat: Seat, at: Millis): Iterable<G['command']>;
  /** What is played for a seat whose time is out. */
  fallback(view: G['view'], seat: Seat): G['command'] | null;
  /** What a race is about, from public facts only; '*' races everything. */
  contest?(publicView: G['view'], seat: Seat, command: G['command']): string[];
  /** When the pace of the game next lets the seat do this: a command that comes a little early is kept until then. */
  readyAt?(view: G['view'], seat: Seat, command: G['command']): Millis;
  /** What is kept where the game has a pace. */
  readonly early?: EarlyPolicy<G>;
  /** Where a rule is about talking: the command that counts as speaking, from public facts only; null where talk has no effect. No pace holds it back. */
  commandFromTalk?(publicView: G['view'], seat: Seat, said: TalkKind): G['command'] | null;
  pieces(state: G['state']): Piece[];
  /** The same state with the faces of two pieces of one back exchanged: the leak laws look for anyone who notices. */
  swap(state: G['state'], a: string, b: string): G['state'];
  /** How the match ended; null while it is played. From facts that the state and every view share: the page asks it of a view. */
  result(position: G['state'] | G['view']): Result<G> | null;
  /** What each seat won in each round so far, from such facts too, partners alike; absent where there are no rounds. */
  rounds?(position: G['state'] | G['view']): Rounds;
  /**
   * Whether people may end this pause: nobody is to act, and when everybody is ready the next wake comes at once. From facts
   * that the state and every view share. Absent where every pause is one of the rules, and lasts as long as they say.
   */
  rests?(position: G['state'] | G['view']): boolean;
  /**
   * Of its rests, those that go on by themselves in any case, as a countdown does. Every other lasts as long as somebody who is
   * alone with bots wants to look: its table has `Ready`. From such facts too. Absent where there are none.
   */
  countsDown?(position: G['state'] | G['view']): boolean;
  /** Within so many entries bots end the match from any state. */
  bound(options: G['options'], seats: number): number;
  /** What a seat that forgets nothing keeps in mind of what it no longer sees. A bot may keep less of it, in the same form. */
  readonly mind?: Mind<G>;
  /**
   * A whole state that the seat could be looking at: what it sees and what it remembers stays, the rest falls by chance.
   * For bots that search. `memory` is what `mind` kept, or null where nothing was kept.
   */
  imagine?(view: G['view'], seat: Seat, rng: Rng, memory: Json): G['state'];
  /** Whether this is how small children play: people at such a table have ready phrases, and no words of their own. */
  forChildren?(options: G['options']): boolean;
}

/** A game whose own types are not known here: what catalogs hold. */
export type AnyGame = GameDefinition<GameTypes>;

export function winnersOf(result: { readonly ranks: readonly number[] }): Seat[] {
  return result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat as Seat] : []));
}

/** 1 for the best score; equal scores share a rank. */
export function rankBy(scores: readonly number[], best: 'highest' | 'lowest'): number[] {
  const sign = best === 'highest' ? 1 : -1;
  return scores.map((score) => 1 + scores.filter((other) => sign * (other - score) > 0).length);
}
