import { toSeat } from '@tablee/kernel';
import { LOCALES, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import type { DiceEvent, RoundScore } from '../rules/types.ts';
import { tellDice } from './tell.ts';
import { tellAloud } from './tell-aloud.ts';

const LEA = toSeat(1);
const nameOf = (seat: number): string => ['Camille', 'Léa'][seat] ?? '?';
const fr = speakerOf(words, 'fr');

const ROLLED: DiceEvent = {
  kind: 'rolled',
  rule: 'RX-9',
  seat: LEA,
  shown: [
    { die: 0, face: 'R4' },
    { die: 1, face: 'J' },
  ],
  kept: 3,
};
const LAID: DiceEvent = {
  kind: 'laid',
  rule: 'RX-7',
  seat: LEA,
  placed: [
    { die: 3, face: 'B3', x: 0, y: 1 },
    { die: 8, face: 'K3', x: 0, y: 2 },
  ],
  moved: [5],
};
const SCORE: RoundScore = { rule: 'RX-18', winner: LEA, left: [['R12', 'J'], []], points: [-10, 12] };

const SIGHTS: readonly DiceEvent[] = [
  { kind: 'dealt', rule: 'RX-2', round: 2, starter: LEA },
  ROLLED,
  LAID,
  { kind: 'passed', rule: 'RX-8', seat: LEA },
  { kind: 'passed', rule: 'RX-A4', seat: LEA },
  { kind: 'finished', rule: 'RX-10', seat: LEA },
  { kind: 'blocked', rule: 'RX-A3' },
  { kind: 'scored', rule: 'RX-18', score: SCORE },
  { kind: 'scored', rule: 'RX-19', score: { rule: 'RX-19', winner: null, left: [['R10'], ['J']], points: [0, 0] } },
  { kind: 'penalised', rule: 'RX-17', seat: LEA, points: -20 },
  { kind: 'over', rule: 'RX-21' },
];

describe('the text of a sight', () => {
  it.each(LOCALES)('everything that happens is told in %s', (locale) => {
    const say = speakerOf(words, locale);
    for (const sight of SIGHTS) expect(tellDice(sight, say, nameOf)).toMatch(/^\S[^{}]+[.!]$/);
  });

  it('[RX-7] laid dice are named one by one, and moved ones are counted', () => {
    expect(tellDice(LAID, fr, nameOf)).toBe('Léa pose le 3 bleu et le 3 noir et déplace un dé.');
  });

  it('[RX-8] [RX-A4] a pass by choice is told from a pass without a possible lay', () => {
    expect(tellDice(SIGHTS[3] as DiceEvent, fr, nameOf)).toBe('Léa ne peut rien placer.');
    expect(tellDice(SIGHTS[4] as DiceEvent, fr, nameOf)).toBe('Léa passe.');
  });

  it('[RX-17] a penalty is told once, with its sign', () => {
    expect(tellDice(SIGHTS[9] as DiceEvent, fr, nameOf)).toBe('Il reste à Léa des jokers\u00a0: −20.');
  });

  it.each(LOCALES)('my own actions are told as mine, in %s', (locale) => {
    const say = speakerOf(words, locale);
    const told = SIGHTS.map((sight) => tellDice(sight, say, nameOf, LEA)).join(' ');
    expect(told).not.toContain('Léa');
    expect(told).not.toMatch(/Tu .*\b(garde|déplace|ses)\b/);
  });
});

describe('the announcement of a sight', () => {
  const aloud = (sight: DiceEvent, viewer = 0): unknown =>
    tellAloud(sight, { say: fr, nameOf, viewer: toSeat(viewer) });

  it('[RX-A19] rolled dice are named: mine at once, the other player’s when there is time', () => {
    expect(aloud(ROLLED, 1)).toBe('Tu lances le 4 rouge et le joker et en gardes 3.');
    expect(aloud(ROLLED)).toEqual({ text: 'Léa lance le 4 rouge et le joker et en garde 3.', when: 'idle' });
  });

  it('the end is left to the podium', () => {
    expect(aloud({ kind: 'over', rule: 'RX-21' })).toBeNull();
  });
});
