import { type Rule, ruled, stated } from '@tablee/kernel';

const MATERIAL = 'material';
const JUNIOR = 'junior';
const FAMILY = 'family';

/** The rules by id; their sentences are in locale/. */
export const tilesRulebook = {
  'DR-1': stated(MATERIAL),
  'DR-2': stated(JUNIOR, 'refusal', 'event'),
  'DR-3': stated(JUNIOR, 'refusal', 'event'),
  'DR-4': stated(JUNIOR, 'refusal', 'end'),
  'DR-5': stated(FAMILY, 'event'),
  'DR-6': stated(FAMILY, 'refusal'),
  'DR-7': stated(FAMILY, 'refusal', 'event'),
  'DR-8': stated(FAMILY),
  'DR-9': stated(FAMILY, 'refusal', 'event'),
  'DR-10': stated(FAMILY, 'refusal', 'event'),
  'DR-11': stated(FAMILY, 'refusal', 'event'),
  'DR-12': stated(FAMILY, 'refusal', 'end'),
  'DR-A1': ruled(MATERIAL),
  'DR-A2': ruled(JUNIOR, 'event'),
  'DR-A3': ruled(JUNIOR, 'event'),
  'DR-A4': ruled(FAMILY, 'event'),
  'DR-A5': ruled(FAMILY, 'event'),
  'DR-A6': ruled(FAMILY, 'refusal'),
  'DR-A7': ruled(FAMILY, 'refusal'),
  'DR-A8': ruled(FAMILY, 'refusal'),
  'DR-A9': ruled(FAMILY, 'refusal'),
  'DR-A10': ruled(FAMILY, 'refusal'),
  'DR-A11': ruled(FAMILY, 'refusal', 'event', 'end'),
  'DR-A12': ruled(FAMILY, 'refusal'),
  'DR-A13': ruled(MATERIAL),
  'DR-A14': ruled(MATERIAL),
  'DR-A15': ruled(FAMILY),
  'DR-A16': ruled(MATERIAL),
  'DR-A17': ruled(JUNIOR),
  'DR-A18': ruled(FAMILY),
} as const satisfies Record<string, Rule>;

export type TilesRule = keyof typeof tilesRulebook;
