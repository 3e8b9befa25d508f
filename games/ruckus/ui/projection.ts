import type { Seat } from '@tablee/kernel';
import { type PendingCommand, playTimeOf } from '@tablee/table-ui';
import { noteAction, projectRuckus } from '../rules/actions.ts';
import { ruckus } from '../rules/index.ts';
import type { Family, Pile, RuckusTypes, RuckusView } from '../rules/types.ts';
import { isAmong, type Target } from './touch.ts';

type Pending = PendingCommand<RuckusTypes>;

/** The table as drawn: pending commands are shown as if played (optimistic update), and marked. */
export interface Projection {
  readonly piles: readonly (readonly Pile[])[];
  readonly hand: readonly Family[];
  /** My piles that the host has not confirmed, and other players' piles that my card lies on. */
  readonly sent: readonly Target[];
  readonly isDrawing: boolean;
  readonly isSlapping: boolean;
  /** The view after all pending commands, for checking the next one. */
  readonly coming: RuckusView;
}

export function isSent({ sent }: Projection, seat: number, family: Family): boolean {
  return isAmong(sent, seat, family);
}

export function project(view: RuckusView, seat: Seat | null, pending: readonly Pending[]): Projection {
  const still: Projection = {
    piles: view.piles,
    hand: view.hand ?? [],
    sent: [],
    isDrawing: false,
    isSlapping: false,
    coming: view,
  };
  return seat === null ? still : pending.reduce((shown, sent) => projectOne(shown, seat, sent), still);
}

function projectOne(shown: Projection, seat: Seat, sent: Pending): Projection {
  const { command } = sent;
  const at = playTimeOf(ruckus, shown.coming, seat, sent);
  if (at === null) return shown;
  const coming = projectRuckus(shown.coming, seat, command, at);
  if (coming === null || !('family' in command)) {
    const { isDrawing, isSlapping } = shown;
    return {
      ...shown,
      isDrawing: isDrawing || command.do === 'draw',
      isSlapping: isSlapping || command.do === 'slap',
      coming: noteAction(shown.coming, seat, at),
    };
  }
  // A race may be lost: the card moves to the pile at once, but the pile only when the host confirms.
  const isRace = command.do === 'steal';
  const laid = isRace ? null : projectRuckus({ ...shown.coming, piles: shown.piles }, seat, command, at);
  const target = { seat: isRace ? command.from : seat, family: command.family };
  return {
    ...shown,
    piles: laid?.piles ?? shown.piles,
    hand: coming.hand ?? [],
    sent: [...shown.sent, target],
    coming,
  };
}
