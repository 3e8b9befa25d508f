import type { GameTypes, Millis, Refusal, Result, Seat, Viewer } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import type { Locale, PlainWord, Say } from '@tablee/words';
import type { ComponentType } from 'react';
import type { ChaptersProps } from './chapters.ts';
import type { Honour } from './end/honour.ts';
import type { Teams } from './teams.ts';

/** A command that was sent and not yet answered. */
export interface PendingCommand<G extends GameTypes> {
  readonly id: string;
  readonly command: G['command'];
  /** Match time when it was sent. */
  readonly at: Millis;
}

/** What somebody tried, and what they saw when they did. */
export interface Tried<G extends GameTypes> {
  readonly view: G['view'];
  readonly command: G['command'];
}

/** Why something was turned down. */
export interface Refused<G extends GameTypes> extends Refusal<G> {
  /** The command that the host turned down; null where it was not even sent. */
  readonly id: string | null;
  /** For the rules, which draw it; null where nobody knows it any more. */
  readonly tried: Tried<G> | null;
}

/** What happened in one entry, as this viewer saw it: for the animation, the announcer and the log in words. */
export interface Happening<G extends GameTypes> {
  readonly seq: number;
  readonly sights: readonly G['sight'][];
  /** Whether this seat played it, or the clock for it. Not known before the answer, which may come after the entry. */
  readonly isMine: boolean;
}

/** Whether the host hears this page, and how long an answer takes; null where it was not measured. */
export interface Connection {
  readonly isAlive: boolean;
  readonly pingMs: number | null;
}

/** What everybody waits for while nobody is to act: it comes at once when all people who are here are ready. */
export interface ReadyState {
  /** Match time at which it comes by itself. */
  readonly until: number;
  /** Match time stands until they are: nobody is shown a clock. */
  readonly stands: boolean;
  /** The seats of people. */
  readonly ready: readonly number[];
  readonly awaited: readonly number[];
  /** Null for a spectator. */
  readonly mine: { readonly seat: number; readonly sayReady: () => void } | null;
}

/** What a friend would do now, and why, in one sentence. */
export interface Hint<G extends GameTypes> {
  readonly command: G['command'];
  readonly why: string;
  /** What it points at, for whoever listens instead of looking: said before the reason. */
  readonly where?: string;
}

/** Who asks for a hint, and what they see: the table as it will be when everything they have sent is played. */
export interface HintQuestion<G extends GameTypes, Words> {
  readonly view: G['view'];
  readonly seat: Seat;
  readonly at: Millis;
  readonly say: Say<Words>;
  readonly nameOf: (seat: number) => string;
  /** What they have composed of their turn and not sent: the hint goes on from there, and its command is the whole turn. */
  readonly composed?: G['command'];
  /** What was just refused: of all that can be done, what is nearest to it helps most. */
  readonly insteadOf?: G['command'];
}

/** Null where there is nothing to be done. */
export type AskHint<G extends GameTypes, Words> = (question: HintQuestion<G, Words>) => Promise<Hint<G> | null>;

/** All that the table of a game is given to draw and to play with. */
export interface GameTableProps<G extends GameTypes, Words> {
  /** Which match this is: what the device keeps of it is kept by this. */
  readonly match: string;
  readonly view: G['view'];
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  readonly teams: Teams;
  /** Match time now, in milliseconds. */
  readonly now: () => number;
  /** The newest entries, the latest last; what is older than the first view is not among them. */
  readonly happenings: readonly Happening<G>[];
  readonly pending: readonly PendingCommand<G>[];
  /** The last refusal, of the host or shown by `refuse`, until something else is tried or it is forgotten. */
  readonly refusal: Refused<G> | null;
  readonly result: Result<G> | null;
  /** Says a sentence of this game, things and players named. */
  readonly say: Say<Words>;
  /** Why something was refused; `lab rules` makes sure that every rule that refuses has its sentence. */
  readonly sayRefusal: (refusal: Refusal<G>) => string;
  /** By which rule the match ended. */
  readonly sayEnd: (result: Result<G>) => string;
  readonly locale: Locale;
  readonly nameOf: (seat: number) => string;
  /** Sends a command and answers with its id; null where it is not sent, as in a pause. `useTries` asks the rules first. */
  readonly play: (command: G['command']) => string | null;
  /** Keeps what is composed and not sent; null for nothing. The host plays it if this seat's time runs out, and shows it to nobody. */
  readonly keepDraft: (command: G['command'] | null) => void;
  /** Shows why not: one sentence in the status line, with the rule behind it. */
  readonly refuse: (refusal: Refusal<G>, tried: Tried<G>) => void;
  /** Shows the last refusal no longer. */
  readonly forget: () => void;
  /** `hint` of the game, for `useHint`; null where it has none. */
  readonly askHint: AskHint<G, Words> | null;
  /** Opens the rules at this one. */
  readonly openRule: (rule: G['rule']) => void;
  /** For `Ready`, where a table has a place for it: between rounds, before the first. Null while there is nothing to wait for. */
  readonly ready: ReadyState | null;
  /** How the line to the host is, for the end of the status line. */
  readonly connection: Connection;
}

/** A position and what seat A tries in it, both in the notation of the game. */
export interface RuleExample<G extends GameTypes> {
  /** What seat A sees, as `notation.view` writes it: a whole position with few things in it, since all of it is drawn. */
  readonly position: string;
  /** As `notation.command` writes it. */
  readonly command: string;
  /** Where others than the usual ones are played. */
  readonly options?: Partial<G['options']>;
}

export interface RuleExamples<G extends GameTypes> {
  readonly legal: RuleExample<G>;
  readonly illegal: RuleExample<G>;
}

/** A try as it is drawn: what this seat saw and what it tried. In an example that is seat A. */
export interface ShownExample<G extends GameTypes> extends Tried<G> {
  readonly seat: Seat;
}

/** How the players of an example are called, and the words of the game. */
export interface ExampleWords<Words> {
  readonly say: Say<Words>;
  readonly nameOf: (seat: number) => string;
}

/**
 * The drawn examples of a game, in the rules drawer and on the page of its rules. A game brings a pair for every rule
 * that `check` can refuse with and a figure for one that refuses the choices of seats, reads its own notation, draws a view with what is tried standing out, and tells both in
 * words. The page frames them, marks them as allowed or refused, and says by `check` itself why. `describeExamples` of
 * the conformance package holds every pair to what it claims.
 */
export interface GameExamples<G extends GameTypes, Words> {
  readonly pairs: Partial<Readonly<Record<G['rule'], RuleExamples<G>>>>;
  /**
   * Rules whose pair shows only that there is nothing to play at the moment, as after the end of the match: drawn for whoever was
   * refused, left out where the rule is read, for it says nothing about it.
   */
  readonly unlisted?: readonly G['rule'][];
  /** What other rules allow: those that never refuse, but are easier seen than read. */
  readonly allowed?: Partial<Readonly<Record<G['rule'], readonly RuleExample<G>[]>>>;
  /** Rules that no command shows, such as a score: drawn with the game's own code, words and all. */
  readonly figures?: Partial<Readonly<Record<G['rule'], ComponentType<ExampleWords<Words>>>>>;
  readonly read: (example: RuleExample<G>) => Tried<G>;
  /** What of a real table a try is about: all of it is too much to be drawn small. Absent where it never is. */
  readonly focus?: (shown: ShownExample<G>) => ShownExample<G>;
  /** Draws it; `--verdict` is the colour of what is tried. Nothing in it is read aloud: `tell` says what it shows. */
  readonly Picture: ComponentType<ShownExample<G> & ExampleWords<Words>>;
  /** What lies there, for screen readers, and what is tried, for everybody. */
  readonly tell: (
    shown: ShownExample<G>,
    words: ExampleWords<Words>,
  ) => { readonly seen: string; readonly tried: string };
}

/** One picture, and one line below it: `brief.ID.title` and `brief.ID` of the game's words, the options being facts. */
export interface BriefCard<G extends GameTypes, Words> {
  readonly id: string;
  /** Drawn on felt with the game's own pieces, which nobody reads aloud; what is written in it is. */
  readonly Picture: ComponentType<BriefPictureProps<G, Words>>;
}

export interface BriefPictureProps<G extends GameTypes, Words> {
  readonly options: G['options'];
  readonly say: Say<Words>;
}

/** A game in a few pictures, each for the options of a table. A child who cannot read understands them too. */
export interface GameBrief<G extends GameTypes, Words> {
  /**
   * Before somebody's first match: what has to be known for a turn, and how one wins. `mine` is what was arranged for their seat,
   * where that is known.
   */
  readonly first: (options: G['options'], mine?: G['seatOptions']) => readonly BriefCard<G, Words>[];
  /** The rules in thirty seconds: a turn, what is done in it, how one wins. */
  readonly short: (options: G['options']) => readonly BriefCard<G, Words>[];
  /** The sections of the rulebook that are played with these options; absent where all of them always are. */
  readonly sections?: (options: G['options']) => readonly string[];
}

/** A match that is over, as one viewer knows it. */
export interface MatchEnd<G extends GameTypes, Words> {
  readonly view: G['view'];
  /** Everything that happened, in order; null where the page came later or missed some of it. */
  readonly sights: readonly G['sight'][] | null;
  readonly say: Say<Words>;
}

/** The same for whoever looks at it, with names. */
export interface SeenEnd<G extends GameTypes, Words> extends MatchEnd<G, Words> {
  readonly viewer: Viewer;
  readonly nameOf: (seat: number) => string;
}

/** What the counts of a match that is over are drawn from. */
export type CountsProps<G extends GameTypes, Words> = Pick<
  GameTableProps<G, Words>,
  'view' | 'viewer' | 'seats' | 'say' | 'locale' | 'nameOf'
>;

/** Some keys and what they do, for the list that `?` opens. */
export interface GameKey<Words> {
  /** As `KeyboardEvent.key` calls them (`D`, `1`, ` `, `Enter`, `ArrowUp`); `1-9` for a row. The page writes them in its language. */
  readonly keys: readonly string[];
  /** The id of a sentence of the game: « Piocher ». */
  readonly does: PlainWord<Words>;
}

/** What a game brings to the page; loaded when it is opened. */
export interface GameUi<G extends GameTypes, Words> {
  readonly Table: ComponentType<GameTableProps<G, Words>>;
  /** The table as a television shows it, on a `BIG_SCREEN`; absent where the spectator's table, enlarged, will do. */
  readonly BigScreen?: ComponentType<GameTableProps<G, Words>>;
  /** The page of a game that has a road of scenarios; its box says that it has one. */
  readonly Chapters?: ComponentType<ChaptersProps<G, Words>>;
  /** Fetched when somebody reads the rules: a table does without them. Null while nobody has drawn any. */
  readonly examples: (() => Promise<GameExamples<G, Words>>) | null;
  /** Null while nobody has drawn it: newcomers are then told the aim, a turn and the end in words alone. */
  readonly brief: GameBrief<G, Words> | null;
  /** Whether names are called aloud at its table: the page then has a switch for it. */
  readonly isVocal?: boolean;
  /** What a sight sounds like in words, for the announcer and the log; null where nothing is said. */
  readonly tell: (sight: G['sight'], say: Say<Words>, nameOf: (seat: number) => string) => string | null;
  /** How far the match is, in two words under its title: « Manche 2 ». Absent where the name of the variant stands there. */
  readonly progress?: (view: G['view'], say: Say<Words>) => string;
  /** The keys of its own, for `useTableKeys` and others; arrows, Enter and Escape are known to every table. Absent where it has none. */
  readonly keys?: readonly GameKey<Words>[];
  /** What to do now, and why. It may take its time, and think in a worker. Absent where there are no hints. */
  readonly hint?: AskHint<G, Words>;
  /** The score that ends a match, for the line in the chart of the end. Absent where no score does. */
  readonly goalOf?: (options: G['options']) => number | null;
  /** How every round was counted, the last one too: the end leads to it, and lays it on felt. Absent where its numbers need no words. */
  readonly Counts?: ComponentType<CountsProps<G, Words>>;
  /** Up to three small honours for the end of a match, from what happened; `chooseHonours` picks them. */
  readonly honours?: (end: SeenEnd<G, Words>) => readonly Honour[];
  /** How the match went, on the paper of the end: in place of the points where those tell nothing. Absent where they do. */
  readonly Story?: ComponentType<SeenEnd<G, Words>>;
  /** What decided the match, in one sentence: who did it, by which card. Absent where the rule by which it ended says it. */
  readonly ending?: (end: SeenEnd<G, Words>) => string;
  /** Whether the host may take such a command back: never one that shows a face or draws. Absent where none is. */
  readonly takesBack?: (command: G['command']) => boolean;
}
