import { checksumOf, diffView } from '@tablee/protocol';
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

function enter(seq = 4): void {
  world.socket.opens();
  world.socket.hears(WELCOME);
  world.socket.hears(snapshot(seq, { turn: 0, pool: 9 }, 5_000));
}

/** Cuts the connection and welcomes the page again; the state of the match comes after. */
function comeBack(afterMs = 250): void {
  world.cut();
  world.pass(afterMs);
  world.socket.opens();
  world.socket.hears(WELCOME);
}

describe('the view', () => {
  it('starts with the snapshot and changes frame by frame', () => {
    enter();
    world.socket.hears(frame(5, { pool: 8 }));
    expect(state().followed).toMatchObject({ seq: 5, view: { turn: 0, pool: 8 } });
    expect(state().viewer).toBe(0);
    expect(state().table).toEqual(TABLE);
  });

  it('is requested whole, once, if a frame is missing', () => {
    enter();
    world.socket.hears(frame(6, { pool: 7 }));
    world.socket.hears(frame(7, { pool: 6 }));
    expect(world.socket.of('resync')).toHaveLength(1);
    world.socket.hears(snapshot(7, { turn: 0, pool: 6 }));
    expect(state().followed).toMatchObject({ seq: 7, isLost: false });
  });

  it('resumes where it was after a reconnect', () => {
    enter();
    world.socket.hears(frame(5, { pool: 8 }));
    comeBack();
    expect(world.socket.of('hello')).toEqual([{ type: 'hello', protocol: 3, since: 5 }]);
  });

  it('is discarded for another viewer', () => {
    enter();
    world.socket.hears(frame(5, { pool: 8 }));
    world.socket.hears({ ...WELCOME, viewer: 'spectator' } as typeof WELCOME);
    expect(state()).toMatchObject({ viewer: 'spectator', followed: { seq: null, view: null }, happenings: [] });
  });

  it('is requested whole, once, if frames of another viewer follow', () => {
    enter();
    comeBack();
    world.socket.hears({ ...WELCOME, viewer: 1 } as typeof WELCOME);
    world.socket.hears(frame(5, { pool: 8 }));
    world.socket.hears(frame(6, { pool: 7 }, { check: '' }));
    expect(world.socket.of('resync')).toHaveLength(1);
    world.socket.hears(snapshot(6, { turn: 0, pool: 7 }));
    expect(state().followed).toMatchObject({ seq: 6, view: { pool: 7 }, isLost: false });
  });

  it('comes with the newest happenings, fifty at most', () => {
    enter();
    for (let seq = 5; seq < 65; seq += 1) world.socket.hears(frame(seq, {}));
    expect(state().happenings).toHaveLength(50);
    expect(state().happenings.at(-1)).toEqual({ seq: 64, sights: [{ kind: 'step', seq: 64 }], isMine: false });
  });

  it('comes with the state of the table', () => {
    enter();
    world.socket.hears({ type: 'table', table: { ...TABLE, status: 'over' } });
    expect(state().table?.status).toBe('over');
  });
});

describe('the list of all sights', () => {
  it('is complete on a page that was open from the start', () => {
    enter(0);
    expect(session.sights).toEqual([]);
    world.socket.hears(frame(1, { turn: 1 }));
    expect(session.sights).toEqual([{ kind: 'step', seq: 1 }]);
  });

  it('is complete on a page that was open in the lobby', () => {
    world.socket.opens();
    world.socket.hears({ ...WELCOME, table: { ...TABLE, status: 'waiting' } } as typeof WELCOME);
    world.socket.hears({ type: 'table', table: TABLE });
    world.socket.hears(frame(0, {}, { patch: diffView(null, { turn: 0, pool: 9 }) }));
    world.socket.hears(frame(1, { turn: 1 }));
    expect(session.sights).toEqual([
      { kind: 'step', seq: 0 },
      { kind: 'step', seq: 1 },
    ]);
  });

  it('is missing on a page that came later or got a snapshot', () => {
    enter();
    world.socket.hears(frame(5, { turn: 1 }));
    expect(session.sights).toBeNull();
    session = new TableSession('ws://test', world);
    enter(0);
    world.socket.hears(snapshot(3, { turn: 0, pool: 9 }));
    expect(session.sights).toBeNull();
  });

  it('survives a reload if nothing happened meanwhile and the viewer is the same', () => {
    enter(0);
    world.socket.hears(frame(1, { turn: 1 }));
    world.leave();
    const reload = (table: string, viewer: number, seq: number): void => {
      session = new TableSession(table, world);
      world.socket.opens();
      world.socket.hears({ ...WELCOME, viewer } as typeof WELCOME);
      world.socket.hears(snapshot(seq, { turn: 1, pool: 9 }));
    };
    reload('ws://test', 0, 1);
    expect(session.sights).toEqual([{ kind: 'step', seq: 1 }]);
    world.socket.hears(frame(2, { turn: 0 }));
    expect(session.sights).toHaveLength(2);
    reload('ws://test', 0, 2);
    expect(session.sights, 'one entry was not kept').toBeNull();
    reload('ws://test', 1, 1);
    expect(session.sights, 'somebody else').toBeNull();
    reload('ws://other', 0, 1);
    expect(session.sights, 'another table').toBeNull();
  });
});

describe('a command', () => {
  it('is pending until both its answer and its entry have come', () => {
    enter();
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
    enter();
    session.play(DRAW);
    world.socket.hears(frame(5, { turn: 1 }));
    world.socket.hears({ type: 'ack', id: state().pending[0]?.id ?? '', seq: 5 });
    expect(state()).toMatchObject({ pending: [], notice: null });
  });

  it('is marked as mine whichever comes first, answer or entry, and so is a time-out of this seat', () => {
    enter();
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
    enter();
    session.play(DRAW);
    world.socket.hears({ type: 'refusal', id: state().pending[0]?.id ?? '', rule: 'XX-1', facts: { n: 1 } });
    expect(state()).toMatchObject({ pending: [], refusal: { rule: 'XX-1', facts: { n: 1 } } });
    session.play(DRAW);
    expect(state().refusal).toBeNull();
  });

  it('lost to a race reports the delay and the winner', () => {
    enter();
    session.play(DRAW);
    const lost = { rule: 'XX-1', facts: {}, late: { ms: 38, to: 1 } };
    world.socket.hears({ type: 'refusal', id: state().pending[0]?.id ?? '', ...lost });
    expect(state().refusal).toMatchObject(lost);
  });

  it('is not sent in a pause, which a notice tells', () => {
    enter();
    world.socket.hears({ type: 'table', table: { ...TABLE, pause: { by: 0, untilBack: false, leftMs: 600_000 } } });
    session.play(DRAW);
    expect(world.socket.of('command')).toEqual([]);
    expect(state()).toMatchObject({ pending: [], notice: { why: 'paused' } });
    world.socket.hears({ type: 'table', table: TABLE });
    session.play(DRAW);
    expect(world.socket.of('command')).toHaveLength(1);
  });

  it('reports a problem once, unless the player can do nothing about it', () => {
    enter();
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
    enter();
    session.play(DRAW);
    const [sent] = state().pending;
    comeBack();
    expect(world.socket.of('command')).toEqual([]);
    world.socket.hears(snapshot(4, { turn: 0, pool: 9 }));
    expect(world.socket.of('command')).toEqual([{ type: 'command', id: sent?.id, on: 4, command: DRAW }]);
    expect(state().notice).toBeNull();
  });

  it('is sent again if its turn has not ended', () => {
    enter();
    session.play(DRAW);
    comeBack();
    world.socket.hears(frame(5, { pool: 8 }, { check: checksumOf({ turn: 0, pool: 8 }) }));
    expect(world.socket.of('command')).toHaveLength(1);
  });

  /** A snapshot with an unchanged view under a later entry. */
  function playWhileCut(seqAfter: number): void {
    enter();
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
    enter();
    comeBack();
    session.play(DRAW);
    expect(world.socket.of('command')).toEqual([]);
    world.socket.hears(snapshot(4, { turn: 0, pool: 9 }));
    expect(world.socket.of('command')).toHaveLength(1);
  });

  it('is given up with a notice if the seat’s turn has ended', () => {
    enter();
    session.play(DRAW);
    comeBack();
    world.socket.hears(frame(5, { turn: 1 }, { check: checksumOf({ turn: 1, pool: 9 }) }));
    expect(world.socket.of('command')).toEqual([]);
    expect(state()).toMatchObject({ pending: [], notice: { why: 'moved-on' } });
  });

  it('is given up if the turn has come round again', () => {
    enter();
    session.play(DRAW);
    comeBack();
    world.socket.hears(frame(5, { turn: 1 }));
    world.socket.hears(frame(6, { turn: 0 }, { check: checksumOf({ turn: 0, pool: 9 }) }));
    expect(world.socket.of('command')).toEqual([]);
    expect(state().notice).toMatchObject({ why: 'moved-on' });
  });

  it('is given up after a snapshot of a later view', () => {
    enter();
    session.play(DRAW);
    comeBack();
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
    enter();
    session.play(DRAW);
    comeBack();
    world.socket.hears(frame(5, { turn: 1 }, { check: checksumOf({ turn: 1, pool: 9 }) }));
    expect(world.socket.of('command')).toHaveLength(1);
    comeBack(2_000);
    world.socket.hears(frame(6, { turn: 0 }, { check: checksumOf({ turn: 0, pool: 9 }) }));
    expect(world.socket.of('command')).toEqual([]);
    expect(state().notice).toMatchObject({ why: 'moved-on' });
  });
});

describe('match time', () => {
  it('runs on from the last message', () => {
    enter();
    world.pass(1_500);
    expect(session.now()).toBe(6_500);
  });

  it('does not go back for a late frame', () => {
    enter();
    world.pass(1_500);
    world.socket.hears(frame(5, {}, { at: 6_200 }));
    expect(session.now()).toBe(6_500);
  });

  it('stands still with the match', () => {
    enter();
    world.socket.hears(frame(5, {}, { at: 5_000, note: { what: 'pause' } }));
    world.pass(9_000);
    expect(session.now()).toBe(5_000);
    world.socket.hears(frame(6, {}, { at: 5_000, note: { what: 'resume' } }));
    world.pass(500);
    expect(session.now()).toBe(5_500);
  });

  it('stands still and runs as the table says', () => {
    enter();
    world.socket.hears({ type: 'table', table: { ...TABLE, time: { at: 5_200, live: false } } });
    world.pass(9_000);
    expect(session.now()).toBe(5_200);
    world.socket.hears({ type: 'table', table: { ...TABLE, time: { at: 5_200, live: true } } });
    world.pass(300);
    expect(session.now()).toBe(5_500);
  });

  it('is set by the host after a reconnect, because it may have stood still', () => {
    enter();
    comeBack(60_000);
    world.socket.hears(frame(5, {}, { at: 5_400, check: checksumOf({ turn: 0, pool: 9 }) }));
    expect(session.now()).toBe(5_400);
  });
});

it('the latest turn reported by the host is kept', () => {
  enter();
  const turn = { type: 'turn', seq: 4, awaited: [1], clocks: null } as const;
  world.socket.hears({ ...turn, awaited: [...turn.awaited] });
  expect(state().turn).toEqual(turn);
});

describe('the connection', () => {
  it('reports the time until an answer', () => {
    world.socket.opens();
    world.pass(24);
    world.socket.hears(WELCOME);
    expect(state()).toMatchObject({ line: 'live', latency: 24 });
    world.pass(500);
    world.socket.hears(WELCOME);
    expect(state().latency).toBe(24);
  });

  it('that is silent or lost is told to a player who acts, and the command is sent later', () => {
    enter();
    session.play(DRAW);
    expect(state().notice).toBeNull();
    world.pass(4_000);
    session.play(DRAW);
    expect(state()).toMatchObject({ line: 'silent', notice: { why: 'offline' } });
    session.forgetNotice();
    world.cut();
    session.undo();
    expect(state().notice).toBeNull(); // No command of this seat can be undone.
    session.play(DRAW);
    expect(state().notice).toMatchObject({ why: 'offline' });
    expect(state().pending).toHaveLength(3);
    comeBack();
    world.socket.hears(snapshot(4, { turn: 0, pool: 9 }, 5_000));
    expect(world.socket.of('command')).toHaveLength(3);
  });

  it('is reported as lost until it is back', () => {
    enter();
    world.cut();
    expect(state().line).toBe('waiting');
    world.pass(250);
    expect(state().line).toBe('connecting');
  });
});
