import { type AnyGame, arrangeSeats, type OptionSpec, type OptionValue } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import type { Options } from '../../session/api.ts';
import { shownOptions } from './shown-options.ts';

/** What the game lets people choose for a seat. */
export interface SeatOption {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly choices: readonly SeatChoice[];
}

export interface SeatChoice {
  readonly value: OptionValue;
  /** Who has chosen it, at any place. */
  readonly holders: readonly number[];
  /** Whether the rules leave room for it beside what the others have chosen. */
  readonly isFree: boolean;
}

type Waiting = Pick<TableInfo, 'options' | 'seats' | 'seatOptions'>;

/** Without those that mean nothing beside what else is chosen. */
export function seatOptionsAt(definition: AnyGame, table: Waiting, seat: number): SeatOption[] {
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

/** Those that were chosen, without those that another of them implies: who has chosen a sort of hero is a hero. */
export function telling(options: readonly SeatOption[]): SeatOption[] {
  const chosen = options.filter(({ spec, value }) => value !== spec.default);
  return chosen.filter(({ name }) => chosen.every(({ spec }) => spec.when?.option !== name));
}

/** Yes or no: a switch, where others are a list to choose from. */
export function isSwitch({ spec }: SeatOption): boolean {
  return spec.choices.every((choice) => typeof choice === 'boolean');
}

/** Whether seats differ by what is chosen for them, and not only by a switch. */
export function hasRoles(definition: AnyGame, table: Waiting): boolean {
  return seatOptionsAt(definition, table, 0).some((option) => !isSwitch(option));
}

function holdersOf({ seats, seatOptions }: Waiting, name: string, value: OptionValue): number[] {
  return seats.flatMap(({ kind }, seat) => (kind !== 'open' && seatOptions[seat]?.[name] === value ? [seat] : []));
}

/** As the host judges it: open places leave room for what is missing. */
function isFree(definition: AnyGame, { options, seats, seatOptions }: Waiting, seat: number, said: Options): boolean {
  const others = seatOptions.with(seat, { ...seatOptions[seat], ...said });
  return arrangeSeats(definition, { seats: seats.length, options, seatOptions: others }).ok;
}
