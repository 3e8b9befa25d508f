import type { GameTypes } from '@tablee/kernel';
import type { AnyWords } from '@tablee/words';
import type { GameUi } from './game-ui.ts';

/** A game's table whose own types are not known here. */
export type AnyUi = GameUi<GameTypes, AnyWords>;

/** Safe, because a table is given only the views of its own game: the host says which game it is. */
export function anyUi<G extends GameTypes, Words>(ui: GameUi<G, Words>): AnyUi {
  return ui as unknown as AnyUi;
}
