import type { GameTypes, Millis, Refusal, Result, Seat, Viewer } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import type { Locale, PlainWord, Say } from '@tablee/words';
import type { ComponentType } from 'react';
import type { ChaptersProps } from './chapters.ts';
import type { Honour } from './end/honour.ts';
import type { Teams } from './teams.ts';

/** A command without an answer yet. */
export interface PendingCommand<G extends GameTypes> {
  readonly id: string;
  readonly command: G['command'];
  /** Match time when it was sent. */
  readonly at: Millis;
}

/** A command that a player tried, and the view at that moment. */
export interface Tried<G extends GameTypes> {
  readonly view: G['view'];
  readonly command: G['command'];
}

/** A refusal as it is shown. */
export interface ShownRefusal<G extends GameTypes> extends Refusal<G> {
  /** The command refused by the host; null if it was never sent. */
  readonly id: string | null;
  /** The try, drawn beside its rule; null if it is no longer known. */
  readonly tried: Tried<G> | null;
}

/** One entry as this viewer saw it: for animations, announcements and the log in words. */
export interface Happening<G extends GameTypes> {
  readonly seq: number;
  readonly sights: readonly G['sight'][];
  /** True if this seat, or the clock for it, played the entry. False until the answer, which may come after the entry. */
  readonly isMine: boolean;
}

/** State of the connection, and the last round trip in ms; null if not measured. */
export interface Connection {
  readonly isAlive: boolean;
  readonly pingMs: number | null;
}

/** A wait that ends as soon as all people present are ready. */
export interface ReadyState {
  /** Match time at which it ends by itself. */
  readonly until: number;
  /** Match time is stopped meanwhile, so no clock is shown. */
  readonly stands: boolean;
  /** Seats of people. */
  readonly ready: readonly number[];
  readonly awaited: readonly number[];
  /** Null for a spectator. */
  readonly mine: { readonly seat: number; readonly sayReady: () => void } | null;
}

/** Advice for the player: a command and its reason in one sentence. */
export interface Hint<G extends GameTypes> {
  readonly command: G['command'];
  readonly why: string;
  /** Spoken name of the thing pointed at, said before the reason. */
  readonly where?: string;
}

/** The position for a hint, with all sent commands applied. */
export interface HintQuestion<G extends GameTypes, Words> {
  readonly view: G['view'];
  readonly seat: Seat;
  readonly at: Millis;
  readonly say: Say<Words>;
  readonly nameOf: (seat: number) => string;
  /** Draft of the turn: the hint continues it, and its command is the whole turn. */
  readonly composed?: G['command'];
  /** The latest refused command: a legal one close to it helps most. */
  readonly insteadOf?: G['command'];
}

/** Answers null if there is no command to advise. */
export type AskHint<G extends GameTypes, Words> = (question: HintQuestion<G, Words>) => Promise<Hint<G> | null>;

/** Props of a game's table. */
export interface GameTableProps<G extends GameTypes, Words> {
  /** Id of the match, used as a storage key on the device. */
  readonly match: string;
  readonly view: G['view'];
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  readonly teams: Teams;
  /** Current match time in ms. */
  readonly now: () => number;
  /** Recent entries since the first view, latest last. */
  readonly happenings: readonly Happening<G>[];
  readonly pending: readonly PendingCommand<G>[];
  /** The latest refusal, from the host or `refuse`, until the next try or `forget`. */
  readonly refusal: ShownRefusal<G> | null;
  readonly result: Result<G> | null;
  /** Says a sentence of this game with names of things and players filled in. */
  readonly say: Say<Words>;
  /** Says a refusal; `lab rules` checks that every refusing rule has a sentence. */
  readonly sayRefusal: (refusal: Refusal<G>) => string;
  /** Says the rule by which the match ended. */
  readonly sayEnd: (result: Result<G>) => string;
  readonly locale: Locale;
  readonly nameOf: (seat: number) => string;
  /**
   * Sends a command and returns its id; null if it cannot be sent, as in a pause. `useTries` checks the rules first.
   */
  readonly play: (command: G['command']) => string | null;
  /** Stores a draft, or null. The host plays it if the seat's time runs out, and shows it to nobody. */
  readonly keepDraft: (command: G['command'] | null) => void;
  /** Shows a refusal in the status line, with its rule. */
  readonly refuse: (refusal: Refusal<G>, tried: Tried<G>) => void;
  /** Hides the latest refusal. */
  readonly forget: () => void;
  /** The game's `hint`, for `useHint`; null if it has none. */
  readonly askHint: AskHint<G, Words> | null;
  /** Opens the rules drawer at a rule. */
  readonly openRule: (rule: G['rule']) => void;
  /** For `Ready`: the current wait between rounds or before the first; null if there is none. */
  readonly ready: ReadyState | null;
  /** State of the connection, for the status line. */
  readonly connection: Connection;
}

/** A position and a command of seat A, both in the notation of the game. */
export interface RuleExample<G extends GameTypes> {
  /** View of seat A as written by `notation.view`, with few pieces because all of it is drawn. */
  readonly position: string;
  /** As written by `notation.command`. */
  readonly command: string;
  /** Options other than the defaults. */
  readonly options?: Partial<G['options']>;
}

export interface RuleExamples<G extends GameTypes> {
  readonly legal: RuleExample<G>;
  readonly illegal: RuleExample<G>;
}

/** A try to be drawn: the seat's view and command. Examples use seat A. */
export interface ShownExample<G extends GameTypes> extends Tried<G> {
  readonly seat: Seat;
}

/** Names of the players in an example, and the words of the game. */
export interface ExampleWords<Words> {
  readonly say: Say<Words>;
  readonly nameOf: (seat: number) => string;
}

/**
 * Drawn examples of a game, for the rules drawer and the page of rules. There is a pair for every rule that `check`
 * refuses with, and a figure for rules about seat options. The game parses its notation, draws a view with the try
 * highlighted and describes both; the page adds frame, verdict and reason. `describeExamples` in the conformance
 * package checks every pair.
 */
export interface GameExamples<G extends GameTypes, Words> {
  readonly pairs: Partial<Readonly<Record<G['rule'], RuleExamples<G>>>>;
  /**
   * Rules whose pair only shows that nothing can be played, as after the end: drawn after a refusal, but not in the
   * list of rules, where they explain nothing.
   */
  readonly unlisted?: readonly G['rule'][];
  /** Examples of rules that never refuse but are easier to see than to read. */
  readonly allowed?: Partial<Readonly<Record<G['rule'], readonly RuleExample<G>[]>>>;
  /** Figures of rules without a command, such as scoring, drawn by the game. */
  readonly figures?: Partial<Readonly<Record<G['rule'], ComponentType<ExampleWords<Words>>>>>;
  readonly read: (example: RuleExample<G>) => Tried<G>;
  /** Crops a table to the part that a try is about: a whole one is too large for a small picture. Absent if never needed. */
  readonly focus?: (shown: ShownExample<G>) => ShownExample<G>;
  /** Draws the view; `--verdict` is the colour of the try. Hidden from screen readers, which get `tell`. */
  readonly Picture: ComponentType<ShownExample<G> & ExampleWords<Words>>;
  /** Describes the position for screen readers, and the try for everybody. */
  readonly tell: (
    shown: ShownExample<G>,
    words: ExampleWords<Words>,
  ) => { readonly seen: string; readonly tried: string };
}

/** A picture with a title and a line: `brief.ID.title` and `brief.ID` in the game's words, with options as facts. */
export interface BriefCard<G extends GameTypes, Words> {
  readonly id: string;
  /** Drawn on felt with the game's pieces, hidden from screen readers. */
  readonly Picture: ComponentType<BriefPictureProps<G, Words>>;
}

export interface BriefPictureProps<G extends GameTypes, Words> {
  readonly options: G['options'];
  readonly say: Say<Words>;
}

/** A game in a few pictures, by options. Understandable to a child who cannot read yet. */
export interface GameBrief<G extends GameTypes, Words> {
  /** Before the first match: the aim, a turn, the end. `mine` are the seat options as arranged, if known. */
  readonly first: (options: G['options'], mine?: G['seatOptions']) => readonly BriefCard<G, Words>[];
  /** Rules in thirty seconds: a turn, its main action, how to win. */
  readonly short: (options: G['options']) => readonly BriefCard<G, Words>[];
  /** Sections of the rulebook in play with these options; absent if always all. */
  readonly sections?: (options: G['options']) => readonly string[];
}

/** A finished match as one viewer knows it. */
export interface MatchEnd<G extends GameTypes, Words> {
  readonly view: G['view'];
  /** All entries in order; null if the page missed some. */
  readonly sights: readonly G['sight'][] | null;
  readonly say: Say<Words>;
}

/** A finished match with its viewer and the names of the players. */
export interface SeenEnd<G extends GameTypes, Words> extends MatchEnd<G, Words> {
  readonly viewer: Viewer;
  readonly nameOf: (seat: number) => string;
}

/** Props of `Counts`, which shows how every round of a finished match was counted. */
export type CountsProps<G extends GameTypes, Words> = Pick<
  GameTableProps<G, Words>,
  'view' | 'viewer' | 'seats' | 'say' | 'locale' | 'nameOf'
>;

/** An entry of the list that `?` opens. */
export interface GameKey<Words> {
  /** Values of `KeyboardEvent.key` (`D`, `1`, ` `, `Enter`, `ArrowUp`); `1-9` for a row. The page translates them. */
  readonly keys: readonly string[];
  /** Id of a sentence of the game: « Piocher ». */
  readonly does: PlainWord<Words>;
}

/** The user interface of a game, loaded when its box is opened. */
export interface GameUi<G extends GameTypes, Words> {
  readonly Table: ComponentType<GameTableProps<G, Words>>;
  /** Table for a television, drawn on a `BIG_SCREEN`; absent if the scaled spectator's table is used. */
  readonly BigScreen?: ComponentType<GameTableProps<G, Words>>;
  /** Page of chapters, for a game with scenarios. */
  readonly Chapters?: ComponentType<ChaptersProps<G, Words>>;
  /** Loads the drawn examples, which a table does not need; null if the game has none. */
  readonly examples: (() => Promise<GameExamples<G, Words>>) | null;
  /** Pictures for newcomers; null if the game has none: the page then shows words. */
  readonly brief: GameBrief<G, Words> | null;
  /** True if names are called aloud, which needs a switch on the page. */
  readonly isVocal?: boolean;
  /** A sight in words for the announcer and the log; null for silence. */
  readonly tell: (sight: G['sight'], say: Say<Words>, nameOf: (seat: number) => string) => string | null;
  /**
   * Progress of the match in two words, under the title: « Manche 2 ». Absent or null where the name of the variant is
   * shown.
   */
  readonly progress?: (view: G['view'], say: Say<Words>) => string | null;
  /** Standing of a match of several rounds, drawn in the bar beside the progress. Absent if the table shows it. */
  readonly Standing?: ComponentType<Pick<GameTableProps<G, Words>, 'view' | 'say'>>;
  /** Keys of the game, besides arrows, Enter and Escape. */
  readonly keys?: readonly GameKey<Words>[];
  /** The next command to advise, with a reason. May be slow and run in a worker. Absent without hints. */
  readonly hint?: AskHint<G, Words>;
  /** The score that ends a match, for the chart at the end; absent if there is none. */
  readonly goalOf?: (options: G['options']) => number | null;
  /** The counting of every round, opened from the end screen. Absent if the numbers explain themselves. */
  readonly Counts?: ComponentType<CountsProps<G, Words>>;
  /** Honours at the end of a match; `chooseHonours` picks three. */
  readonly honours?: (end: SeenEnd<G, Words>) => readonly Honour[];
  /** Course of the match in place of the points; absent where points tell it. */
  readonly Story?: ComponentType<SeenEnd<G, Words>>;
  /** The deciding action in one sentence; absent where the rule of the end says it. */
  readonly ending?: (end: SeenEnd<G, Words>) => string;
  /** True if the host may take this command back; absent if none can be undone. */
  readonly takesBack?: (command: G['command']) => boolean;
}
