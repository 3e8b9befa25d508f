import type { GameTypes } from '@tablee/kernel';
import type { Locale, Say } from '@tablee/words';

/** What the page of a game's chapters is given to draw and to play with. */
export interface ChaptersProps<G extends GameTypes, Words> {
  readonly say: Say<Words>;
  readonly locale: Locale;
  /** While a table is being laid, no other is. */
  readonly isBusy: boolean;
  /** Lays a table with these options, for friends and bots to come to. */
  readonly lay: (options: Partial<G['options']>) => void;
}
