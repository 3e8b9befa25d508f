import type { GameTypes, Refusal } from '@tablee/kernel';
import type { TableDoc } from './table-doc.ts';

export type SeatingProblem =
  | 'not-waiting'
  | 'no-open-seat'
  | 'seat-taken'
  | 'no-such-seat'
  | 'bad-nonce'
  | 'not-seated'
  | 'not-the-maker'
  | 'too-few'
  | 'match-over'
  | 'bad-options'
  | 'unknown-game'
  | 'too-many'
  | 'bad-count'
  | 'refused'
  | 'bad-house'
  | 'barred'
  | 'not-barred';

/** The next revision and the table made with it, if any; or the reason why there is none. */
export type Changed = { readonly ok: true; readonly doc: TableDoc; readonly made?: TableDoc } | NotChanged;

/** `refusal` names the rule of the game that forbids the change, if there is one. */
export interface NotChanged {
  readonly ok: false;
  readonly why: SeatingProblem;
  readonly refusal?: Refusal<GameTypes>;
}

export function refused(refusal: Refusal<GameTypes>): NotChanged {
  return { ok: false, why: 'refused', refusal };
}

export function revised(doc: TableDoc, changes: Partial<TableDoc>): Changed {
  return { ok: true, doc: { ...doc, ...changes, revision: doc.revision + 1 } };
}

export function no(why: SeatingProblem): NotChanged {
  return { ok: false, why };
}
