import { type Rule, rare, ruled, stated } from '@tablee/kernel';

const TABLE = 'table';
const DRAW = 'draw';
const MELDS = 'melds';
const PLAY = 'play';
const ROUND = 'round';
const SCORE = 'score';

/** The rules by id. Their sentences are in locale/. */
export const rummuRulebook = {
  'RM-1': stated(TABLE),
  'RM-2': stated(TABLE),
  'RM-3': stated(TABLE, 'refusal', 'event'),
  'RM-4': stated(TABLE, 'refusal'),
  'RM-5': stated(DRAW, 'refusal'),
  'RM-6': stated(DRAW, 'refusal', 'event'),
  'RM-7': stated(DRAW),
  'RM-8': stated(MELDS, 'refusal', 'event'),
  'RM-9': stated(MELDS, 'refusal'),
  'RM-10': stated(MELDS),
  'RM-11': stated(MELDS, 'refusal'),
  'RM-12': stated(MELDS, 'refusal'),
  'RM-13': stated(MELDS),
  'RM-14': stated(MELDS),
  'RM-15': stated(PLAY, 'refusal', 'event'),
  'RM-16': stated(PLAY, 'refusal', 'event'),
  'RM-17': stated(PLAY, 'refusal', 'event'),
  'RM-18': stated(PLAY),
  'RM-19': stated(ROUND, 'refusal', 'event'),
  'RM-20': stated(ROUND, 'refusal', 'event'),
  'RM-21': stated(SCORE, 'event'),
  'RM-22': stated(SCORE, 'event'),
  'RM-23': stated(SCORE),
  'RM-24': stated(SCORE),
  'RM-25': stated(SCORE),
  'RM-26': stated(SCORE, 'refusal', 'end'),
  'RM-A1': ruled(PLAY),
  'RM-A2': ruled(PLAY),
  'RM-A3': ruled(PLAY),
  'RM-A4': ruled(PLAY),
  'RM-A5': ruled(PLAY),
  'RM-A6': ruled(SCORE),
  'RM-A7': ruled(SCORE),
  'RM-A8': ruled(SCORE),
  'RM-A9': ruled(SCORE),
  'RM-A10': ruled(SCORE),
  'RM-A11': ruled(SCORE),
  'RM-A12': rare(ruled(MELDS, 'refusal')),
  'RM-A13': rare(ruled(PLAY, 'refusal')),
  'RM-A14': ruled(PLAY, 'refusal'),
  'RM-A15': ruled(PLAY, 'refusal'),
  'RM-A16': ruled(MELDS, 'refusal'),
  'RM-A17': ruled(PLAY, 'refusal'),
  'RM-A18': rare(ruled(ROUND, 'refusal', 'event')),
  'RM-A19': ruled(ROUND, 'refusal'),
  'RM-A20': ruled(DRAW, 'refusal'),
  'RM-A21': ruled(DRAW),
  'RM-A22': rare(ruled(ROUND, 'refusal', 'event')),
  'RM-A23': ruled(ROUND),
  'RM-A24': ruled(SCORE),
  'RM-A25': ruled(SCORE),
  'RM-A26': ruled(TABLE),
  'RM-A27': ruled(SCORE),
  'RM-A28': ruled(TABLE),
  'RM-A29': ruled(DRAW),
  'RM-A30': ruled(DRAW),
  'RM-A31': ruled(SCORE),
  'RM-A32': ruled(SCORE, 'end'),
} as const satisfies Record<string, Rule>;

export type RummuRule = keyof typeof rummuRulebook;
