import { describe, expect, it } from 'vitest';
import { type Seat, toMillis, toSeat } from './brands.ts';
import { type CoinCommand, type CoinTypes, coinGame, openCoin } from './coin.toy.ts';
import type { Piece } from './game.ts';
import type { TableNote } from './log.ts';
import { advance, type Match, submit, writeNote } from './match.ts';
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
  return undo(match, seat, match.undoable?.seq ?? match.seq, LATER).problem;
}

describe('undo', () => {
  it('restores the state before the own last command, as one more step', () => {
    const opened = openCoin();
    const undone = undo(played(opened, ANA, TAKE), ANA, 1, LATER);
    const entry = { kind: 'undo', seq: 2, at: 300, seat: ANA, undoes: 1 };
    expect(undone).toEqual({ match: { ...opened, seq: 2, at: 300 }, played: [{ entry, events: [] }], problem: null });
  });

  it('is stamped with the last stamp when it comes with an earlier one', () => {
    const undone = undo(played(openCoin(), ANA, TAKE), ANA, 1, toMillis(50));
    expect(undone).toMatchObject({ match: { at: 200 }, played: [{ entry: { at: 200 } }], problem: null });
  });

  it('keeps the wakes that came just before the command', () => {
    const woken = advance(openCoin(), toMillis(1_000)).match;
    const late = submit(openCoin(), ANA, TAKE, toMillis(1_500)).match;
    expect(undo(late, ANA, 2, toMillis(1_600))).toMatchObject({ match: { seq: 3, state: woken.state }, problem: null });
  });

  it('leaves the match it was asked in as it was', () => {
    const match = played(openCoin(), ANA, TAKE);
    const before = JSON.stringify(match);
    undo(match, ANA, 1, LATER);
    expect(JSON.stringify(match)).toBe(before);
  });

  it('goes back one command, not two', () => {
    const second = played(played(openCoin(), ANA, TAKE), BO, { do: 'take', coin: 1 });
    const undone = undo(second, BO, 2, LATER);
    expect(undone).toMatchObject({ match: { state: { turn: BO } }, problem: null });
    for (const [seat, undoes] of [[BO, 2] as const, [ANA, 1] as const]) {
      expect(undo(undone.match, seat, undoes, LATER).problem).toBe('nothing-to-undo');
    }
  });

  it('takes back no command that the game calls final', () => {
    const opened = openCoin();
    const isFinal = ({ do: action }: CoinCommand): boolean => action === 'take';
    const taken = played({ ...opened, definition: { ...opened.definition, isFinal } }, ANA, TAKE);
    expect(problemOf(taken, ANA)).toBe('nothing-to-undo');
    const before = played({ ...opened, definition: { ...opened.definition, isFinal: () => false } }, ANA, TAKE);
    expect(problemOf(before, ANA)).toBeNull();
  });

  it('is possible again after the next command', () => {
    const first = undo(played(openCoin(), ANA, TAKE), ANA, 1, LATER).match;
    const again = submit(first, ANA, { do: 'take', coin: 0 }, LATER).match;
    expect(undo(again, ANA, 3, LATER)).toMatchObject({ match: { seq: 4, state: openCoin().state }, problem: null });
  });

  it('takes back only the command it names when its message comes twice and late', () => {
    const first = undo(played(openCoin(), ANA, TAKE), ANA, 1, LATER).match;
    const again = submit(first, ANA, { do: 'take', coin: 0 }, LATER).match;
    expect(undo(again, ANA, 1, LATER)).toEqual({ match: again, played: [], problem: 'nothing-to-undo' });
  });

  it('is refused when nothing was played', () => {
    expect(problemOf(openCoin(), ANA)).toBe('nothing-to-undo');
  });

  it('is refused when somebody else asks', () => {
    expect(problemOf(played(openCoin(), ANA, TAKE), BO)).toBe('nothing-to-undo');
  });

  it('is refused when another seat has played since', () => {
    const both = played(played(openCoin(), ANA, TAKE), BO, { do: 'take', coin: 1 });
    expect(undo(both, ANA, 1, LATER).problem).toBe('nothing-to-undo');
    expect(problemOf(both, BO)).toBeNull();
  });

  it('is refused when a wake has come since', () => {
    const woken = advance(played(openCoin(), ANA, TAKE), toMillis(1_000)).match;
    expect(undo(woken, ANA, 1, toMillis(1_000)).problem).toBe('nothing-to-undo');
  });

  it('is refused when a wake was due before it, and leaves that wake played', () => {
    const match = played(openCoin(), ANA, TAKE);
    const { match: woken, played: wakes } = advance(match, toMillis(2_300));
    expect(wakes).toHaveLength(2);
    expect(undo(match, ANA, 1, toMillis(2_300))).toEqual({ match: woken, played: wakes, problem: 'nothing-to-undo' });
  });

  it('is refused when the match is over', () => {
    const result: typeof coinGame.result = ({ open }) =>
      open.length < 3 ? { rule: 'CO-7', ranks: [1, 2], scores: [1, 0] } : null;
    const over = played(openCoin('sorted', { ...coinGame, result }), ANA, TAKE);
    expect(undo(over, ANA, 1, LATER)).toEqual({ match: over, played: [], problem: 'match-is-over' });
  });

  it('is refused when chance was drawn', () => {
    expect(problemOf(played(openCoin(), ANA, { do: 'dip' }), ANA)).toBe('chance-was-drawn');
  });

  it('is possible when chance was drawn only before the last command', () => {
    const dipped = played(openCoin(), ANA, { do: 'dip' });
    expect(problemOf(played(dipped, BO, TAKE), BO)).toBeNull();
  });

  it('is possible when chance had only one coin to choose', () => {
    const { state, ...opened } = openCoinKnownToAll();
    const last = { ...opened, state: { ...state, sack: state.sack.slice(0, 1) } };
    expect(problemOf(played(last, ANA, { do: 'dip' }), ANA)).toBeNull();
  });

  it('is possible when only a refused command has come since', () => {
    const match = played(openCoin(), ANA, TAKE);
    const { match: asked, refusal } = submit(match, BO, { do: 'take', coin: 2 }, toMillis(250));
    expect(refusal).not.toBeNull();
    expect(problemOf(asked, ANA)).toBeNull();
  });

  it.each<TableNote>([
    { what: 'away', seat: ANA },
    { what: 'back', seat: ANA },
    { what: 'pause' },
    { what: 'resume' },
    { what: 'seated', seat: BO },
    { what: 'bot', seat: BO, who: 'Robo' },
  ])('is possible when only this has happened around the match since: %j', (note) => {
    const opened = openCoin();
    const noted = writeNote(played(opened, ANA, TAKE), note, toMillis(250)).match;
    expect(undo(noted, ANA, 1, LATER)).toMatchObject({
      match: { seq: 3, at: 300, state: opened.state },
      problem: null,
    });
  });

  it.each<TableNote>([
    { what: 'seated', seat: ANA },
    { what: 'bot', seat: ANA, who: 'Robo' },
  ])('is refused when somebody else took the seat since: %j', (note) => {
    const noted = writeNote(played(openCoin(), ANA, TAKE), note, toMillis(250)).match;
    expect(undo(noted, ANA, 1, LATER).problem).toBe('nothing-to-undo');
  });

  it('is replayed from the log', () => {
    const opened = openCoin('mixed');
    const first = submit(opened, ANA, { do: 'take', coin: 0 }, toMillis(200));
    const undone = undo(first.match, ANA, 1, LATER);
    const next = submit(undone.match, ANA, { do: 'dip' }, toMillis(400));
    const entries = [first, undone, next].flatMap((outcome) => outcome.played.map(({ entry }) => entry));
    expect(entries.map(({ kind }) => kind)).toEqual(['command', 'undo', 'command']);
    expect(replay(opened, entries)).toMatchObject({ ok: true, match: next.match });
  });
});

function openCoinKnownToAll(): Match<CoinTypes> {
  const pieces: typeof coinGame.pieces = (state) =>
    coinGame.pieces(state).map((piece) => ({ ...piece, knownTo: 'all' }));
  return openCoin('sorted', { ...coinGame, pieces });
}

/** Coins in all hands are known to `others` only. */
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
    expect(problemOf(played(openCoinKnownToAll(), ANA, { do: 'show', coin: 3 }), ANA)).toBeNull();
  });

  it('is learned when an open one like it is hidden by the same command', () => {
    const apply: typeof coinGame.apply = (state, seat, command, moment) => {
      const verdict = coinGame.apply(state, seat, command, moment);
      if (!verdict.ok) return verdict;
      const [hidden, ...open] = verdict.step.state.open;
      const sack = [...verdict.step.state.sack, ...(hidden === undefined ? [] : [hidden])];
      return { ok: true, step: { ...verdict.step, state: { ...verdict.step.state, open, sack } } };
    };
    const match = openCoin('sorted', { ...coinGame, apply });
    const [hidden] = match.state.open;
    const [shown] = match.state.hands[ANA] ?? [];
    expect([hidden?.face, shown?.face]).toEqual(['copper', 'copper']);
    expect(problemOf(played(match, ANA, { do: 'show', coin: 3 }), ANA)).toBe('a-face-was-learned');
  });

  it('is learned when the piece that shows it has an id that was not there before', () => {
    const pieces: typeof coinGame.pieces = (state) =>
      coinGame.pieces(state).map((piece) => ({ ...piece, id: `${piece.id} ${piece.place}` }));
    const match = openCoin('sorted', { ...coinGame, pieces });
    expect(problemOf(played(match, ANA, TAKE), ANA)).toBeNull();
    expect(problemOf(played(match, ANA, { do: 'show', coin: 3 }), ANA)).toBe('a-face-was-learned');
  });

  it('is not learned when another piece comes to lie there under its id', () => {
    const pieces: typeof coinGame.pieces = (state) =>
      coinGame
        .pieces(state)
        .toSorted((a, b) => a.place.localeCompare(b.place))
        .map((piece, index) => ({ ...piece, id: `${index}` }));
    const match = openCoin('sorted', { ...coinGame, pieces });
    expect(problemOf(played(match, ANA, { do: 'take', coin: 0 }), ANA)).toBeNull();
  });
});
