import { type AnyGame, defaultOptions, presetOptions } from '@tablee/kernel';
import type { Options } from '../../session/api.ts';
import { shownOptions } from './shown-options.ts';

interface Chosen {
  readonly preset: string | null;
  /** The options that somebody chose otherwise than this variant has them, among those that matter. */
  readonly changed: readonly string[];
}

/** Which variant these options are, or of which one they are a change: the one that asks for most of them. */
export function variantOf(definition: AnyGame, options: Options): Chosen {
  const asked = ([, said]: [string, object]): [string, unknown][] => Object.entries(said);
  const [found] = Object.entries(definition.presets)
    .filter((preset) => asked(preset).every(([name, value]) => options[name] === value))
    .toSorted((one, other) => asked(other).length - asked(one).length);
  const whole = optionsOf(definition, found?.[0] ?? null);
  const shown = shownOptions(definition.options, options).map(([name]) => name);
  return { preset: found?.[0] ?? null, changed: shown.filter((name) => options[name] !== whole[name]) };
}

/** All options of a variant: choosing it leaves nothing of what was chosen before. The usual ones where there is no such variant. */
export function optionsOf(definition: AnyGame, preset: string | null): Options {
  const said: object | null = preset === null ? null : presetOptions(definition, preset);
  const usual: object = defaultOptions(definition.options);
  return { ...(said ?? usual) };
}
