import type { Facts, Millis, Seat } from '@tablee/kernel';
import { countIn, pairIn } from './family.ts';
import type { RuckusRule } from './rulebook.ts';
import { readyAt } from './timing.ts';
import type { Family, Pile, RuckusCommand, RuckusRefusal, RuckusView } from './types.ts';

function refuse(rule: RuckusRule, facts: Facts = {}): RuckusRefusal {
  return { rule, facts };
}

export function checkRuckus(view: RuckusView, seat: Seat, command: RuckusCommand, at: Millis): RuckusRefusal | null {
  return refusePhase(view) ?? refuseCommand(view, command, seat) ?? refuseHaste(view, seat, command, at);
}

function refusePhase({ phase }: RuckusView): RuckusRefusal | null {
  if (phase === 'countdown') return refuse('RK-3');
  if (phase === 'sheet') return refuse('RK-16');
  return phase === 'over' ? refuse('RK-20') : null;
}

/** RK-A14: the host keeps a command that comes slightly early and plays it when it is allowed. */
function refuseHaste(view: RuckusView, seat: Seat, command: RuckusCommand, at: Millis): RuckusRefusal | null {
  const ready = readyAt(view, seat, command.do);
  return at < ready ? refuse('RK-A14', { ms: ready - at }) : null;
}

function refuseCommand(view: RuckusView, command: RuckusCommand, seat: Seat): RuckusRefusal | null {
  const hand = view.hand ?? [];
  if (command.do === 'slap') return hand.length > 0 ? refuse('RK-A4', { cards: hand.length }) : null;
  if (hand.length === 0) return refuse('RK-A23');
  if (command.do === 'form') return refuseForm(hand, command.family);
  if (command.do === 'steal' && countIn(hand, command.family) > 1) return refusePairThatSteals(hand, command.family);
  const pair = pairIn(hand);
  if (pair !== null) return refuse('RK-5', { family: pair });
  if (command.do === 'draw') return view.deck === 0 ? refuse('RK-A13') : null;
  return command.do === 'steal'
    ? refuseSteal(view, seat, command.family, command.from)
    : refuseComplete(view, seat, command.family);
}

function refusePairThatSteals(hand: readonly Family[], family: Family): RuckusRefusal {
  return refuse('RK-8', { family, count: countIn(hand, family) });
}

function refuseForm(hand: readonly Family[], family: Family): RuckusRefusal | null {
  const count = countIn(hand, family);
  return count < 2 ? refuse('RK-6', { family, count }) : null;
}

function refuseSteal(view: RuckusView, seat: Seat, family: Family, from: Seat): RuckusRefusal | null {
  if (countIn(view.hand ?? [], family) === 0) return refuse('RK-7', { why: 'hand', family });
  if (from === seat) return refuse('RK-7', { why: 'own', family });
  if (pileOf(view.piles, from, family) !== undefined) return null;
  const now = view.piles.findIndex(
    (_, other) => other !== seat && pileOf(view.piles, other as Seat, family) !== undefined,
  );
  if (now !== -1) return refuse('RK-A11', { family, seat: now });
  return pileOf(view.piles, seat, family) === undefined
    ? refuse('RK-7', { why: 'nowhere', family })
    : refuse('RK-7', { why: 'yours', family });
}

function refuseComplete(view: RuckusView, seat: Seat, family: Family): RuckusRefusal | null {
  if (countIn(view.hand ?? [], family) === 0) return refuse('RK-12', { why: 'hand', family });
  return pileOf(view.piles, seat, family) === undefined ? refuse('RK-12', { why: 'pile', family }) : null;
}

export function pileOf(piles: readonly (readonly Pile[])[], seat: Seat, family: Family): Pile | undefined {
  return piles[seat]?.find((pile) => pile.family === family);
}

export function* legalRuckus(view: RuckusView, seat: Seat, at: Millis): Generator<RuckusCommand> {
  for (const command of candidateCommands(view, seat)) if (checkRuckus(view, seat, command, at) === null) yield command;
}

/** Every command that names cards of the hand and piles on the table, legal or not. */
function* candidateCommands(view: RuckusView, seat: Seat): Generator<RuckusCommand> {
  yield { do: 'slap' };
  yield { do: 'draw' };
  for (const family of new Set(view.hand)) {
    yield { do: 'form', family };
    yield { do: 'complete', family };
    for (const [from, piles] of view.piles.entries()) {
      if (from !== seat && piles.some((pile) => pile.family === family))
        yield { do: 'steal', family, from: from as Seat };
    }
  }
}

/** Things that a command competes for: its pile, or everything for a slap. Uses public facts only. */
export function contestRuckus(_: RuckusView, seat: Seat, command: RuckusCommand): string[] {
  if (command.do === 'slap') return ['*'];
  if (command.do === 'steal') return [`pile ${command.from} ${command.family}`];
  return command.do === 'draw' ? [] : [`pile ${seat} ${command.family}`];
}
