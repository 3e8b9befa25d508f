import { sidesAt } from '@tablee/bot-kit';
import { type RulesEntry, rulesCatalog } from '@tablee/games/catalog.rules';
import type {
  AnyGame,
  GameTypes,
  Obstacle,
  OptionCondition,
  OptionSpec,
  OptionTable,
  OptionValue,
  Seat,
  TableSetup,
} from '@tablee/kernel';
import { arrangeTable, defaultSeatOptions, presetOptions, readOptions, toSeat } from '@tablee/kernel';
import { LOCALES, type Locale } from '@tablee/words';
import { UsageError } from './errors.ts';

/** Parses command-line arguments. Any mistake throws a UsageError with one sentence, before anything is done. */

export interface ChosenGame {
  readonly entry: RulesEntry;
  readonly definition: AnyGame;
}

export function chooseGame(id: string): ChosenGame {
  const entry = Object.hasOwn(rulesCatalog, id) ? rulesCatalog[id] : undefined;
  if (entry === undefined)
    throw new UsageError(`There is no game "${id}"; there is ${Object.keys(rulesCatalog).join(', ')}.`);
  return { entry, definition: entry.versions[0] };
}

export function chooseGames(id: string | undefined): ChosenGame[] {
  return (id === undefined ? Object.keys(rulesCatalog) : [id]).map(chooseGame);
}

export interface TypedTable {
  readonly preset: string;
  readonly seats: number;
  /** Each in the form name=value. */
  readonly option: readonly string[];
  /** Each in the form seat:name=value. */
  readonly seatOption: readonly string[];
}

export function chooseTable(definition: AnyGame, typed: TypedTable): TableSetup<GameTypes> {
  const { preset, seats } = typed;
  const plain = presetOptions(definition, preset);
  if (plain === null) {
    throw new UsageError(
      `${definition.id} has no preset "${preset}"; it has ${Object.keys(definition.presets).join(', ')}.`,
    );
  }
  const changed = Object.fromEntries(typed.option.map(readChange));
  const options = readTypedOptions(definition, 'option', definition.options, { ...plain, ...changed });
  refuseUnusedOptions(definition, preset, Object.keys(changed), options as Values);
  const arranged = arrangeTable(definition, { seats, options, seatOptions: chooseSeatOptions(definition, typed) });
  if (arranged.ok) return arranged.table;
  throw new UsageError(`${definition.id} ${whyNot(arranged.obstacle, seats)}.`);
}

function chooseSeatOptions(definition: AnyGame, { seats, seatOption }: TypedTable): object[] {
  const chosen = defaultSeatOptions(definition, seats);
  for (const text of seatOption) {
    const sign = text.indexOf(':');
    if (sign < 1) throw new UsageError(`A seat option is written seat:name=value, not "${text}".`);
    const seat = chooseSeat(text.slice(0, sign), seats);
    const [name, value] = readChange(text.slice(sign + 1));
    const said = { ...chosen[seat], [name]: value };
    chosen[seat] = readTypedOptions(definition, 'seat option', definition.seatOptions, said);
  }
  return chosen;
}

function readTypedOptions(definition: AnyGame, kind: string, table: OptionTable<object>, said: object): object {
  const read = readOptions(table, said);
  if (read.ok) return read.options;
  const known = Object.keys(table).join(', ') || 'none';
  throw new UsageError(
    read.problem === 'unknown-option'
      ? `${definition.id} has no ${kind} "${read.option}"; it has ${known}.`
      : `The ${kind} "${read.option}" does not take that value.`,
  );
}

function whyNot(obstacle: Obstacle, seats: number): string {
  if (obstacle.why === 'refused') return `does not allow these seat options: ${obstacle.rule}`;
  return `is played by ${obstacle.counts.join(', ')}, not by ${seats}`;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Refuses options that the preset fixes or that have no effect here: the report would name them as if they mattered.
 */
function refuseUnusedOptions(definition: AnyGame, preset: string, names: readonly string[], options: Values): void {
  const fixed = (definition.presets[preset] ?? {}) as Values;
  const specs = definition.options as Readonly<Record<string, OptionSpec>>;
  for (const name of names) {
    if (Object.hasOwn(fixed, name)) throw new UsageError(`The preset ${preset} fixes the option "${name}".`);
    const { when } = specs[name] as OptionSpec;
    if (when !== undefined && options[when.option] !== when.is) {
      throw new UsageError(`Option "${name}" means something only where ${when.option} is ${when.is}.`);
    }
  }
}

/** "memory=true", "target=75" or "mode=junior". */
function readChange(text: string): [string, unknown] {
  const sign = text.indexOf('=');
  if (sign < 1) throw new UsageError(`An option is written name=value, not "${text}".`);
  const value = text.slice(sign + 1);
  return [text.slice(0, sign), parseJson(value) ?? value];
}

/** "alternate", "teams", or the seat option of one side: "role=giant". */
export function chooseSides(text: string, definition: AnyGame, table: TableSetup<GameTypes>): readonly number[] {
  const seated = sidesAt(definition, table, text === 'alternate' || text === 'teams' ? text : chosenBy(text));
  if (new Set(seated).size < 2) throw new UsageError(`At this table "${text}" leaves nobody to play against.`);
  return seated;
}

function chosenBy(text: string): OptionCondition {
  const [option, is] = readChange(text);
  return { option, is: is as OptionValue };
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
      throw new UsageError(`${name} is a whole number ${range}, not "${text}".`);
    }
    return value;
  };
}

export function chooseSeat(text: string, seats: number): Seat {
  const seat = Number(text);
  if (!/^\d+$/.test(text) || seat >= seats) throw new UsageError(`Seats are 0 to ${seats - 1}, not "${text}".`);
  return toSeat(seat);
}

export function chooseLocale(text: string): Locale {
  const locale = LOCALES.find((one) => one === text);
  if (locale === undefined) throw new UsageError(`There are words in ${LOCALES.join(' and ')}, not in "${text}".`);
  return locale;
}
