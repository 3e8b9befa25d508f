import type { Seat } from '@tablee/kernel';
import type { Announcement, ExampleWords, Feeling, HintQuestion, ShownExample } from '@tablee/table-ui';
import type { RushSay, RushWords } from '../../locale/index.ts';
import type { ModuleId } from '../../rules/content/chapters.ts';
import type { Heap } from '../../rules/heaps.ts';
import type {
  CommandOf,
  EventOf,
  Question,
  QuestionKind,
  RushCommand,
  RushEvent,
  RushTypes,
  RushView,
  Spot,
} from '../../rules/types.ts';
import type { NumberedTarget } from '../play/aims.ts';
import type { RushGame } from '../play/use-rush.ts';

/** The player addressed, with the names of seats and cards. */
export interface Listener {
  readonly me: Seat | null;
  readonly view: RushView;
  readonly say: RushSay;
  readonly nameOf: (seat: number) => string;
}

export type StatusLines = readonly [title: string, text: string];

/** Table and words of the player who reads the status line. */
export interface StatusReader {
  readonly game: RushGame;
  readonly say: RushSay;
}

/** The same with the whole table. */
export interface TableReader extends StatusReader {
  readonly view: RushView;
  readonly nameOf: (seat: number) => string;
}

/** A question for the status line. */
interface QuestionReader extends TableReader {
  readonly question: Question;
  /** On phones. */
  readonly isNarrow: boolean;
}

/** One kind of question. */
export interface QuestionLook {
  /** To the player who is asked. */
  readonly mine: (reader: QuestionReader) => StatusLines;
  /** To everybody else. */
  readonly watched: (reader: QuestionReader) => StatusLines;
}

/** A card that moves: revealed from a deck, put on the heroes' deck, or discarded. */
export interface CardMove {
  readonly card: string;
  readonly from: Spot | Deck;
  readonly to: Spot | Deck | 'aside';
}

type Deck = Extract<Heap, 'trials' | 'spells'>;

/** One kind of event: what the page says, plays and moves. */
export interface EventLook<E extends RushEvent> {
  /** Words for the log and screen readers; absent for frequent events, such as rolls and placements. */
  readonly told?: (sight: E, say: RushSay, nameOf: (seat: number) => string) => string;
  /** Announcement to screen readers; absent for silence. */
  readonly aloud?: (sight: E, listener: Listener) => string | Announcement | null;
  readonly felt?: (sight: E, game: Pick<RushGame, 'me' | 'camp'>, view: RushView) => Feeling | null;
  /** Lines of the status line, which shows them for a moment. */
  readonly status?: (sight: E, reader: StatusReader) => StatusLines;
  readonly flights?: (sight: E, view: RushView) => readonly CardMove[];
  /** The player whose plate shakes once. */
  readonly shakes?: (sight: E) => Seat;
}

/** One kind of command. */
export interface CommandLook<C extends RushCommand> {
  readonly feeling: Feeling;
  /** Name of the thing in the markup that a player touches for it. */
  readonly touches: (command: C, aims: readonly NumberedTarget[] | null) => string;
  /** Reason of a hint. */
  readonly hint: (command: C, question: HintQuestion<RushTypes, RushWords>) => string;
  /** Words for a tried command in an example of the rules. */
  readonly tried: (command: C, shown: ShownExample<RushTypes>, words: ExampleWords<RushWords>) => string;
}

/** All events of a module: a missing kind is a type error. */
export type EventLooks<E extends RushEvent> = {
  readonly [Kind in E['kind']]: EventLook<Extract<E, { kind: Kind }>>;
};

/** All commands of a module. */
export type CommandLooks<C extends RushCommand> = {
  readonly [Kind in C['do']]: CommandLook<Extract<C, { do: Kind }>>;
};

/** The page's part of a module of the rules, in a file of the same name. */
export interface UiModule {
  /** 'table' has the events that no module sends alone. */
  readonly id: ModuleId | 'table';
  readonly events?: { readonly [Kind in RushEvent['kind']]?: EventLook<EventOf<Kind>> };
  readonly questions?: { readonly [Kind in QuestionKind]?: QuestionLook };
  readonly commands?: { readonly [Kind in RushCommand['do']]?: CommandLook<CommandOf<Kind>> };
  /** Lines of the status line between two rounds. */
  readonly resting?: (reader: TableReader) => StatusLines;
}
