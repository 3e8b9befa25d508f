import type { Millis, Seat } from '@tablee/kernel';
import { isHero } from './board.ts';
import type { CommandSpec } from './modules/contract.ts';
import { modulesOf, specOf } from './modules/installed.ts';
import { refuse } from './refuse.ts';
import { readyAt } from './timing.ts';
import type { Phase, RushCommand, RushRefusal, RushTable, RushView } from './types.ts';

const PLAYED: readonly Phase[] = ['play'];

export function checkRush(view: RushView, seat: Seat, command: RushCommand, at: Millis): RushRefusal | null {
  return (
    refusePhase(view, seat, command) ??
    specOf(command.do).refuse(view, seat, command) ??
    refuseHaste(view, seat, command, at)
  );
}

function refusePhase(table: RushTable, seat: Seat, command: RushCommand): RushRefusal | null {
  const { phases } = specOf(command.do);
  if ((phases?.(table, seat) ?? PLAYED).includes(table.phase)) return null;
  switch (table.phase) {
    case 'over':
      return refuse('RO-6');
    case 'result':
    case 'play':
      return refuse('RO-A72', { phase: table.phase });
    default:
      return isHero(table, seat) ? refuse('RO-14') : refuse('RO-A69', { phase: table.phase });
  }
}

/** RO-A17, RO-A68: the host keeps a command that comes a moment too early and plays it when it becomes legal. */
function refuseHaste(table: RushTable, seat: Seat, command: RushCommand, at: Millis): RushRefusal | null {
  const ready = readyAt(table, seat, command.do);
  return at >= ready ? null : refuse(specOf(command.do).pace.rule, { why: 'haste', ms: ready - at });
}

export function* legalRush(view: RushView, seat: Seat, at: Millis): Generator<RushCommand> {
  for (const { commands } of modulesOf(view)) {
    for (const spec of Object.values(commands ?? {}) as CommandSpec<RushCommand>[]) {
      for (const command of spec.candidates(view, seat)) {
        if (checkRush(view, seat, command, at) === null) yield command;
      }
    }
  }
}

/** Placing and aiming race for a place; a placement that completes a card races with everything. */
export function contestRush(view: RushView, seat: Seat, command: RushCommand): string[] {
  return specOf(command.do).contest?.(view, seat, command) ?? [];
}
