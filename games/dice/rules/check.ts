import type { Facts, Seat } from '@tablee/kernel';
import { isJoker } from './face.ts';
import { faultOf, type GridFault } from './grid.ts';
import { handOf, mayKeep, shownOf } from './hand.ts';
import { facesOf } from './lines.ts';
import { placedOf } from './placed.ts';
import type { DiceRule } from './rulebook.ts';
import { findOwnSet, findPlacement } from './search/find-placement.ts';
import type { DiceCommand, DiceRefusal, DiceView, LayCommand, OwnDie, ShownDie } from './types.ts';

function refuse(rule: DiceRule, facts: Facts = {}): DiceRefusal {
  return { rule, facts };
}

export function checkDice(view: DiceView, seat: Seat, command: DiceCommand): DiceRefusal | null {
  if (view.phase === 'over') return refuse('RX-21');
  if (view.phase === 'sheet') return refuse('RX-2', { round: view.round + 1 });
  if (view.turn !== seat) return refuse('RX-3', { why: 'turn', seat: view.turn });
  if (command.do === 'roll') return view.phase === 'lay' ? refuse('RX-A21') : checkRoll(view, seat, command.dice);
  if (view.phase !== 'lay') return refuse('RX-3', { why: 'first' });
  return command.do === 'lay' ? checkLay(view, seat, command) : checkPass(view, seat);
}

function checkRoll(view: DiceView, seat: Seat, dice: readonly number[]): DiceRefusal | null {
  const hand = handOf(view, seat);
  if (!dice.every((die) => hand.some((own) => own.die === die))) return refuse('RX-3', { why: 'foreign' });
  if (dice.length < hand.length && !mayKeep(view, hand)) return refuse('RX-A1', { why: whyAll(hand) });
  return dice.length === 0 && !view.options.rollNone ? refuse('RX-A2') : null;
}

/**
 * RX-A1: 'turn' on the player's first throw of the round; 'round' if the options allow no keeping in the first round.
 */
function whyAll(hand: readonly OwnDie[]): 'turn' | 'round' {
  return hand.some(({ face }) => face !== null) ? 'round' : 'turn';
}

function checkLay(view: DiceView, seat: Seat, { table }: LayCommand): DiceRefusal | null {
  const own = shownOf(handOf(view, seat));
  const next = placedOf([...view.table, ...own], table);
  if (next === null) return refuse('RX-7');
  const missing = view.table.find(({ die }) => !table.some((placed) => placed.die === die));
  if (missing !== undefined)
    return isJoker(missing.face) ? refuse('RX-15', { why: 'gone' }) : refuse('RX-A7', { die: missing.face });
  const fault = faultOf(next);
  if (fault !== null) return isFreed(view, fault) ? refuse('RX-15', { why: 'free' }) : refuse(fault.rule, fault.facts);
  if (next.length === view.table.length) return refuse('RX-A5');
  const laid = own.filter(({ die }) => table.some((placed) => placed.die === die));
  // A set may be laid and taken apart in the same turn (RX-7), so its dice only need to be on the table.
  return findOwnSet(laid) === null ? checkDuty(own) : null;
}

/** RX-15: true if a joker of the table is now without a line. */
function isFreed({ table }: DiceView, { facts, dice }: GridFault): boolean {
  return facts['why'] === 'alone' && table.some(({ die, face }) => isJoker(face) && dice.includes(die));
}

/** RX-5: a player with a set in hand must lay one. */
function checkDuty(own: readonly ShownDie[]): DiceRefusal | null {
  const set = findOwnSet(own);
  return set === null ? null : refuse('RX-5', { set: facesOf(set).join(' ') });
}

function checkPass(view: DiceView, seat: Seat): DiceRefusal | null {
  const own = shownOf(handOf(view, seat));
  const duty = checkDuty(own);
  if (duty !== null || view.options.duty === 'own-set') return duty;
  const found = findPlacement(view.table, own);
  const placed = found?.find(({ die }) => own.some((one) => one.die === die));
  return placed === undefined ? null : refuse('RX-A4', { die: placed.face });
}
