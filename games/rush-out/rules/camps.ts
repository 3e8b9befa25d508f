import { type Arranged, type Seat, seatsOf, type TableSetup } from '@tablee/kernel';
import { HERO_CLASSES, HERO_COLOURS, type HeroClass } from './content/heroes.ts';
import type { Camp, RushSeatOptions, RushTable, RushTypes } from './types.ts';

type WithSeatOptions = Pick<RushTable, 'seatOptions'>;

/** RO-4, RO-10. */
export function arrangeRush({ seatOptions }: TableSetup<RushTypes>): Arranged<RushTypes> {
  const sorcerer = chooseSorcerer(seatOptions.map(({ role }) => role));
  if (sorcerer === null) return refuseRoles(seatOptions);
  const heroes = seatOptions.filter((_, seat) => seat !== sorcerer);
  const classes = assignChoices(
    HERO_CLASSES,
    heroes.map((hero) => hero.class),
  );
  if (typeof classes === 'string') return { ok: false, refusal: { rule: 'RO-10', facts: { class: classes } } };
  const colours = assignChoices(
    HERO_COLOURS,
    heroes.map(({ colour }) => colour),
  );
  if (typeof colours === 'string') return { ok: false, refusal: { rule: 'RO-10', facts: { colour: colours } } };
  const arranged = seatOptions.map((_, seat): RushSeatOptions => {
    if (seat === sorcerer) return { role: 'sorcerer', class: 'any', colour: 'any' };
    return { role: 'hero', class: classes.shift() ?? 'any', colour: colours.shift() ?? 'any' };
  });
  return { ok: true, seatOptions: arranged };
}

/**
 * The seat that chose to be the sorcerer, or the last seat without a choice; null if two seats chose it or none is
 * left.
 */
function chooseSorcerer(roles: readonly RushSeatOptions['role'][]): number | null {
  const wanting = roles.filter((role) => role === 'sorcerer').length;
  const sorcerer = wanting === 1 ? roles.indexOf('sorcerer') : roles.lastIndexOf('any');
  return wanting > 1 || sorcerer === -1 ? null : sorcerer;
}

function refuseRoles(seatOptions: readonly RushSeatOptions[]): Arranged<RushTypes> {
  const count = seatOptions.filter(({ role }) => role === 'sorcerer').length;
  return { ok: false, refusal: { rule: 'RO-4', facts: { count } } };
}

/** Gives each seat its choice or the next free value. Returns the value that two seats chose, if there is one. */
function assignChoices<T extends string>(all: readonly T[], chosen: readonly (T | 'any')[]): T[] | T {
  const wanted = chosen.filter((one): one is T => one !== 'any');
  const twice = wanted.find((one, index) => wanted.indexOf(one) !== index);
  if (twice !== undefined) return twice;
  const free = all.filter((one) => !wanted.includes(one));
  return chosen.map((one) => (one === 'any' ? (free.shift() as T) : one));
}

export function teamsOfRush({ seatOptions }: WithSeatOptions): Seat[][] {
  return [[sorcererOf({ seatOptions })], heroesOf({ seatOptions })];
}

export function sorcererOf({ seatOptions }: WithSeatOptions): Seat {
  return seatOptions.findIndex(({ role }) => role === 'sorcerer') as Seat;
}

export function heroesOf({ seatOptions }: WithSeatOptions): Seat[] {
  return seatsOf(seatOptions.length).filter((seat) => seatOptions[seat]?.role !== 'sorcerer');
}

export function campOf({ seatOptions }: WithSeatOptions, seat: Seat): Camp {
  return seatOptions[seat]?.role === 'sorcerer' ? 'sorcerer' : 'heroes';
}

/** Null for the sorcerer. */
export function classOf({ seatOptions }: WithSeatOptions, seat: Seat): HeroClass | null {
  const chosen = seatOptions[seat]?.class ?? 'any';
  return chosen === 'any' ? null : chosen;
}
