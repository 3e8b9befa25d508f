import type { Millis, Seat } from '@tablee/kernel';
import { HERO_SPOTS, isCompleted, isHero, isUnderDragon, missingAt, spotOf, spotsOf } from './board.ts';
import { campOf } from './camps.ts';
import { refuseAim, refuseUnasked } from './check-aim.ts';
import { cardOrTileAt, type PlaceCommand, refusePlace, symbolsOf } from './check-place.ts';
import { refuse } from './refuse.ts';
import { pushOf, targetsOf } from './targets.ts';
import { readyAt } from './timing.ts';
import type { Die, PingWord, RushCommand, RushRefusal, RushTable, RushView } from './types.ts';

export const PING_WORDS: readonly PingWord[] = ['help', 'dragon', 'mine'];

export function checkRush(view: RushView, seat: Seat, command: RushCommand, at: Millis): RushRefusal | null {
  return refusePhase(view, seat, command) ?? refuseCommand(view, seat, command) ?? refuseHaste(view, seat, command, at);
}

function refusePhase(table: RushTable, seat: Seat, command: RushCommand): RushRefusal | null {
  if (table.phase === 'play') return null;
  if (table.phase === 'over') return refuse('RO-6');
  if (isHero(table, seat)) return refuse('RO-14');
  return table.phase === 'signal' && command.do === 'roll' ? null : refuse('RO-A69', { phase: table.phase });
}

/** RO-A17, RO-A68: the host keeps a command that comes a moment too early and plays it when it becomes legal. */
function refuseHaste(table: RushTable, seat: Seat, command: RushCommand, at: Millis): RushRefusal | null {
  const ready = readyAt(table, seat, command.do);
  if (at >= ready) return null;
  return refuse(command.do === 'ping' ? 'RO-A68' : 'RO-A17', { why: 'haste', ms: ready - at });
}

function refuseCommand(table: RushTable, seat: Seat, command: RushCommand): RushRefusal | null {
  switch (command.do) {
    case 'aim':
      return refuseAim(table, seat, command);
    case 'decline':
      return refuseUnasked(table, seat);
    case 'ping':
      return refusePing(table, seat, command);
    default:
      return refuseDice(table, seat, command);
  }
}

type DiceCommand = Extract<RushCommand, { do: 'roll' | 'place' | 'take' | 'clear' }>;

function refuseDice(table: RushTable, seat: Seat, command: DiceCommand): RushRefusal | null {
  if (table.asking !== null && !isHero(table, seat)) return refuse('RO-A66', { card: table.cards[table.asking.spot] });
  switch (command.do) {
    case 'roll':
      return refuseRoll(table, seat);
    case 'place':
      return refusePlace(table, seat, command);
    case 'take':
      return refuseTake(table, table.dice[seat]?.[command.die]);
    case 'clear':
      return refuseTake(
        table,
        table.dice[seat]?.find(({ is }) => is === 'placed'),
      );
  }
}

/** RO-20: placed dice are not rolled. */
function refuseRoll(table: RushTable, seat: Seat): RushRefusal | null {
  const spot = spotOf(table, seat);
  const isAllPlaced = table.dice[seat]?.every(({ is }) => is === 'placed') === true;
  if (!isAllPlaced || spot === null) return null;
  return refuse('RO-20', { why: isCompleted(table, spot) ? 'complete' : 'all', card: cardOrTileAt(table, spot) });
}

/** RO-15, RO-30: not from a completed card. */
function refuseTake(table: RushTable, die: Die | undefined): RushRefusal | null {
  if (die?.is !== 'placed') return refuse('RO-15', { why: 'not-placed' });
  return isCompleted(table, die.spot) ? refuse('RO-30', { why: 'take', card: cardOrTileAt(table, die.spot) }) : null;
}

type PingCommand = Extract<RushCommand, { do: 'ping' }>;

/** RO-A68. */
function refusePing(table: RushTable, seat: Seat, { word, spot }: PingCommand): RushRefusal | null {
  if (!isHero(table, seat)) return refuse('RO-A68', { why: 'sorcerer' });
  const isOfDragon = spot === 'dragon' || word === 'dragon';
  return isOfDragon && table.dragon === null ? refuse('RO-A68', { why: 'absent' }) : null;
}

export function* legalRush(view: RushView, seat: Seat, at: Millis): Generator<RushCommand> {
  for (const command of candidateCommands(view, seat)) if (checkRush(view, seat, command, at) === null) yield command;
}

/** All commands that fit the dice and cards of this seat, legal now or not. */
function* candidateCommands(table: RushTable, seat: Seat): Generator<RushCommand> {
  yield { do: 'roll' };
  yield { do: 'clear' };
  yield { do: 'decline' };
  for (const [die, { is }] of (table.dice[seat] ?? []).entries()) {
    if (is === 'placed') yield { do: 'take', die };
    yield* placementsOf(table, seat, die);
  }
  const pushes = pushOf(table);
  if (pushes !== null) for (const target of targetsOf(table, pushes)) yield { do: 'aim', ...target };
  for (const spot of HERO_SPOTS) for (const word of PING_WORDS) yield { do: 'ping', word, spot };
}

/** Every square symbol that this die could take, by its face alone. */
function* placementsOf(table: RushTable, seat: Seat, index: number): Generator<PlaceCommand> {
  const die = table.dice[seat]?.[index];
  if (die?.is !== 'rolled') return;
  for (const spot of spotsOf(table, campOf(table, seat))) {
    for (const as of symbolsOf(table, seat, die.face, spot)) yield { do: 'place', die: index, spot, as };
  }
}

/**
 * Placing and aiming race for the card; a placement that completes a card races with everything; rolling never races.
 */
export function contestRush(view: RushView, seat: Seat, command: RushCommand): string[] {
  if (command.do === 'aim') return [command.spot];
  if (command.do !== 'place') return [];
  return completes(view, seat, command) ? ['*'] : [command.spot];
}

function completes(view: RushView, seat: Seat, command: PlaceCommand): boolean {
  const { spot } = command;
  if (isUnderDragon(view, spot) || refusePlace(view, seat, command) !== null) return false;
  return missingAt(view, spot) === 1;
}
