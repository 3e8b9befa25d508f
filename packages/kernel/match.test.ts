import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, type Millis, seatsOf, toMillis, toSeat } from './brands.ts';
import { type CoinCommand, type CoinTypes, coinGame, openCoin, playCoin } from './coin.toy.ts';
import type { GameDefinition } from './game.ts';
import * as kernel from './index.ts';
import { advance, type Match, nextWake, type Outcome, openMatch, playWake, submit, writeNote } from './match.ts';
import { stepRng } from './rng.ts';

const [ANA, BO] = [toSeat(0), toSeat(1)];
const TAKE = { do: 'take', coin: 0 } as const;
const DIP = { do: 'dip' } as const;
const ILLEGAL = { do: 'take', coin: 99 } as const;

function stampsOf({ played }: Outcome<CoinTypes>): [string, number][] {
  return played.map(({ entry }) => [entry.kind, entry.at]);
}

describe('the kernel', () => {
  it('exports nothing that changes a match without an entry', () => {
    expect(kernel).toHaveProperty('submit');
    expect(kernel).not.toHaveProperty('moved');
  });
});

describe('an opened match', () => {
  it('is at setup, time 0, with nothing to undo', () => {
    const { match, events } = openMatch(coinGame, openCoin().table, openCoin().seed);
    expect(match).toMatchObject({ seq: 0, at: 0, undoable: null });
    expect(events).toEqual([{ rule: 'CO-1', seat: null, coin: null }]);
    expect(nextWake(match)).toBe(1_000);
  });

  it('is dealt with the random numbers of step 0', () => {
    const match = openCoin('mixed');
    const dealt = stepRng(match.seed, 0).shuffle(openCoin('sorted').definition.pieces(openCoin().state));
    expect(match.definition.pieces(match.state).map(({ face }) => face)).toEqual(dealt.map(({ face }) => face));
  });
});

describe('a command', () => {
  it('is played, and its entry has number and stamp', () => {
    const { match, played, refusal } = submit(openCoin(), ANA, TAKE, toMillis(120));
    const entry = { kind: 'command', seq: 1, at: 120, seat: ANA, command: TAKE, id: null };
    expect(refusal).toBeNull();
    expect(played).toStrictEqual([{ entry, events: [{ rule: 'CO-2', seat: ANA, coin: { id: 0, face: 'copper' } }] }]);
    expect(match).toMatchObject({ seq: 1, at: 120, state: { turn: BO } });
  });

  it('can be undone by the number of its entry', () => {
    const opened = openCoin();
    const { match } = submit(opened, ANA, TAKE, toMillis(120));
    expect(match.undoable).toEqual({ seat: ANA, seq: 1, before: opened.state, drew: false });
    expect(submit(match, BO, DIP, toMillis(1_000)).match.undoable).toMatchObject({ seat: BO, seq: 3, drew: true });
  });

  it('has its id and meta in its entry', () => {
    const origin = { id: 'ana-7', meta: { arrived: 100, held: 20 } };
    expect(submit(openCoin(), ANA, TAKE, toMillis(120), origin).played[0]?.entry).toMatchObject(origin);
  });

  it('keeps an id without a meta, and a meta of null', () => {
    const entryOf = (origin: object) => submit(openCoin(), ANA, TAKE, toMillis(120), origin).played[0]?.entry;
    expect(entryOf({ id: 'ana-7' })).not.toHaveProperty('meta');
    expect(entryOf({ meta: null })).toMatchObject({ id: null, meta: null });
  });

  it('leaves the match it was played in as it was', () => {
    const match = openCoin();
    const before = JSON.stringify(match);
    expect(submit(match, ANA, TAKE, toMillis(120)).match).not.toBe(match);
    expect(JSON.stringify(match)).toBe(before);
  });

  it('draws from the chance of its own step', () => {
    const opened = openCoin();
    const first = submit(opened, ANA, DIP, toMillis(1)).match;
    const second = submit(first, BO, DIP, toMillis(2)).match;
    expect(first.state.hands[ANA]?.at(-1)).toEqual(stepRng(opened.seed, 1).pick(opened.state.sack));
    expect(second.state.hands[BO]?.at(-1)).toEqual(stepRng(opened.seed, 2).pick(first.state.sack));
  });

  it('is judged at the time of its stamp', () => {
    const times: Millis[] = [];
    const apply: typeof coinGame.apply = (state, seat, command, moment) => {
      times.push(moment.at);
      return coinGame.apply(state, seat, command, moment);
    };
    const late = submit(openCoin('sorted', { ...coinGame, apply }), ANA, TAKE, toMillis(700)).match;
    submit(late, BO, DIP, toMillis(200));
    expect(times).toEqual([700, 700]);
  });

  it('is stamped with the last stamp when it comes with an earlier one', () => {
    const { match } = submit(openCoin(), ANA, TAKE, toMillis(500));
    const outcome = submit(match, BO, DIP, toMillis(400));
    expect(stampsOf(outcome)).toEqual([['command', 500]]);
    expect(outcome.match.at).toBe(500);
  });
});

describe('a refused command', () => {
  it('names its rule, leaves no entry and leaves the match as it was', () => {
    const match = openCoin();
    const outcome = submit(match, ANA, ILLEGAL, toMillis(120));
    expect(outcome).toEqual({ match, played: [], refusal: { rule: 'CO-2', facts: {} } });
  });

  it('does not advance the random numbers, even if it drew some', () => {
    const apply: typeof coinGame.apply = (state, seat, command, moment) => {
      if (command.do === 'take') moment.rng.below(6);
      return coinGame.apply(state, seat, command, moment);
    };
    const match = openCoin('mixed', { ...coinGame, apply });
    const refused = submit(match, ANA, ILLEGAL, toMillis(10)).match;
    expect(submit(refused, ANA, DIP, toMillis(20)).match.state).toEqual(
      submit(match, ANA, DIP, toMillis(20)).match.state,
    );
  });

  it('keeps the wakes that were due before it', () => {
    const outcome = submit(openCoin(), ANA, ILLEGAL, toMillis(2_300));
    expect(outcome.refusal).toEqual({ rule: 'CO-2', facts: {} });
    expect(stampsOf(outcome)).toEqual([
      ['wake', 1_000],
      ['wake', 2_000],
    ]);
    expect(outcome.match).toEqual(advance(openCoin(), toMillis(2_300)).match);
  });
});

describe('a wake', () => {
  it('is played when it is due, and not a millisecond before', () => {
    const opened = openCoin();
    expect(advance(opened, toMillis(999)).match).toBe(opened);
    expect(stampsOf(advance(openCoin(), toMillis(999)))).toEqual([]);
    expect(stampsOf(advance(openCoin(), toMillis(1_000)))).toEqual([['wake', 1_000]]);
  });

  it('comes before a command with the same stamp', () => {
    const outcome = submit(openCoin(), ANA, TAKE, toMillis(1_000));
    expect(stampsOf(outcome)).toEqual([
      ['wake', 1_000],
      ['command', 1_000],
    ]);
  });

  it('comes after a command with an earlier stamp', () => {
    expect(stampsOf(submit(openCoin(), ANA, TAKE, toMillis(999)))).toEqual([['command', 999]]);
  });

  it('is stamped with its due time even if it is played late', () => {
    const due = [1_000, 2_000, 3_000].map((at) => ['wake', at]);
    expect(stampsOf(advance(openCoin(), toMillis(3_999)))).toEqual(due);
    expect(stampsOf(submit(openCoin(), ANA, TAKE, toMillis(3_999)))).toEqual([...due, ['command', 3_999]]);
    expect(stampsOf(writeNote(openCoin(), { what: 'pause' }, toMillis(3_999)))).toEqual([...due, ['table', 3_999]]);
  });

  it('draws from the chance of its own step', () => {
    const opened = openCoin();
    const [first, second] = advance(opened, toMillis(2_000)).played.map(({ events }) => events[0]?.coin);
    expect(first).toEqual(stepRng(opened.seed, 1).pick(opened.state.sack));
    const left = opened.state.sack.filter((coin) => coin !== first);
    expect(second).toEqual(stepRng(opened.seed, 2).pick(left));
  });

  it('leads to the same match if time passes in one or in many advances', () => {
    let match = openCoin('mixed');
    for (let at = 0; at <= 9_000; at += 300) match = advance(match, toMillis(at)).match;
    expect(match).toEqual(advance(openCoin('mixed'), toMillis(9_000)).match);
  });

  it('is stamped with the last stamp when it was due before that', () => {
    const late: Match<CoinTypes> = { ...openCoin(), at: toMillis(1_500) };
    expect(nextWake(late)).toBe(1_500);
    expect(stampsOf(advance(late, toMillis(1_500)))).toEqual([['wake', 1_500]]);
    expect(stampsOf(advance(late, toMillis(1_499)))).toEqual([]);
  });

  it('is not played when the game asks for none', () => {
    const { match } = advance(openCoin(), toMillis(60_000));
    expect(match).toMatchObject({ seq: 5, at: 5_000, state: { over: [1, 2] } });
    expect(nextWake(match)).toBeNull();
    expect(advance(match, toMillis(90_000))).toEqual({ match, played: [], refusal: null });
    expect(playWake(match)).toBeNull();
  });

  it('is the one that nextWake announced when it is played alone', () => {
    const woken = playWake(openCoin());
    const { match, played } = advance(openCoin(), toMillis(1_000));
    expect(woken).toEqual({ match, played: played[0] });
  });

  it('never sets time back when it is played alone after its time', () => {
    const late: Match<CoinTypes> = { ...openCoin(), at: toMillis(1_500) };
    expect(playWake(late)).toMatchObject({ match: { at: 1_500 }, played: { entry: { at: 1_500 } } });
  });

  it('is played thousands of times in one advance if time passes between', () => {
    const wake: typeof coinGame.wake = (state, { at }) => ({ state: { ...state, tideAt: after(at, 1) }, events: [] });
    const outcome = advance(openCoin('sorted', { ...coinGame, wake }), toMillis(51_000));
    expect(outcome.match).toMatchObject({ seq: 50_001, at: 51_000 });
  });

  it('throws and names the game when wakes never let time pass', () => {
    const stuck: GameDefinition<CoinTypes> = { ...coinGame, wake: (state) => ({ state, events: [] }) };
    expect(() => advance(openCoin('sorted', stuck), toMillis(1_000))).toThrow(/coin.*1000/);
  });
});

describe('a note', () => {
  it('has number and stamp, and does not change the state', () => {
    const opened = openCoin();
    const { match, played, refusal } = writeNote(opened, { what: 'away', seat: BO }, toMillis(40));
    const entry = { kind: 'table', seq: 1, at: 40, note: { what: 'away', seat: BO } };
    expect({ played, refusal }).toEqual({ played: [{ entry, events: [] }], refusal: null });
    expect(match).toEqual({ ...opened, seq: 1, at: 40 });
    expect(match.state).toBe(opened.state);
  });

  it('is stamped with the last stamp when it comes with an earlier one', () => {
    const { match } = submit(openCoin(), ANA, TAKE, toMillis(500));
    expect(stampsOf(writeNote(match, { what: 'pause' }, toMillis(400)))).toEqual([['table', 500]]);
  });
});

describe('the entries of a match', () => {
  it('are of every kind in the journey that other tests replay', () => {
    const { start, end, played } = playCoin();
    expect(new Set(played.map(({ entry }) => entry.kind))).toEqual(new Set(['command', 'undo', 'table', 'wake']));
    expect([start.seq, end.seq]).toEqual([0, played.length]);
    expect(end.definition.result(end.state)).not.toBeNull();
  });

  it('are numbered without gaps and stamped in order for any input', () => {
    const command = fc.oneof(
      fc.constant<CoinCommand>(DIP),
      fc.nat(9).map((coin): CoinCommand => ({ do: 'take', coin })),
      fc.nat(9).map((coin): CoinCommand => ({ do: 'show', coin })),
    );
    const move = fc.tuple(fc.constantFrom(...seatsOf(2)), command, fc.nat(6_000).map(toMillis));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        let match = openCoin('mixed');
        const entries = moves.flatMap(([seat, sent, at]) => {
          const outcome = submit(match, seat, sent, at);
          match = outcome.match;
          return outcome.played.map(({ entry }) => entry);
        });
        expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
        const stamps = entries.map(({ at }) => at);
        expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
        expect([match.seq, match.at]).toEqual([entries.length, stamps.at(-1) ?? 0]);
      }),
      { seed: 3, numRuns: 200 },
    );
  });
});
