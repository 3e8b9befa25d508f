import { background, type Rule, rare, ruled, stated } from '@tablee/kernel';

const BOX = 'box';
const AIM = 'aim';
const SETUP = 'setup';
const HEROES = 'heroes';
const SORCERER = 'sorcerer';
const CONFUSION = 'confusion';
const INVOCATION = 'invocation';
const DRAGON = 'dragon';
const ROUNDS = 'rounds';
const DISSIPATION = 'dissipation';
const TEMPO = 'tempo';

/** Rules by id. Their sentences are in locale/. */
export const rushRulebook = {
  'RO-1': stated(BOX, 'refusal'),
  'RO-2': background(stated(BOX)),
  'RO-3': background(stated(BOX)),
  'RO-4': stated(AIM, 'refusal'),
  'RO-5': stated(AIM, 'event'),
  'RO-6': stated(AIM, 'refusal', 'end'),
  'RO-7': stated(AIM, 'refusal', 'event'),
  'RO-8': stated(AIM),
  'RO-9': stated(AIM),
  'RO-10': stated(SETUP, 'refusal'),
  'RO-11': stated(SETUP, 'event'),
  'RO-12': stated(SETUP),
  'RO-13': stated(SETUP),
  'RO-14': stated(HEROES, 'refusal', 'event'),
  'RO-15': stated(HEROES, 'refusal', 'event'),
  'RO-16': stated(HEROES, 'refusal', 'event'),
  'RO-17': stated(HEROES, 'refusal'),
  'RO-18': stated(HEROES, 'refusal'),
  'RO-19': stated(HEROES, 'refusal'),
  'RO-20': stated(HEROES, 'refusal'),
  'RO-21': stated(HEROES, 'event'),
  'RO-22': stated(HEROES, 'refusal'),
  'RO-23': stated(SORCERER, 'refusal', 'event'),
  'RO-24': stated(SORCERER, 'event'),
  'RO-25': stated(SORCERER, 'refusal'),
  'RO-26': stated(SORCERER),
  'RO-27': stated(AIM),
  'RO-28': stated(SETUP),
  'RO-29': stated(CONFUSION, 'refusal', 'event'),
  'RO-30': stated(CONFUSION, 'refusal'),
  'RO-31': stated(INVOCATION, 'event'),
  'RO-32': stated(SETUP),
  'RO-33': stated(DRAGON, 'event'),
  'RO-34': stated(DRAGON, 'event'),
  'RO-35': stated(DRAGON, 'end'),
  'RO-36': stated(DRAGON, 'event'),
  'RO-37': stated(DRAGON, 'refusal', 'event'),
  'RO-38': stated(CONFUSION, 'event'),
  'RO-39': stated(ROUNDS, 'event', 'end'),
  'RO-40': stated(ROUNDS, 'event'),
  'RO-41': stated(DISSIPATION),
  'RO-42': stated(DISSIPATION, 'refusal', 'event'),
  'RO-43': stated(DISSIPATION, 'refusal'),
  'RO-44': stated(DISSIPATION, 'refusal', 'event'),
  'RO-A2': background(ruled(BOX)),
  'RO-A3': ruled(SETUP),
  'RO-A8': ruled(AIM),
  'RO-A10': ruled(INVOCATION),
  'RO-A11': ruled(AIM),
  'RO-A13': ruled(HEROES),
  'RO-A14': ruled(HEROES),
  'RO-A15': ruled(HEROES),
  'RO-A16': ruled(HEROES),
  'RO-A17': ruled(TEMPO, 'refusal'),
  'RO-A18': ruled(TEMPO),
  'RO-A19': ruled(HEROES),
  'RO-A20': ruled(HEROES, 'refusal'),
  'RO-A21': ruled(SORCERER),
  'RO-A22': ruled(DRAGON),
  'RO-A26': ruled(CONFUSION, 'refusal', 'event'),
  'RO-A28': ruled(DRAGON, 'event'),
  'RO-A30': ruled(DRAGON, 'refusal'),
  'RO-A31': ruled(AIM),
  'RO-A32': ruled(INVOCATION),
  'RO-A60': ruled(SETUP),
  'RO-A61': ruled(AIM),
  'RO-A66': ruled(TEMPO, 'refusal', 'event'),
  'RO-A67': ruled(AIM),
  'RO-A68': ruled(HEROES, 'refusal', 'event'),
  'RO-A69': ruled(TEMPO, 'refusal', 'event'),
  'RO-A70': ruled(TEMPO),
  'RO-A71': ruled(ROUNDS),
  'RO-A72': ruled(ROUNDS, 'refusal'),
  'RO-A78': ruled(DISSIPATION, 'refusal', 'event'),
  'RO-A79': ruled(DISSIPATION),
  'RO-A84': ruled(TEMPO, 'event'),
  'RO-A94': rare(ruled(ROUNDS, 'refusal', 'event', 'end')),
} as const satisfies Record<string, Rule>;

export type RushRule = keyof typeof rushRulebook;
