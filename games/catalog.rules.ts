import type { Bots, FiguresOf, Sides } from '@tablee/bot-kit';
import type { CatalogEntry, OptionCondition } from '@tablee/kernel';
import type { AnyWords, GameWords } from '@tablee/words';
import * as all from './all.rules.ts';

/** All parts of a game except its screen: rules by version, bots, and words. */
export interface RulesEntry extends CatalogEntry {
  readonly bots: Bots;
  /** Bots that never finish a match without others. Golden matches and comparisons of levels leave them out. */
  readonly endless?: readonly string[];
  /** Opponents for the bench only; not offered at tables. */
  readonly sparring?: Bots;
  /** Tables at which the bots are compared. */
  readonly duels: readonly DuelTable[];
  words(): Promise<GameWords<AnyWords>>;
  /** Statistics for RULES.md, computed by `lab figures`. */
  readonly figures?: Figures;
  /** Only for games with unequal camps: `lab balance` measures how often each camp wins. */
  readonly camps?: Camps;
}

export interface Camps {
  /** Seat option that identifies the first camp. */
  readonly split: OptionCondition;
  /** Names of the first and the second camp. */
  readonly names: readonly [string, string];
  /** Id of the card, or other listed content, that this event completed; null if it completed none. */
  readonly completedBy: (event: object) => string | null;
  /** The end of a round that this event tells; null if it tells none. Absent if every match is one round. */
  readonly endedRound?: (event: object) => RoundEnd | null;
}

export interface RoundEnd {
  /** Rule by which the round was won. */
  readonly rule: string;
  /** Name of the camp that won it. */
  readonly camp: string;
}

export interface Figures {
  readonly of: FiguresOf;
  /** One column for each preset, at the seats of its duels. */
  readonly presets: readonly string[];
  /** One column for each number of players instead. */
  readonly isBySeats?: boolean;
}

export interface DuelTable {
  readonly preset: string;
  readonly seats: number;
  /** Assignment of seats to the two bots; alternating by default. */
  readonly sides?: Sides;
  /** Plays each deal twice with the sides swapped, to reduce the influence of luck. */
  readonly isPaired?: boolean;
}

/** Ids of all bots that end matches, the weakest first as in the catalog. */
export function endingBots({ bots, endless = [] }: RulesEntry): string[] {
  return Object.keys(bots).filter((id) => !endless.includes(id));
}

export const rulesCatalog: Readonly<Record<string, RulesEntry>> = all;
