import { isRecord } from './json.ts';

export type OptionValue = boolean | string | number;

/** Matters only while another option has this value. */
export interface OptionCondition {
  readonly option: string;
  readonly is: OptionValue;
}

export type OptionSpec<Value extends OptionValue = OptionValue> = {
  readonly choices: readonly Value[];
  readonly default: Value;
  readonly when?: OptionCondition;
  /** Seat options only: a value that one seat alone can have, and that passes to the next seat in a rematch. */
  readonly goesRound?: Value;
};

export type OptionTable<Values extends object> = {
  readonly [Name in keyof Values]: OptionSpec<Extract<Values[Name], OptionValue>>;
};

/** A role that one seat alone can have and that passes to the next seat in a rematch. */
export interface RotatingRole {
  readonly option: string;
  readonly role: OptionValue;
  /** The default of the option: nothing was chosen. */
  readonly unchosen: OptionValue;
}

export function rotatingRoleIn(seatOptions: object): RotatingRole | null {
  const specs: [string, OptionSpec][] = Object.entries(seatOptions);
  for (const [option, { goesRound, default: unchosen }] of specs) {
    if (goesRound !== undefined) return { option, role: goesRound, unchosen };
  }
  return null;
}

/** For 'not-a-record' the name of the option is empty. */
export type OptionProblem = 'not-a-record' | 'unknown-option' | 'not-a-choice';

export type ReadOptions<Values> =
  | { readonly ok: true; readonly options: Values }
  | { readonly ok: false; readonly option: string; readonly problem: OptionProblem };

/** Validates options from a form, a link or a log. Missing options take their default. */
export function readOptions<Values extends object>(table: OptionTable<Values>, raw: unknown): ReadOptions<Values> {
  if (!isRecord(raw)) return { ok: false, option: '', problem: 'not-a-record' };
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(table, name)) return { ok: false, option: name, problem: 'unknown-option' };
  }
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(table) as [string, OptionSpec][]) {
    const said = Object.hasOwn(raw, name) ? raw[name] : undefined;
    const value = said === undefined ? spec.default : (said as OptionValue);
    if (!spec.choices.includes(value)) return { ok: false, option: name, problem: 'not-a-choice' };
    options[name] = value;
  }
  return { ok: true, options: options as Values };
}

export function defaultOptions<Values extends object>(table: OptionTable<Values>): Values {
  const read = readOptions(table, {});
  if (!read.ok) throw new Error(`the default of option ${read.option} is not one of its choices`);
  return read.options;
}
