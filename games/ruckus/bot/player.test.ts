import type { Decision } from '@tablee/bot-kit';
import { type Json, seatOf, seedFromWord, stepRng, type TableSetup, tableFor, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { ruckus } from '../rules/index.ts';
import { NOW, round } from '../rules/ruckus.scenario.ts';
import type { RuckusOptions, RuckusSight, RuckusTypes } from '../rules/types.ts';
import { attention } from './attention.ts';
import { expert, facile } from './index.ts';

const A = seatOf('A');
const IDLE = 'deck meuh\nA coa plouf |\nB boum dring zzz |';
const STARTED: RuckusSight = { kind: 'started', rule: 'RK-3', round: 1 };

function drew(letter: string): RuckusSight {
  return { kind: 'drew', rule: 'RK-11', seat: seatOf(letter), family: null };
}

/** What somebody has in mind `ms` after the start, having seen this then. */
function mind(sights: readonly RuckusSight[]): Json {
  const view = ruckus.view(round(IDLE), A);
  return [STARTED, ...sights].reduce<Json>(
    (memory, sight) => attention.remember(memory, sight, view, toMillis(NOW)),
    attention.start,
  );
}

const TABLE = tableFor(ruckus, 'classic', 2) as TableSetup<RuckusTypes>;

interface Asked {
  readonly bot?: typeof expert;
  readonly ms?: number;
  readonly sights?: readonly RuckusSight[];
  readonly options?: Partial<RuckusOptions>;
}

function ask(
  text: string,
  { bot = expert, ms = 0, sights = [], options = {} }: Asked,
  step = 0,
): Decision<RuckusTypes> {
  const decision = bot.decide({
    table: TABLE,
    view: ruckus.view(round(text, options), A),
    seat: A,
    at: toMillis(NOW + ms),
    memory: mind(sights),
    rng: stepRng(seedFromWord('player'), step),
  });
  if (decision === null) throw new Error('it waits');
  return decision;
}

/** The middle of many answers, in milliseconds. */
function delay(text: string, asked: Asked = {}): number {
  const all = Array.from({ length: 101 }, (_, step) => ask(text, asked, step).afterMs);
  return all.toSorted((one, other) => one - other)[50] as number;
}

describe('the pace of a bot', () => {
  it('what is in the own hand is seen sooner than what lies around the table', () => {
    const pair = delay('deck meuh\nA coa coa |\nB boum dring zzz |');
    const theft = delay('deck meuh\nA coa plouf |\nB boum dring zzz | coa×5');
    expect(pair).toBeLessThan(0.7 * theft);
    expect(theft).toBeLessThan(3_000);
  });

  it('a card is drawn after a patient look around, sooner where the tempo is frantic', () => {
    expect(delay(IDLE)).toBeGreaterThan(8_000);
    expect(delay(IDLE, { options: { tempo: 'frantic' } })).toBeLessThan(6_000);
  });

  it('a card is drawn in haste by who has fallen three draws behind', () => {
    expect(delay(IDLE, { sights: [drew('B'), drew('B')] })).toBeGreaterThan(8_000);
    expect(delay(IDLE, { sights: [drew('B'), drew('B'), drew('B')] })).toBeLessThan(3_000);
    expect(delay(IDLE, { sights: [drew('A'), drew('B'), drew('B'), drew('B')] })).toBeGreaterThan(8_000);
  });

  it('draws are counted anew in every round', () => {
    expect(delay(IDLE, { sights: [drew('B'), drew('B'), drew('B'), STARTED] })).toBeGreaterThan(8_000);
  });

  it('what others do meanwhile does not put a draw off', () => {
    expect(delay(IDLE, { ms: 8_000 })).toBeLessThan(2_500);
  });

  it('who watches thinks again about a draw when something happens, who does not draws', () => {
    expect(ask(IDLE, {}).isTentative).toBe(true);
    expect(ask(IDLE, { bot: facile }).isTentative).toBe(false);
  });

  it('much at once is noticed later', () => {
    const text = 'deck meuh\nA coa plouf |\nB boum dring zzz | coa×5';
    const busy = Array.from({ length: 5 }, () => drew('B'));
    expect(delay(text, { sights: busy })).toBeGreaterThan(1.2 * delay(text, { ms: 2_000, sights: busy }));
  });
});
