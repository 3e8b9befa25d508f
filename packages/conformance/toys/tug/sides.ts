import { type Arranged, type Seat, seatsOf, type TableSetup } from '@tablee/kernel';
import type { Badge, Role, TugSeatOptions, TugTypes } from './types.ts';

export const BADGES: readonly Badge[] = ['oak', 'ash', 'elm', 'fir', 'yew'];

/** TG-2, TG-3. Pairs have no roles or badges. */
export function arrangeTug({ options, seatOptions }: TableSetup<TugTypes>): Arranged<TugTypes> {
  if (options.sides === 'pairs') {
    return { ok: true, seatOptions: seatOptions.map((): TugSeatOptions => ({ role: 'any', badge: 'any' })) };
  }
  const roles = giveRoles(seatOptions.map(({ role }) => role));
  if (roles === null) return { ok: false, refusal: { rule: 'TG-2', facts: {} } };
  const badges = giveBadges(seatOptions.map(({ badge }) => badge));
  if (typeof badges === 'string') return { ok: false, refusal: { rule: 'TG-3', facts: { badge: badges } } };
  return { ok: true, seatOptions: roles.map((role, seat) => ({ role, badge: badges[seat] as Badge })) };
}

/** Null if two seats chose giant or all chose climber. By default the last open seat is the giant. */
function giveRoles(chosen: readonly (Role | 'any')[]): Role[] | null {
  const giants = chosen.filter((one) => one === 'giant').length;
  const giant = giants === 1 ? chosen.indexOf('giant') : chosen.lastIndexOf('any');
  if (giants > 1 || giant === -1) return null;
  return chosen.map((_, seat) => (seat === giant ? 'giant' : 'climber'));
}

/** Returns the badge that two seats chose, if any. */
function giveBadges(chosen: readonly (Badge | 'any')[]): Badge[] | Badge {
  const wanted = chosen.filter((one) => one !== 'any');
  const twice = wanted.find((badge, index) => wanted.indexOf(badge) !== index);
  if (twice !== undefined) return twice;
  const free = BADGES.filter((badge) => !wanted.includes(badge));
  return chosen.map((one) => (one === 'any' ? (free.shift() as Badge) : one));
}

/** TG-1: climbers together against the giant, or partners opposite each other. */
export function teamsOfTug({ seats, options, seatOptions }: TableSetup<TugTypes>): Seat[][] {
  const all = seatsOf(seats);
  if (options.sides === 'pairs') {
    return all.slice(0, seats / 2).map((seat) => [seat, (seat + seats / 2) as Seat]);
  }
  const of = (role: Role): Seat[] => all.filter((seat) => seatOptions[seat]?.role === role);
  return [of('giant'), of('climber')];
}
