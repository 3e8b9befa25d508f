import type { Millis, Seat } from '@tablee/kernel';
import type { RushView } from '../../rules/types.ts';
import type { ActionKind, BotModule } from './contract.ts';

/** Time until a roll counts as read. */
const READ_MS = 1_500;

export const diceBot: BotModule = {
  id: 'dice',
  paces: {
    roll: (view, seat, at) => (isFreshRoll(view, seat) ? readingKindOf(view, seat, at, 'again') : 'roll'),
    place: (view, seat, at) => (view.rollSpot[seat] === null ? readingKindOf(view, seat, at, 'read') : 'next'),
    take: () => 'change',
    clear: () => 'change',
  },
};

/** True if the seat's last action was a roll. */
function isFreshRoll({ dice, rolledAt, actedAt }: RushView, seat: Seat): boolean {
  return rolledAt[seat] === actedAt[seat] && dice[seat]?.some(({ is }) => is === 'rolled') === true;
}

/** Full reading time for a fresh roll only. */
function readingKindOf({ rolledAt }: RushView, seat: Seat, at: Millis, first: ActionKind): ActionKind {
  return at - (rolledAt[seat] ?? at) < READ_MS ? first : 'glance';
}
