import { checksumOf } from '@tablee/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TurnJudge } from './pending.ts';
import { FakeWorld, frame, snapshot, TABLE, WELCOME } from './session.scenario.ts';
import { TableSession } from './table-session.ts';
import type { TableState } from './table-state.ts';

const BY_TURNS: TurnJudge = {
  pace: 'turns',
  canAct: (view, viewer) => (view as { turn: number }).turn === viewer,
};
const REALTIME: TurnJudge = { pace: 'realtime', canAct: () => true };
const DRAW = { do: 'draw' };

let world: FakeWorld;
let session: TableSession;

beforeEach(() => {
  world = new FakeWorld();
  session = new TableSession('ws://test', world);
  session.judgeBy(BY_TURNS);
});

function state(): TableState {
  return session.store.getState();
}

describe('a command', () => {
  it('is pending until both its answer and its entry have come', () => {
    world.enter();
    session.play(DRAW);
    const before = state();
    const id = before.pending[0]?.id ?? '';
    expect(world.socket.of('command')).toEqual([{ type: 'command', id, on: 4, command: DRAW }]);
    world.socket.hears({ type: 'ack', id, seq: 5 });
    expect(state(), 'nothing to draw').toEqual({ ...before, played: new Map([[id, 5]]) });
    world.socket.hears(frame(5, { turn: 1 }));
    expect(state()).toMatchObject({ pending: [], played: new Map() });
  });

  it('is settled if its entry comes before its answer', () => {
    world.enter();
    session.play(DRAW);
    world.socket.hears(frame(5, { turn: 1 }));
    world.socket.hears({ type: 'ack', id: state().pending[0]?.id ?? '', seq: 5 });
    expect(state()).toMatchObject({ pending: [], notice: null });
  });

  it('is marked as mine whichever comes first, answer or entry, and so is a time-out of this seat', () => {
    world.enter();
    session.play(DRAW);
    world.socket.hears({ type: 'ack', id: state().pending[0]?.id ?? '', seq: 5 });
    world.socket.hears(frame(5, { turn: 1 }));
    world.socket.hears(frame(6, { turn: 0 }));
    session.play(DRAW);
    world.socket.hears(frame(7, { turn: 1 }));
    world.socket.hears({ type: 'ack', id: state().pending[0]?.id ?? '', seq: 7 });
    world.socket.hears(frame(8, { turn: 0 }, { timeOut: 1 }));
    world.socket.hears(frame(9, { turn: 1 }, { timeOut: 0 }));
    expect(state().happenings.flatMap(({ seq, isMine }) => (isMine ? [seq] : []))).toEqual([5, 7, 9]);
  });

  it('keeps its refusal until the next try', () => {
    world.enter();
    session.play(DRAW);
    world.socket.hears({ type: 'refusal', id: state().pending[0]?.id ?? '', rule: 'XX-1', facts: { n: 1 } });
    expect(state()).toMatchObject({ pending: [], refusal: { rule: 'XX-1', facts: { n: 1 } } });
    session.play(DRAW);
    expect(state().refusal).toBeNull();
  });

  it('lost to a race reports the delay and the winner', () => {
    world.enter();
    session.play(DRAW);
    const lost = { rule: 'XX-1', facts: {}, late: { ms: 38, to: 1 } };
    world.socket.hears({ type: 'refusal', id: state().pending[0]?.id ?? '', ...lost });
    expect(state().refusal).toMatchObject(lost);
  });

  it('is not sent in a pause, which a notice tells', () => {
    world.enter();
    world.socket.hears({ type: 'table', table: { ...TABLE, pause: { by: 0, untilBack: false, leftMs: 600_000 } } });
    session.play(DRAW);
    expect(world.socket.of('command')).toEqual([]);
    expect(state()).toMatchObject({ pending: [], notice: { why: 'paused' } });
    world.socket.hears({ type: 'table', table: TABLE });
    session.play(DRAW);
    expect(world.socket.of('command')).toHaveLength(1);
  });

  it('reports a problem once, unless the player can do nothing about it', () => {
    world.enter();
    session.play(DRAW);
    world.socket.hears({ type: 'problem', id: state().pending[0]?.id ?? '', why: 'failed' });
    expect(state()).toMatchObject({ pending: [], notice: { why: 'failed' } });
    session.forgetNotice();
    session.play(DRAW);
    world.socket.hears({ type: 'problem', id: state().pending[0]?.id ?? '', why: 'ahead' });
    expect(state()).toMatchObject({ pending: [], notice: null });
    expect(world.socket.of('resync')).toHaveLength(1);
  });

  it('is not sent before there is a view', () => {
    session.play(DRAW);
    expect(state().pending).toEqual([]);
  });
});

describe('a command whose connection was lost', () => {
  it('is sent again under the same id, once the present state is known', () => {
    world.enter();
    session.play(DRAW);
    const [sent] = state().pending;
    world.comeBack();
    expect(world.socket.of('command')).toEqual([]);
    world.socket.hears(snapshot(4, { turn: 0, pool: 9 }));
    expect(world.socket.of('command')).toEqual([{ type: 'command', id: sent?.id, on: 4, command: DRAW }]);
    expect(state().notice).toBeNull();
  });

  it('is sent again if its turn has not ended', () => {
    world.enter();
    session.play(DRAW);
    world.comeBack();
    world.socket.hears(frame(5, { pool: 8 }, { check: checksumOf({ turn: 0, pool: 8 }) }));
    expect(world.socket.of('command')).toHaveLength(1);
  });

  /** A snapshot with an unchanged view under a later entry. */
  function playWhileCut(seqAfter: number): void {
    world.enter();
    world.cut();
    session.play(DRAW);
    world.pass(250);
    world.socket.opens();
    world.socket.hears(WELCOME);
    world.socket.hears(snapshot(seqAfter, { turn: 0, pool: 9 }));
  }

  it('is sent if it was given without a connection', () => {
    playWhileCut(4);
    expect(world.socket.of('command')).toHaveLength(1);
  });

  it('is sent once if it was given while the page caught up', () => {
    world.enter();
    world.comeBack();
    session.play(DRAW);
    expect(world.socket.of('command')).toEqual([]);
    world.socket.hears(snapshot(4, { turn: 0, pool: 9 }));
    expect(world.socket.of('command')).toHaveLength(1);
  });

  it('is given up with a notice if the seat’s turn has ended', () => {
    world.enter();
    session.play(DRAW);
    world.comeBack();
    world.socket.hears(frame(5, { turn: 1 }, { check: checksumOf({ turn: 1, pool: 9 }) }));
    expect(world.socket.of('command')).toEqual([]);
    expect(state()).toMatchObject({ pending: [], notice: { why: 'moved-on' } });
  });

  it('is given up if the turn has come round again', () => {
    world.enter();
    session.play(DRAW);
    world.comeBack();
    world.socket.hears(frame(5, { turn: 1 }));
    world.socket.hears(frame(6, { turn: 0 }, { check: checksumOf({ turn: 0, pool: 9 }) }));
    expect(world.socket.of('command')).toEqual([]);
    expect(state().notice).toMatchObject({ why: 'moved-on' });
  });

  it('is given up after a snapshot of a later view', () => {
    world.enter();
    session.play(DRAW);
    world.comeBack();
    world.socket.hears(snapshot(300, { turn: 0, pool: 1 }));
    expect(world.socket.of('command')).toEqual([]);
    expect(state().notice).toMatchObject({ why: 'moved-on' });
  });

  it('is sent if the later view is equal, as after notes about its own seat', () => {
    playWhileCut(6);
    expect(world.socket.of('command')).toHaveLength(1);
    expect(state().notice).toMatchObject({ why: 'offline' });
  });

  it('in real time is sent again within two seconds, and given up after that', () => {
    session.judgeBy(REALTIME);
    world.enter();
    session.play(DRAW);
    world.comeBack();
    world.socket.hears(frame(5, { turn: 1 }, { check: checksumOf({ turn: 1, pool: 9 }) }));
    expect(world.socket.of('command')).toHaveLength(1);
    world.comeBack(2_000);
    world.socket.hears(frame(6, { turn: 0 }, { check: checksumOf({ turn: 0, pool: 9 }) }));
    expect(world.socket.of('command')).toEqual([]);
    expect(state().notice).toMatchObject({ why: 'moved-on' });
  });
});
