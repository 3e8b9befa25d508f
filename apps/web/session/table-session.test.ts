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
  it('is the one of the snapshot, then changes frame by frame', () => {
    enter();
    world.socket.hears(frame(5, { pool: 8 }));
    expect(state().followed).toMatchObject({ seq: 5, view: { turn: 0, pool: 8 } });
    expect(state().viewer).toBe(0);
    expect(state().table).toEqual(TABLE);
  });

  it('is asked for whole, once, when a frame is missing', () => {
    enter();
    world.socket.hears(frame(6, { pool: 7 }));
    world.socket.hears(frame(7, { pool: 6 }));
    expect(world.socket.of('resync')).toHaveLength(1);
    world.socket.hears(snapshot(7, { turn: 0, pool: 6 }));
    expect(state().followed).toMatchObject({ seq: 7, isLost: false });
  });

  it('is resumed where it was after a cut', () => {
    enter();
    world.socket.hears(frame(5, { pool: 8 }));
    comeBack();
    expect(world.socket.of('hello')).toEqual([{ type: 'hello', protocol: 3, since: 5 }]);
  });

  it('is forgotten when the viewer is another one', () => {
    enter();
    world.socket.hears(frame(5, { pool: 8 }));
    world.socket.hears({ ...WELCOME, viewer: 'spectator' } as typeof WELCOME);
    expect(state()).toMatchObject({ viewer: 'spectator', followed: { seq: null, view: null }, happenings: [] });
  });

  it('is asked for whole, once, where the tail of another viewer follows', () => {
    enter();
    comeBack();
    world.socket.hears({ ...WELCOME, viewer: 1 } as typeof WELCOME);
    world.socket.hears(frame(5, { pool: 8 }));
    world.socket.hears(frame(6, { pool: 7 }, { check: '' }));
    expect(world.socket.of('resync')).toHaveLength(1);
    world.socket.hears(snapshot(6, { turn: 0, pool: 7 }));
    expect(state().followed).toMatchObject({ seq: 6, view: { pool: 7 }, isLost: false });
  });

  it('tells what happened lately, and no more than fifty entries of it', () => {
    enter();
    for (let seq = 5; seq < 65; seq += 1) world.socket.hears(frame(seq, {}));
    expect(state().happenings).toHaveLength(50);
    expect(state().happenings.at(-1)).toEqual({ seq: 64, sights: [{ kind: 'step', seq: 64 }], isMine: false });
  });

  it('follows the table around it', () => {
    enter();
    world.socket.hears({ type: 'table', table: { ...TABLE, status: 'over' } });
    expect(state().table?.status).toBe('over');
  });
});

describe('what has happened', () => {
  it('is known whole to a page that was there from the start', () => {
    enter(0);
    expect(session.sights).toEqual([]);
    world.socket.hears(frame(1, { turn: 1 }));
    expect(session.sights).toEqual([{ kind: 'step', seq: 1 }]);
  });

  it('is known whole to a page that waited in the lobby', () => {
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

  it('is not known to one that came later, or had to leap', () => {
    enter();
    world.socket.hears(frame(5, { turn: 1 }));
    expect(session.sights).toBeNull();
    session = new TableSession('ws://test', world);
    enter(0);
    world.socket.hears(snapshot(3, { turn: 0, pool: 9 }));
    expect(session.sights).toBeNull();
  });

  it('is still known after a reload, as long as nothing happened meanwhile and the viewer is the same', () => {
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
  it('waits until its answer has come and its entry is seen', () => {
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

  it('is done when its entry is seen before its answer', () => {
    enter();
    session.play(DRAW);
    world.socket.hears(frame(5, { turn: 1 }));
    world.socket.hears({ type: 'ack', id: state().pending[0]?.id ?? '', seq: 5 });
    expect(state()).toMatchObject({ pending: [], notice: null });
  });

  it('is mine among what happened, whether its answer or its entry comes first, and so is what the clock plays for me', () => {
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

  it('tells the rule that it breaks, until something else is tried', () => {
    enter();
    session.play(DRAW);
    world.socket.hears({ type: 'refusal', id: state().pending[0]?.id ?? '', rule: 'XX-1', facts: { n: 1 } });
    expect(state()).toMatchObject({ pending: [], refusal: { rule: 'XX-1', facts: { n: 1 } } });
    session.play(DRAW);
    expect(state().refusal).toBeNull();
  });

  it('tells by how much it came too late, and to whom', () => {
    enter();
    session.play(DRAW);
    const lost = { rule: 'XX-1', facts: {}, late: { ms: 38, to: 1 } };
    world.socket.hears({ type: 'refusal', id: state().pending[0]?.id ?? '', ...lost });
    expect(state().refusal).toMatchObject(lost);
  });

  it('is not sent in a pause, and that is told', () => {
    enter();
    world.socket.hears({ type: 'table', table: { ...TABLE, pause: { by: 0, untilBack: false, leftMs: 600_000 } } });
    session.play(DRAW);
    expect(world.socket.of('command')).toEqual([]);
    expect(state()).toMatchObject({ pending: [], notice: { why: 'paused' } });
    world.socket.hears({ type: 'table', table: TABLE });
    session.play(DRAW);
    expect(world.socket.of('command')).toHaveLength(1);
  });

  it('tells a problem once, but not one that nobody can mend', () => {
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

  it('is not sent before there is a view to decide on', () => {
    session.play(DRAW);
    expect(state().pending).toEqual([]);
  });
});

describe('a command that was cut off', () => {
  it('is sent again under the same id, after it is known where the match stands', () => {
    enter();
    session.play(DRAW);
    const [sent] = state().pending;
    comeBack();
    expect(world.socket.of('command')).toEqual([]);
    world.socket.hears(snapshot(4, { turn: 0, pool: 9 }));
    expect(world.socket.of('command')).toEqual([{ type: 'command', id: sent?.id, on: 4, command: DRAW }]);
    expect(state().notice).toBeNull();
  });

  it('is sent again when its turn has not ended', () => {
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

  it('is sent when it was decided without a connection', () => {
    playWhileCut(4);
    expect(world.socket.of('command')).toHaveLength(1);
  });

  it('is sent once when it was decided while the match was being caught up with', () => {
    enter();
    comeBack();
    session.play(DRAW);
    expect(world.socket.of('command')).toEqual([]);
    world.socket.hears(snapshot(4, { turn: 0, pool: 9 }));
    expect(world.socket.of('command')).toHaveLength(1);
  });

  it('is given up with a notice when it is no longer the turn of the seat', () => {
    enter();
    session.play(DRAW);
    comeBack();
    world.socket.hears(frame(5, { turn: 1 }, { check: checksumOf({ turn: 1, pool: 9 }) }));
    expect(world.socket.of('command')).toEqual([]);
    expect(state()).toMatchObject({ pending: [], notice: { why: 'moved-on' } });
  });

  it('is given up when the turn has come round again', () => {
    enter();
    session.play(DRAW);
    comeBack();
    world.socket.hears(frame(5, { turn: 1 }));
    world.socket.hears(frame(6, { turn: 0 }, { check: checksumOf({ turn: 0, pool: 9 }) }));
    expect(world.socket.of('command')).toEqual([]);
    expect(state().notice).toMatchObject({ why: 'moved-on' });
  });

  it('is given up when only a later view is known', () => {
    enter();
    session.play(DRAW);
    comeBack();
    world.socket.hears(snapshot(300, { turn: 0, pool: 1 }));
    expect(world.socket.of('command')).toEqual([]);
    expect(state().notice).toMatchObject({ why: 'moved-on' });
  });

  it('is sent when a later view is the same: that its seat was away is all that came', () => {
    playWhileCut(6);
    expect(world.socket.of('command')).toHaveLength(1);
    expect(state().notice).toMatchObject({ why: 'offline' });
  });

  it('in real time is sent again within two seconds, and given up after', () => {
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
  it('runs on from what was heard last', () => {
    enter();
    world.pass(1_500);
    expect(session.now()).toBe(6_500);
  });

  it('does not go back for a frame that took its time', () => {
    enter();
    world.pass(1_500);
    world.socket.hears(frame(5, {}, { at: 6_200 }));
    expect(session.now()).toBe(6_500);
  });

  it('stands still while the match does', () => {
    enter();
    world.socket.hears(frame(5, {}, { at: 5_000, note: { what: 'pause' } }));
    world.pass(9_000);
    expect(session.now()).toBe(5_000);
    world.socket.hears(frame(6, {}, { at: 5_000, note: { what: 'resume' } }));
    world.pass(500);
    expect(session.now()).toBe(5_500);
  });

  it('stands and runs as the table says', () => {
    enter();
    world.socket.hears({ type: 'table', table: { ...TABLE, time: { at: 5_200, live: false } } });
    world.pass(9_000);
    expect(session.now()).toBe(5_200);
    world.socket.hears({ type: 'table', table: { ...TABLE, time: { at: 5_200, live: true } } });
    world.pass(300);
    expect(session.now()).toBe(5_500);
  });

  it('is what the host says after a cut, where time may have stood still', () => {
    enter();
    comeBack(60_000);
    world.socket.hears(frame(5, {}, { at: 5_400, check: checksumOf({ turn: 0, pool: 9 }) }));
    expect(session.now()).toBe(5_400);
  });
});

it('keeps whose turn it is, as the host said last', () => {
  enter();
  const turn = { type: 'turn', seq: 4, awaited: [1], clocks: null } as const;
  world.socket.hears({ ...turn, awaited: [...turn.awaited] });
  expect(state().turn).toEqual(turn);
});

describe('the line', () => {
  it('shows how long the host takes to answer', () => {
    world.socket.opens();
    world.pass(24);
    world.socket.hears(WELCOME);
    expect(state()).toMatchObject({ line: 'live', latency: 24 });
    world.pass(500);
    world.socket.hears(WELCOME);
    expect(state().latency).toBe(24);
  });

  it('is told to who plays while it is silent or cut, and what was played goes out later', () => {
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

  it('is shown as cut until it is back', () => {
    enter();
    world.cut();
    expect(state().line).toBe('waiting');
    world.pass(250);
    expect(state().line).toBe('connecting');
  });
});
