import { type RulesEntry, rulesCatalog } from '@tablee/games/catalog.rules';
import type { AnyGame, GameTypes, OptionSpec, Seat, TableSetup } from '@tablee/kernel';
import { readOptions, tableFor, toSeat } from '@tablee/kernel';
import { LOCALES, type Locale } from '@tablee/words';
import { Complaint } from './complaint.ts';

/** Reads what was typed; whatever is wrong is said in one sentence before anything is done. */

export interface ChosenGame {
  readonly entry: RulesEntry;
  readonly definition: AnyGame;
}

export function chooseGame(id: string): ChosenGame {
  const entry = Object.hasOwn(rulesCatalog, id) ? rulesCatalog[id] : undefined;
  if (entry === undefined)
    throw new Complaint(`There is no game "${id}"; there is ${Object.keys(rulesCatalog).join(', ')}.`);
  return { entry, definition: entry.versions[0] };
}

export function chooseGames(id: string | undefined): ChosenGame[] {
  return (id === undefined ? Object.keys(rulesCatalog) : [id]).map(chooseGame);
}

export function chooseTable(
  definition: AnyGame,
  preset: string,
  seats: number,
  changes: readonly string[],
): TableSetup<GameTypes> {
  const plain = tableFor(definition, preset, seats);
  if (plain === null) {
    throw new Complaint(
      `${definition.id} has no preset "${preset}"; it has ${Object.keys(definition.presets).join(', ')}.`,
    );
  }
  const changed = Object.fromEntries(changes.map(readChange));
  const read = readOptions(definition.options, { ...plain.options, ...changed });
  if (!read.ok) {
    const known = Object.keys(definition.options).join(', ');
    throw new Complaint(
      read.problem === 'unknown-option'
        ? `${definition.id} has no option "${read.option}"; it has ${known}.`
        : `Option "${read.option}" does not take that value.`,
    );
  }
  refuseIdle(definition, preset, Object.keys(changed), read.options as Values);
  const { min, max } = definition.seating(read.options);
  if (seats < min || seats > max)
    throw new Complaint(`${definition.id} is played by ${min} to ${max}, not by ${seats}.`);
  return { ...plain, options: read.options };
}

type Values = Readonly<Record<string, unknown>>;

/** An option that this preset fixes, or that does nothing here, would be reported as if it had been played. */
function refuseIdle(definition: AnyGame, preset: string, names: readonly string[], options: Values): void {
  const fixed = (definition.presets[preset] ?? {}) as Values;
  const specs = definition.options as Readonly<Record<string, OptionSpec>>;
  for (const name of names) {
    if (Object.hasOwn(fixed, name)) throw new Complaint(`The preset ${preset} fixes the option "${name}".`);
    const { when } = specs[name] as OptionSpec;
    if (when !== undefined && options[when.option] !== when.is) {
      throw new Complaint(`Option "${name}" means something only where ${when.option} is ${when.is}.`);
    }
  }
}

/** "memory=true", "target=75" or "mode=junior". */
function readChange(text: string): [string, unknown] {
  const sign = text.indexOf('=');
  if (sign < 1) throw new Complaint(`An option is written name=value, not "${text}".`);
  const value = text.slice(sign + 1);
  return [text.slice(0, sign), parseJson(value) ?? value];
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function wholeNumber(name: string, least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
      throw new Complaint(`${name} is a whole number ${range}, not "${text}".`);
    }
    return value;
  };
}

export function chooseSeat(text: string, seats: number): Seat {
  const seat = Number(text);
  if (!/^\d+$/.test(text) || seat >= seats) throw new Complaint(`Seats are 0 to ${seats - 1}, not "${text}".`);
  return toSeat(seat);
}

export function chooseLocale(text: string): Locale {
  const locale = LOCALES.find((one) => one === text);
  if (locale === undefined) throw new Complaint(`There are words in ${LOCALES.join(' and ')}, not in "${text}".`);
  return locale;
}
