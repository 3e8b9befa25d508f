import {
  after,
  type Millis,
  openMatch,
  seatOf,
  seedFromWord,
  type TableSetup,
  tableFor,
  toMillis,
} from '@tablee/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, FAMILIES, type Family, pairIn } from './family.ts';
import { ruckus } from './index.ts';
import { isLegal, legalOf, NOW, pilesOf, play, refusalOf, round, wake, wakeIn } from './ruckus.scenario.ts';
import {
  AUTO_CALL_AFTER_MS,
  AUTO_LAY_AFTER_MS,
  COUNTDOWN_MS,
  STALL_COUNTDOWN_MS,
  STALL_STARTS_AFTER_MS,
} from './timing.ts';
import type { Pile, RuckusState, RuckusTypes } from './types.ts';

function deal(seats: number, word = 'first'): RuckusState {
  const table = tableFor(ruckus, 'classic', seats) as TableSetup<RuckusTypes>;
  return openMatch(ruckus, table, seedFromWord(word)).match.state;
}

describe('the deal', () => {
  it('[RK-1] there are 12 families of 6 cards, for 2 to 5 players', () => {
    expect(FAMILIES).toHaveLength(12);
    for (const family of FAMILIES) expect(CARDS.filter((card) => card === family)).toHaveLength(6);
    expect(ruckus.seating(deal(2).options)).toEqual({ counts: [2, 3, 4, 5] });
  });

  it.each([
    [2, 58],
    [3, 51],
    [4, 44],
    [5, 37],
  ])('[RK-2] %i players hold 7 cards each and %i are left to draw', (seats, left) => {
    const state = deal(seats);
    expect(state.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 7));
    expect(state.deck).toHaveLength(left);
    expect([...state.hands.flat(), ...state.deck].toSorted()).toEqual(CARDS.toSorted());
  });

  it('[RK-A24] the start comes by itself, five seconds after the deal', () => {
    const dealt = deal(2);
    expect(ruckus.wakeAt(dealt)).toBe(5_000);
    expect(wake(dealt).state.phase).toBe('play');
  });

  it('[RK-A25] where nobody hurries, the start comes after half a minute and the next round after two', () => {
    const options = { tempo: 'patient' } as const;
    const table = tableFor(ruckus, 'unhurried', 2) as TableSetup<RuckusTypes>;
    expect(ruckus.wakeAt(openMatch(ruckus, table, seedFromWord('calm')).match.state)).toBe(30_000);
    const { state } = play(round('deck zzz\nA | boum×2\nB miaou | dring×2', options), 'A', 'slap');
    expect(wakeIn(state)).toBe(120_000);
  });

  it('[RK-3] nobody plays before the start is called; then everybody does', () => {
    const state = deal(3);
    expect(ruckus.toAct(state)).toEqual([]);
    const refusal = ruckus.check(ruckus.view(state, seatOf('A')), seatOf('A'), { do: 'draw' }, toMillis(0));
    expect(refusal).toEqual({ rule: 'RK-3', facts: {} });
    expect(ruckus.wakeAt(state)).toBe(COUNTDOWN_MS);
    const { state: started, events } = wake(state);
    expect(ruckus.toAct(started)).toEqual([0, 1, 2]);
    expect(events).toEqual([{ kind: 'started', rule: 'RK-3', round: 1 }]);
  });
});

describe('a pair that waits', () => {
  const PAIRS = 'deck meuh\nA boum zzz boum zzz plouf | zzz×2\nB miaou |';

  it('[RK-A5] lays itself, with every other pair of the hand, 2.5 seconds after it arose', () => {
    const state = round(PAIRS);
    expect(wakeIn(state)).toBe(AUTO_LAY_AFTER_MS);
    const { state: laid, events } = wake(state);
    expect(pilesOf(laid, 'A')).toBe('zzz×4 boum×2');
    expect(laid.hands[0]).toEqual(['plouf']);
    expect(events.map(({ kind, rule }) => [kind, rule])).toEqual([
      ['formed', 'RK-A5'],
      ['formed', 'RK-A5'],
    ]);
  });

  it('[RK-A5] counts from the start where it was dealt', () => {
    const dealt: RuckusState = {
      ...round(PAIRS),
      phase: 'countdown',
      until: toMillis(NOW + 1_000),
      pairSince: [null, null],
    };
    expect(wakeIn(wake(dealt).state)).toBe(1_000 + AUTO_LAY_AFTER_MS);
  });

  it('[RK-A5] counts from the draw that made it', () => {
    const drawn = play(round('deck boum\nA boum plouf |\nB miaou |'), 'A', 'draw', 500).state;
    expect(wakeIn(drawn)).toBe(500 + AUTO_LAY_AFTER_MS);
  });

  it('[RK-A5] waits no longer because another pair was laid meanwhile', () => {
    expect(wakeIn(play(round(PAIRS), 'A', 'form boum', 2_000).state)).toBe(AUTO_LAY_AFTER_MS);
  });

  it('[RK-A5] is laid by its player in time, and then nothing waits', () => {
    const formed = play(round('deck meuh\nA boum boum plouf |\nB miaou |'), 'A', 'form boum').state;
    expect(wakeIn(formed)).toBe(STALL_STARTS_AFTER_MS);
  });

  it('[RK-A5] lays itself at once where the option says so', () => {
    expect(wakeIn(round(PAIRS, { autoForm: true }))).toBe(0);
  });
});

describe('the end of a round', () => {
  const DONE = 'deck meuh\nA | boum×3 zzz×2\nB miaou dring | coa×2\nC plouf vroum meuh |';

  it('[RK-15] a player without cards slaps the draw pile, and the round is over', () => {
    const { state, events } = play(round(DONE), 'A', 'slap');
    expect(state.phase).toBe('sheet');
    expect(events[0]).toEqual({ kind: 'called', rule: 'RK-15', seat: 0 });
  });

  it('[RK-A4] a player with cards who slaps is refused and loses nothing', () => {
    const state = round(DONE);
    expect(refusalOf(state, 'B', 'slap')).toEqual({ rule: 'RK-A4', facts: { cards: 2 } });
    expect(isLegal(state, 'B', 'draw')).toBe(true);
  });

  it('[RK-A4] until the slap the others play on, and rob the finished player', () => {
    const state = round('deck meuh\nA | boum×3\nB boum dring |');
    expect(pilesOf(play(state, 'B', 'steal boum < A').state, 'B')).toBe('boum×4');
  });

  it('[RK-A4] three seconds after the hand became empty the round is called for its player', () => {
    const state = round(DONE);
    expect(wakeIn(state)).toBe(AUTO_CALL_AFTER_MS);
    const { state: called, events } = wake(state);
    expect(events[0]).toEqual({ kind: 'called', rule: 'RK-A4', seat: 0 });
    expect(called.sheets[0]?.[0]).toMatchObject({ bonus: 2 });
  });

  it('[RK-A4] with the option of automatic calls the round is called at once', () => {
    expect(wakeIn(round(DONE, { autoCall: true }))).toBe(0);
  });

  it('[RK-A17] of two players without cards the first to slap gets the bonus', () => {
    const state = round('deck meuh\nA | boum×3\nB | coa×2\nC plouf |');
    const { state: called } = play(state, 'B', 'slap');
    expect(called.sheets[0]?.map(({ bonus }) => bonus)).toEqual([0, 2, 0]);
    expect(refusalOf(called, 'A', 'slap', 10)).toEqual({ rule: 'RK-16', facts: {} });
  });

  it('[RK-A17] where both sleep, the one whose hand was empty first is called for', () => {
    const first = play(round('deck meuh\nA boum | boum×2\nB coa | coa×2'), 'B', 'complete coa', 100).state;
    const both = play(first, 'A', 'complete boum', 200).state;
    expect(wake(both).events[0]).toEqual({ kind: 'called', rule: 'RK-A4', seat: 1 });
  });

  it('[RK-A23] with an empty hand every action but the slap is refused', () => {
    const state = round(DONE);
    for (const text of ['draw', 'form boum', 'complete boum', 'steal coa < B']) {
      expect(refusalOf(state, 'A', text)).toEqual({ rule: 'RK-A23', facts: {} });
    }
    expect(legalOf(state, 'A')).toEqual(['slap']);
  });

  it('[RK-A16] a hand that forms itself away from the deal may slap', () => {
    const state = round('deck meuh\nA boum boum zzz zzz zzz |\nB miaou |');
    const gone = play(play(state, 'A', 'form boum').state, 'A', 'form zzz', 350).state;
    expect(isLegal(gone, 'A', 'slap', 700)).toBe(true);
  });

  it('[RK-16] nothing played after the call counts', () => {
    const { state } = play(round(DONE), 'A', 'slap');
    expect(refusalOf(state, 'B', 'draw', 10)).toEqual({ rule: 'RK-16', facts: {} });
    expect(ruckus.toAct(state)).toEqual([]);
  });

  it('[RK-A3] the table is counted as it stands at the slap', () => {
    const { state } = play(round(DONE), 'A', 'slap');
    expect(state.sheets[0]).toEqual([
      { laid: 5, inHand: 0, bonus: 2, points: 7 },
      { laid: 2, inHand: 2, bonus: 0, points: 0 },
      { laid: 0, inHand: 3, bonus: 0, points: 0 },
    ]);
  });
});

describe('a stall', () => {
  const IDLE = 'deck meuh\nA boum plouf | zzz×2\nB miaou | dring×2';

  it('[RK-A13] fifteen quiet seconds start a countdown of ten, which ends the round without a bonus', () => {
    const state = round(IDLE);
    expect(wakeIn(state)).toBe(STALL_STARTS_AFTER_MS);
    const { state: stalling, events } = wake(state);
    expect(events).toEqual([
      { kind: 'stalling', rule: 'RK-A13', until: NOW + STALL_STARTS_AFTER_MS + STALL_COUNTDOWN_MS },
    ]);
    expect(wakeIn(stalling)).toBe(STALL_STARTS_AFTER_MS + STALL_COUNTDOWN_MS);
    const { state: over, events: end } = wake(stalling);
    expect(end.map(({ kind }) => kind)).toEqual(['stalled', 'scored']);
    expect(over.sheets[0]).toEqual([
      { laid: 2, inHand: 2, bonus: 0, points: 0 },
      { laid: 2, inHand: 1, bonus: 0, points: 1 },
    ]);
  });

  it('[RK-A13] any action stops the countdown', () => {
    const stalling = wake(round(IDLE)).state;
    const { state } = play(stalling, 'A', 'draw', STALL_STARTS_AFTER_MS + 2_000);
    expect(state.stalling).toBe(false);
    expect(wakeIn(state)).toBe(STALL_STARTS_AFTER_MS + 2_000 + STALL_STARTS_AFTER_MS);
  });

  it('[RK-A25] where nobody hurries, ten quiet minutes do; two with an empty draw pile, and then a minute', () => {
    const options = { tempo: 'patient' } as const;
    expect(wakeIn(round(IDLE, options))).toBe(600_000);
    const last = round(IDLE.replace('deck meuh', 'deck'), options);
    expect(wakeIn(last)).toBe(120_000);
    const { state, events } = wake(last);
    expect(events).toEqual([{ kind: 'stalling', rule: 'RK-A13', until: NOW + 180_000 }]);
    expect(wakeIn(state)).toBe(180_000);
  });

  /** Random positions with an empty draw pile: each card in a hand or on a pile, as the rules allow. */
  const tables = fc.record({
    seats: fc.integer({ min: 2, max: 5 }),
    owners: fc.array(fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), { minLength: 12, maxLength: 12 }),
  });

  function spread(seats: number, owners: readonly (readonly number[])[]): RuckusState {
    const hands: Family[][] = Array.from({ length: seats }, () => []);
    const piles: Pile[][] = Array.from({ length: seats }, () => []);
    for (const [index, family] of FAMILIES.entries()) {
      const counts = Array.from(
        { length: seats },
        (_, who) => owners[index]?.filter((owner) => owner % seats === who).length ?? 0,
      );
      for (const [who, count] of counts.entries()) {
        if (count === 1) hands[who]?.push(family);
        if (count > 1) piles[who]?.push({ family, count });
      }
    }
    const empty = round(`deck\n${hands.map((_, who) => `${'ABCDE'[who]} |`).join('\n')}`);
    return { ...empty, hands, piles };
  }

  it('[RK-A13] with an empty pile every single card in any hand can be played', () => {
    fc.assert(
      fc.property(tables, ({ seats, owners }) => {
        const state = spread(seats, owners);
        for (const [who, hand] of state.hands.entries()) {
          expect(pairIn(hand)).toBeNull();
          const letter = 'ABCDE'[who] ?? '';
          const legal = legalOf(state, letter);
          for (const card of hand) expect(legal.some((text) => text.includes(` ${card}`))).toBe(true);
        }
      }),
      { seed: 13, numRuns: 500 },
    );
  });
});

describe('time', () => {
  it('waits for whatever is due first', () => {
    const state = round('deck meuh\nA | boum×3\nB dring dring |');
    expect(wakeIn(state)).toBe(AUTO_LAY_AFTER_MS);
    const formed = wake(state).state;
    expect(ruckus.wakeAt(formed)).toBe(after(NOW as Millis, AUTO_CALL_AFTER_MS));
  });
});
