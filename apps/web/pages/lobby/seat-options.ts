import { type AnyClientRules, arrangeSeats, type OptionSpec, type OptionValue } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import type { Options } from '../../session/api.ts';
import { shownOptions } from './shown-options.ts';

/** An option of a seat, with its choices. */
export interface SeatOption {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly choices: readonly SeatChoice[];
}

export interface SeatChoice {
  readonly value: OptionValue;
  /** Places where it is chosen. */
  readonly holders: readonly number[];
  /** Allowed by the rules beside the choices of the others. */
  readonly isFree: boolean;
}

type WaitingTable = Pick<TableInfo, 'options' | 'seats' | 'seatOptions'>;

/** Options of a seat that apply under the other choices. */
export function seatOptionsAt(definition: AnyClientRules, table: WaitingTable, seat: number): SeatOption[] {
  const chosen: Options = { ...table.options, ...table.seatOptions[seat] };
  return shownOptions(definition.seatOptions, chosen).map(([name, spec]) => ({
    name,
    spec,
    value: chosen[name] as OptionValue,
    choices: spec.choices.map((value) => ({
      value,
      holders: holdersOf(table, name, value),
      isFree: isFree(definition, table, seat, { [name]: value }),
    })),
  }));
}

/** Options that were changed, without those that another one implies: a choice of hero class implies the hero role. */
export function tellingOptions(options: readonly SeatOption[]): SeatOption[] {
  const chosen = options.filter(({ spec, value }) => value !== spec.default);
  return chosen.filter(({ name }) => chosen.every(({ spec }) => spec.when?.option !== name));
}

/** Options with the choices yes and no are drawn as a switch. */
export function isSwitch({ spec }: SeatOption): boolean {
  return spec.choices.every((choice) => typeof choice === 'boolean');
}

/** True if seats have an option that is not a switch. */
export function hasRoles(definition: AnyClientRules, table: WaitingTable): boolean {
  return seatOptionsAt(definition, table, 0).some((option) => !isSwitch(option));
}

function holdersOf({ seats, seatOptions }: WaitingTable, name: string, value: OptionValue): number[] {
  return seats.flatMap(({ kind }, seat) => (kind !== 'open' && seatOptions[seat]?.[name] === value ? [seat] : []));
}

/** Checked as the host does: open places may still take roles that are missing. */
function isFree(
  definition: AnyClientRules,
  { options, seats, seatOptions }: WaitingTable,
  seat: number,
  said: Options,
): boolean {
  const others = seatOptions.with(seat, { ...seatOptions[seat], ...said });
  return arrangeSeats(definition, { seats: seats.length, options, seatOptions: others }).ok;
}
