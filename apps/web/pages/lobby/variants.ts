import { type AnyClientRules, defaultOptions, presetOptions } from '@tablee/kernel';
import type { Options } from '../../session/api.ts';
import { shownOptions } from './shown-options.ts';

interface MatchedVariant {
  readonly preset: string | null;
  /** Options that apply and differ from the variant. */
  readonly changed: readonly string[];
}

/** The variant that these options match most closely: of the presets that fit, the one with the most values. */
export function variantOf(definition: AnyClientRules, options: Options): MatchedVariant {
  const asked = ([, said]: [string, object]): [string, unknown][] => Object.entries(said);
  const [found] = Object.entries(definition.presets)
    .filter((preset) => asked(preset).every(([name, value]) => options[name] === value))
    .toSorted((one, other) => asked(other).length - asked(one).length);
  const whole = optionsOf(definition, found?.[0] ?? null);
  const shown = shownOptions(definition.options, options).map(([name]) => name);
  return { preset: found?.[0] ?? null, changed: shown.filter((name) => options[name] !== whole[name]) };
}

/** All options of a variant, so that choosing it resets the others; the defaults if there is no such variant. */
export function optionsOf(definition: AnyClientRules, preset: string | null): Options {
  const said: object | null = preset === null ? null : presetOptions(definition, preset);
  const usual: object = defaultOptions(definition.options);
  return { ...(said ?? usual) };
}
