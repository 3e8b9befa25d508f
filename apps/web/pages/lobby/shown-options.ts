import type { OptionSpec } from '@tablee/kernel';
import type { Options } from '../../session/api.ts';

/** Options that apply under the other choices. */
export function shownOptions(specs: object, chosen: Options): [string, OptionSpec][] {
  const all: [string, OptionSpec][] = Object.entries(specs);
  return all.filter(([, { when }]) => when === undefined || chosen[when.option] === when.is);
}
