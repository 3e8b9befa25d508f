import type { Rule } from '@tablee/kernel';

const MATERIAL = 'material';
const JUNIOR = 'junior';
const FAMILY = 'family';

function rulebook(section: string, ...shows: Rule['shows']): Rule {
  return { source: 'rulebook', section, shows };
}

function ruling(section: string, ...shows: Rule['shows']): Rule {
  return { source: 'ruling', section, shows };
}

/** The rules by id. Their sentences live in locale/. */
export const tilesRulebook = {
  'DR-1': rulebook(MATERIAL),
  'DR-2': rulebook(JUNIOR, 'refusal', 'event'),
  'DR-3': rulebook(JUNIOR, 'refusal', 'event'),
  'DR-4': rulebook(JUNIOR, 'refusal', 'end'),
  'DR-5': rulebook(FAMILY, 'event'),
  'DR-6': rulebook(FAMILY, 'refusal'),
  'DR-7': rulebook(FAMILY, 'refusal', 'event'),
  'DR-8': rulebook(FAMILY),
  'DR-9': rulebook(FAMILY, 'refusal', 'event'),
  'DR-10': rulebook(FAMILY, 'refusal', 'event'),
  'DR-11': rulebook(FAMILY, 'refusal', 'event'),
  'DR-12': rulebook(FAMILY, 'refusal', 'end'),
  'DR-A1': ruling(MATERIAL),
  'DR-A2': ruling(JUNIOR, 'event'),
  'DR-A3': ruling(JUNIOR, 'event'),
  'DR-A4': ruling(FAMILY, 'event'),
  'DR-A5': ruling(FAMILY, 'event'),
  'DR-A6': ruling(FAMILY, 'refusal'),
  'DR-A7': ruling(FAMILY, 'refusal'),
  'DR-A8': ruling(FAMILY, 'refusal'),
  'DR-A9': ruling(FAMILY, 'refusal'),
  'DR-A10': ruling(FAMILY, 'refusal'),
  'DR-A11': ruling(FAMILY, 'refusal', 'event', 'end'),
  'DR-A12': ruling(FAMILY, 'refusal'),
  'DR-A13': ruling(MATERIAL),
  'DR-A14': ruling(MATERIAL),
  'DR-A15': ruling(FAMILY),
  'DR-A16': ruling(MATERIAL),
  'DR-A17': ruling(JUNIOR),
} as const satisfies Record<string, Rule>;

export type TilesRule = keyof typeof tilesRulebook;
