import { describe, expect, it } from 'vitest';
import { type Seat, toMillis, toSeat } from './brands.ts';
import { type CoinCommand, type CoinTypes, coinGame, openCoin } from './coin.toy.ts';
import type { Piece } from './game.ts';
import { advance, type Match, note, submit } from './match.ts';
import { replay } from './replay.ts';
import { undo } from './undo.ts';

const [ANA, BO] = [toSeat(0), toSeat(1)];
const TAKE: CoinCommand = { do: 'take', coin: 2 };
const LATER = toMillis(300);

function played(match: Match<CoinTypes>, seat: Seat, command: CoinCommand): Match<CoinTypes> {
  const outcome = submit(match, seat, command, toMillis(200));
  expect(outcome.refusal).toBeNull();
  return outcome.match;
}

function problemOf(match: Match<CoinTypes>, seat: Seat): string | null {
  const undone = undo(match, seat, LATER);
  return undone.ok ? null : undone.problem;
}

describe('undo', () => {
  it('restores the state before the own last command, as one more step', () => {
    const opened = openCoin();
    const undone = undo(played(opened, ANA, TAKE), ANA, LATER);
    const entry = { kind: 'undo', seq: 2, at: 300, seat: ANA };
    expect(undone).toEqual({ ok: true, match: { ...opened, seq: 2, at: 300 }, entry });
  });

  it('is stamped with the last stamp when it comes with an earlier one', () => {
    const undone = undo(played(openCoin(), ANA, TAKE), ANA, toMillis(50));
    expect(undone).toMatchObject({ ok: true, match: { at: 200 }, entry: { at: 200 } });
  });

  it('keeps the wakes that came just before the command', () => {
    const woken = advance(openCoin(), toMillis(1_000)).match;
    const late = submit(openCoin(), ANA, TAKE, toMillis(1_500)).match;
    expect(undo(late, ANA, toMillis(1_600))).toMatchObject({ ok: true, match: { seq: 3, state: woken.state } });
  });

  it('leaves the match it was asked in as it was', () => {
    const match = played(openCoin(), ANA, TAKE);
    const before = JSON.stringify(match);
    undo(match, ANA, LATER);
    expect(JSON.stringify(match)).toBe(before);
  });

  it('goes back one command, not two', () => {
    const second = played(played(openCoin(), ANA, TAKE), BO, { do: 'take', coin: 1 });
    const undone = undo(second, BO, LATER);
    expect(undone).toMatchObject({ ok: true, match: { state: { turn: BO } } });
    expect(undone.ok && problemOf(undone.match, BO)).toBe('nothing-to-undo');
    expect(undone.ok && problemOf(undone.match, ANA)).toBe('nothing-to-undo');
  });

  it('is possible again after the next command', () => {
    const first = undo(played(openCoin(), ANA, TAKE), ANA, LATER);
    const again = first.ok ? submit(first.match, ANA, { do: 'take', coin: 0 }, LATER).match : null;
    expect(again && undo(again, ANA, LATER)).toMatchObject({ ok: true, match: { seq: 4, state: openCoin().state } });
  });

  it('is refused when nothing was played', () => {
    expect(problemOf(openCoin(), ANA)).toBe('nothing-to-undo');
  });

  it('is refused when somebody else asks', () => {
    expect(problemOf(played(openCoin(), ANA, TAKE), BO)).toBe('nothing-to-undo');
  });

  it('is refused when another seat has played since', () => {
    const both = played(played(openCoin(), ANA, TAKE), BO, { do: 'take', coin: 1 });
    expect(problemOf(both, ANA)).toBe('nothing-to-undo');
    expect(problemOf(both, BO)).toBeNull();
  });

  it('is refused when a wake has come since', () => {
    const woken = advance(played(openCoin(), ANA, TAKE), toMillis(1_000)).match;
    expect(problemOf(woken, ANA)).toBe('nothing-to-undo');
  });

  it('is refused when chance was drawn', () => {
    expect(problemOf(played(openCoin(), ANA, { do: 'dip' }), ANA)).toBe('chance-was-drawn');
  });

  it('is possible when chance was drawn only before the last command', () => {
    const dipped = played(openCoin(), ANA, { do: 'dip' });
    expect(problemOf(played(dipped, BO, TAKE), BO)).toBeNull();
  });

  it('is possible when only a refused command has come since', () => {
    const match = played(openCoin(), ANA, TAKE);
    const { match: asked, refusal } = submit(match, BO, { do: 'take', coin: 2 }, toMillis(250));
    expect(refusal).not.toBeNull();
    expect(problemOf(asked, ANA)).toBeNull();
  });

  it('is possible when only something around the match has happened since', () => {
    const opened = openCoin();
    const noted = note(played(opened, ANA, TAKE), { what: 'away', seat: BO }, toMillis(250)).match;
    expect(undo(noted, ANA, LATER)).toMatchObject({ ok: true, match: { seq: 3, at: 300, state: opened.state } });
  });

  it('is replayed from the log', () => {
    const opened = openCoin('mixed');
    const first = submit(opened, ANA, { do: 'take', coin: 0 }, toMillis(200));
    const undone = undo(first.match, ANA, LATER);
    const next = undone.ok ? submit(undone.match, ANA, { do: 'dip' }, toMillis(400)) : first;
    const entries = [...first.played, ...(undone.ok ? [undone] : []), ...next.played].map(({ entry }) => entry);
    expect(entries.map(({ kind }) => kind)).toEqual(['command', 'undo', 'command']);
    expect(replay(opened, entries)).toMatchObject({ ok: true, match: next.match });
  });
});

/** Coins in hands are known to `others` too, beside who holds them. */
function openCoinKnownTo(others: readonly Seat[]): Match<CoinTypes> {
  const isHeld = ({ place }: Piece): boolean => place.startsWith('hand');
  const pieces: typeof coinGame.pieces = (state) =>
    coinGame.pieces(state).map((piece) => (isHeld(piece) ? { ...piece, knownTo: others } : piece));
  return openCoin('sorted', { ...coinGame, pieces });
}

describe('a face', () => {
  it('is not learned when an open piece goes into the hand', () => {
    expect(problemOf(played(openCoin(), ANA, TAKE), ANA)).toBeNull();
  });

  it('is learned when the others see it for the first time', () => {
    expect(problemOf(played(openCoin(), ANA, { do: 'show', coin: 3 }), ANA)).toBe('a-face-was-learned');
  });

  it('is learned when only the seat itself sees it for the first time', () => {
    expect(problemOf(played(openCoin(), ANA, { do: 'lift' }), ANA)).toBe('a-face-was-learned');
  });

  it('is learned when others like it were known', () => {
    const { state } = openCoin();
    expect(state.open.map(({ face }) => face)).toContain(state.sack[0]?.face);
    expect(problemOf(played(openCoin(), ANA, { do: 'lift' }), ANA)).toBe('a-face-was-learned');
  });

  it('is learned when only spectators see it for the first time', () => {
    const match = openCoinKnownTo([ANA, BO]);
    expect(problemOf(played(match, ANA, { do: 'show', coin: 3 }), ANA)).toBe('a-face-was-learned');
  });

  it('is learned when only one other seat sees it for the first time', () => {
    const match = openCoinKnownTo([ANA]);
    expect(problemOf(played(match, ANA, { do: 'show', coin: 3 }), ANA)).toBe('a-face-was-learned');
  });

  it('is learned by a seat when another knew it and knows it no more', () => {
    const packed: typeof coinGame.pieces = (state) =>
      coinGame.pieces(state).map((piece) => (piece.place === 'sack' ? { ...piece, knownTo: [BO] } : piece));
    const match = openCoin('sorted', { ...coinGame, pieces: packed });
    expect(problemOf(played(match, ANA, { do: 'lift' }), ANA)).toBe('a-face-was-learned');
  });

  it('is not learned when every viewer knew it before it was shown', () => {
    const pieces: typeof coinGame.pieces = (state) =>
      coinGame.pieces(state).map((piece) => ({ ...piece, knownTo: 'all' }));
    const match = openCoin('sorted', { ...coinGame, pieces });
    expect(problemOf(played(match, ANA, { do: 'show', coin: 3 }), ANA)).toBeNull();
  });
});
