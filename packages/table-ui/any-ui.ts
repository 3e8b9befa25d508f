import type { GameTypes } from '@tablee/kernel';
import type { AnyWords } from '@tablee/words';
import type { GameUi } from './game-ui.ts';

/** The table of a game whose own types are unknown here. */
export type AnyUi = GameUi<GameTypes, AnyWords>;

/** Safe because a table only gets views of its own game, as named by the host. */
export function anyUi<G extends GameTypes, Words>(ui: GameUi<G, Words>): AnyUi {
  return ui as unknown as AnyUi;
}
