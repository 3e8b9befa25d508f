import type { Decision } from '@tablee/bot-kit';
import { type Json, seatOf, seedFromWord, stepRng, type TableSetup, tableFor, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { ruckus } from '../rules/index.ts';
import { NOW, round } from '../rules/ruckus.scenario.ts';
import type { RuckusOptions, RuckusSight, RuckusTypes } from '../rules/types.ts';
import { attention } from './attention.ts';
import { CUNNING } from './cunning.scenario.ts';
import { expert, facile, QUICK } from './index.ts';
import { ruckusBot } from './player.ts';

const A = seatOf('A');
const NOTHING_PLAYABLE = 'deck meuh\nA coa plouf |\nB boum dring zzz |';
const CARD_TO_KEEP = 'deck meuh\nA coa plouf |\nB boum dring zzz | coa×2';
const STARTED: RuckusSight = { kind: 'started', rule: 'RK-3', round: 1 };

function drew(letter: string): RuckusSight {
  return { kind: 'drew', rule: 'RK-11', seat: seatOf(letter), family: null };
}

/** The bot's memory after these sights, all seen at NOW. */
function mind(sights: readonly RuckusSight[]): Json {
  const view = ruckus.view(round(NOTHING_PLAYABLE), A);
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
    people: [],
    memory: mind(sights),
    rng: stepRng(seedFromWord('player'), step),
  });
  if (decision === null) throw new Error('it waits');
  return decision;
}

/** Median delay of 101 answers, in milliseconds. */
function delay(text: string, asked: Asked = {}): number {
  const all = Array.from({ length: 101 }, (_, step) => ask(text, asked, step).afterMs);
  return all.toSorted((one, other) => one - other)[50] as number;
}

describe('the patient tempo', () => {
  const patient = { tempo: 'patient' } as const;

  it('[RK-A25] a bot that is a move ahead waits for the players behind, and continues after their move', () => {
    expect(ask(NOTHING_PLAYABLE, { options: patient }).command).toEqual({ do: 'draw' });
    expect(() => ask(NOTHING_PLAYABLE, { options: patient, sights: [drew('A')], ms: 500_000 })).toThrow('it waits');
    expect(ask(NOTHING_PLAYABLE, { options: patient, sights: [drew('A'), drew('B')] }).command).toEqual({ do: 'draw' });
    expect(ask(NOTHING_PLAYABLE, { sights: [drew('A')] }).command).toEqual({ do: 'draw' });
  });

  it('[RK-A25] its pairs and its slap wait for nobody', () => {
    const pair = 'deck meuh\nA coa coa |\nB boum dring zzz |';
    expect(ask(pair, { options: patient, sights: [drew('A')] }).command).toEqual({ do: 'form', family: 'coa' });
  });

  it('[RK-A25] with nothing left to draw it goes on after a while', () => {
    const last = 'deck\nA coa plouf |\nB boum dring zzz | coa×5';
    expect(ask(last, { options: patient, sights: [drew('A')] }).afterMs).toBeGreaterThan(40_000);
  });
});

describe('the pace of a bot', () => {
  it('what is in the own hand is seen sooner than what lies around the table', () => {
    const pair = delay('deck meuh\nA coa coa |\nB boum dring zzz |');
    const theft = delay('deck meuh\nA coa plouf |\nB boum dring zzz | coa×5');
    expect(pair).toBeLessThan(0.7 * theft);
    expect(theft).toBeLessThan(3_000);
  });

  it('a bot that can only draw draws within three seconds, sooner where the tempo is frantic', () => {
    const delays = (options: Partial<RuckusOptions>): number[] =>
      Array.from({ length: 101 }, (_, step) => ask(NOTHING_PLAYABLE, { bot: facile, options }, step).afterMs);
    for (const tempo of ['calm', 'normal', 'frantic'] as const)
      expect(Math.max(...delays({ tempo }))).toBeLessThan(3_000);
    expect(delay(NOTHING_PLAYABLE, { options: { tempo: 'frantic' } })).toBeLessThan(0.7 * delay(NOTHING_PLAYABLE));
  });

  it('a bot that keeps a card for a better moment looks around longer before it draws', () => {
    expect(ask(CARD_TO_KEEP, {}).command).toEqual({ do: 'draw' });
    expect(delay(CARD_TO_KEEP)).toBeGreaterThan(4_000);
    expect(delay(CARD_TO_KEEP)).toBeLessThan(5_600);
  });

  it('a bot that is three draws behind draws faster', () => {
    expect(delay(CARD_TO_KEEP, { sights: [drew('B'), drew('B')] })).toBeGreaterThan(4_000);
    expect(delay(CARD_TO_KEEP, { sights: [drew('B'), drew('B'), drew('B')] })).toBeLessThan(3_000);
    expect(delay(CARD_TO_KEEP, { sights: [drew('A'), drew('B'), drew('B'), drew('B')] })).toBeGreaterThan(4_000);
  });

  it('draws are counted again in every round', () => {
    expect(delay(CARD_TO_KEEP, { sights: [drew('B'), drew('B'), drew('B'), STARTED] })).toBeGreaterThan(4_000);
  });

  it('what others do meanwhile does not put a draw off', () => {
    expect(delay(CARD_TO_KEEP, { ms: 4_000 })).toBeLessThan(1_500);
  });

  it('with an empty draw pile, an overlooked action is noticed later', () => {
    const blind = ruckusBot('blind', { ...CUNNING, pace: QUICK, missChance: 1 });
    const stuck = 'deck\nA coa plouf |\nB boum dring zzz | coa×5';
    expect(ask(stuck, { bot: blind }).command).toEqual({ do: 'steal', family: 'coa', from: 1 });
    expect(delay(stuck, { bot: blind })).toBeGreaterThan(1.5 * delay(stuck));
  });

  it('a bot that watches reconsiders a draw when something happens; others draw', () => {
    expect(ask(NOTHING_PLAYABLE, {}).isTentative).toBe(true);
    expect(ask(NOTHING_PLAYABLE, { bot: facile }).isTentative).toBe(false);
  });

  it('much at once is noticed later', () => {
    const text = 'deck meuh\nA coa plouf |\nB boum dring zzz | coa×5';
    const busy = Array.from({ length: 5 }, () => drew('B'));
    expect(delay(text, { sights: busy })).toBeGreaterThan(1.2 * delay(text, { ms: 2_000, sights: busy }));
  });
});
