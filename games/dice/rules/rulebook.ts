import { type Rule, rare, ruled, stated } from '@tablee/kernel';

const ROUND = 'round';
const TURN = 'turn';
const TABLE = 'table';
const JOKER = 'joker';
const SCORE = 'score';

/** The rules by id; their sentences are in locale/. */
export const diceRulebook = {
  'RX-1': stated(ROUND),
  'RX-2': stated(ROUND, 'refusal', 'event'),
  'RX-3': stated(TURN, 'refusal', 'event'),
  'RX-4': stated(TABLE, 'refusal'),
  'RX-5': stated(TURN, 'refusal'),
  'RX-6': stated(TURN),
  'RX-7': stated(TURN, 'refusal', 'event'),
  'RX-8': stated(TURN, 'event'),
  'RX-9': stated(TURN, 'event'),
  'RX-10': stated(ROUND, 'event'),
  'RX-11': stated(TABLE),
  'RX-12': stated(TABLE),
  'RX-13': stated(TABLE),
  'RX-14': stated(JOKER),
  'RX-15': stated(JOKER, 'refusal'),
  'RX-16': stated(JOKER),
  'RX-17': rare(stated(SCORE, 'event')),
  'RX-18': stated(SCORE, 'event'),
  'RX-19': stated(SCORE, 'event'),
  'RX-20': stated(SCORE),
  'RX-21': stated(SCORE, 'refusal', 'end'),
  'RX-A1': ruled(TURN, 'refusal'),
  'RX-A2': ruled(TURN, 'refusal'),
  'RX-A3': ruled(ROUND, 'event'),
  'RX-A4': ruled(TURN, 'refusal', 'event'),
  'RX-A5': ruled(TURN, 'refusal'),
  'RX-A6': ruled(JOKER),
  'RX-A7': ruled(TABLE, 'refusal'),
  'RX-A8': ruled(TABLE, 'refusal'),
  'RX-A9': ruled(TABLE),
  'RX-A10': rare(ruled(JOKER, 'refusal')),
  'RX-A11': rare(ruled(JOKER, 'refusal')),
  'RX-A12': ruled(SCORE),
  'RX-A13': ruled(SCORE),
  'RX-A14': ruled(ROUND),
  'RX-A15': rare(ruled(TABLE, 'refusal')),
  'RX-A16': ruled(SCORE),
  'RX-A17': ruled(TURN),
  'RX-A18': ruled(TURN),
  'RX-A19': ruled(TURN),
  'RX-A20': ruled(TURN),
  'RX-A21': ruled(TURN, 'refusal'),
  'RX-A22': ruled(TABLE),
  'RX-A23': rare(ruled(SCORE, 'event')),
  'RX-A24': ruled(TURN),
  'RX-A25': ruled(ROUND),
  'RX-A26': ruled(JOKER),
  'RX-A27': ruled(ROUND),
} as const satisfies Record<string, Rule>;

export type DiceRule = keyof typeof diceRulebook;
