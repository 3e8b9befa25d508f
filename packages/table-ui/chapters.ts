import type { GameTypes } from '@tablee/kernel';
import type { Locale, Say } from '@tablee/words';

/** Props of a game's page of chapters. */
export interface ChaptersProps<G extends GameTypes, Words> {
  readonly say: Say<Words>;
  readonly locale: Locale;
  /** True while a table is being created. */
  readonly isBusy: boolean;
  /** Creates a table with these options for friends and bots. */
  readonly lay: (options: Partial<G['options']>) => void;
}
