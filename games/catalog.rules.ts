import type { Bots, FiguresOf, Sides } from '@tablee/bot-kit';
import type { CatalogEntry, OptionCondition } from '@tablee/kernel';
import type { AnyWords, GameWords } from '@tablee/words';
import * as all from './all.rules.ts';

/** Everything that plays without a screen: the rules by version, who can play them, and how they are told. */
export interface RulesEntry extends CatalogEntry {
  readonly bots: Bots;
  /** Bots by whom alone no match is ever won: neither golden matches nor levels are played by them. */
  readonly endless?: readonly string[];
  /** Opponents for the bench alone: no table offers them. */
  readonly sparring?: Bots;
  /** The tables at which the bots are measured against each other. */
  readonly duels: readonly DuelTable[];
  words(): Promise<GameWords<AnyWords>>;
  /** What RULES.md tells of many matches: `lab figures` counts it. */
  readonly figures?: Figures;
  /** Only where unequal camps play against each other: `lab balance` measures how often each wins. */
  readonly camps?: Camps;
}

export interface Camps {
  /** What the seats of the first camp have chosen. */
  readonly split: OptionCondition;
  /** What the two are called. */
  readonly names: readonly [string, string];
  /** The card, or whatever else the content of the game lists, that was completed by this event; null where none was. */
  readonly completedBy: (event: object) => string | null;
}

export interface Figures {
  readonly of: FiguresOf;
  /** The presets that are counted, a column each, at the seats of their duels. */
  readonly presets: readonly string[];
  /** A column for each number of players instead. */
  readonly isBySeats?: boolean;
}

export interface DuelTable {
  readonly preset: string;
  readonly seats: number;
  /** Who plays against whom; alternate seats where it is not said. */
  readonly sides?: Sides;
  /** Whether each deal is played once from either side, where the luck of the cards is large. */
  readonly isPaired?: boolean;
}

/** The bots whose matches end, as the catalog lists them: the weakest first. */
export function endingBots({ bots, endless = [] }: RulesEntry): string[] {
  return Object.keys(bots).filter((id) => !endless.includes(id));
}

export const rulesCatalog: Readonly<Record<string, RulesEntry>> = all;
