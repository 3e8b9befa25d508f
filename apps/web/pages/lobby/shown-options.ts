import type { OptionSpec } from '@tablee/kernel';
import type { Options } from '../../session/api.ts';

/** Without those that mean nothing beside what else is chosen. */
export function shownOptions(specs: object, chosen: Options): [string, OptionSpec][] {
  const all: [string, OptionSpec][] = Object.entries(specs);
  return all.filter(([, { when }]) => when === undefined || chosen[when.option] === when.is);
}
