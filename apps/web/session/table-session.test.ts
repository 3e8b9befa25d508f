import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld, frame, snapshot, TABLE, WELCOME } from './session.scenario.ts';
import { TableSession } from './table-session.ts';
import type { TableState } from './table-state.ts';

const DRAW = { do: 'draw' };

let world: FakeWorld;
let session: TableSession;

beforeEach(() => {
  world = new FakeWorld();
  session = new TableSession('ws://test', world);
});

function state(): TableState {
  return session.store.getState();
}

describe('the view', () => {
  it('starts with the snapshot and changes frame by frame', () => {
    world.enter();
    world.socket.hears(frame(5, { pool: 8 }));
    expect(state().followed).toMatchObject({ seq: 5, view: { turn: 0, pool: 8 } });
    expect(state().viewer).toBe(0);
    expect(state().table).toEqual(TABLE);
  });

  it('is requested whole, once, if a frame is missing', () => {
    world.enter();
    world.socket.hears(frame(6, { pool: 7 }));
    world.socket.hears(frame(7, { pool: 6 }));
    expect(world.socket.of('resync')).toHaveLength(1);
    world.socket.hears(snapshot(7, { turn: 0, pool: 6 }));
    expect(state().followed).toMatchObject({ seq: 7, isLost: false });
  });

  it('resumes where it was after a reconnect', () => {
    world.enter();
    world.socket.hears(frame(5, { pool: 8 }));
    world.comeBack();
    expect(world.socket.of('hello')).toEqual([{ type: 'hello', protocol: 3, since: 5 }]);
  });

  it('is discarded for another viewer', () => {
    world.enter();
    world.socket.hears(frame(5, { pool: 8 }));
    world.socket.hears({ ...WELCOME, viewer: 'spectator' } as typeof WELCOME);
    expect(state()).toMatchObject({ viewer: 'spectator', followed: { seq: null, view: null }, happenings: [] });
  });

  it('is requested whole, once, if frames of another viewer follow', () => {
    world.enter();
    world.comeBack();
    world.socket.hears({ ...WELCOME, viewer: 1 } as typeof WELCOME);
    world.socket.hears(frame(5, { pool: 8 }));
    world.socket.hears(frame(6, { pool: 7 }, { check: '' }));
    expect(world.socket.of('resync')).toHaveLength(1);
    world.socket.hears(snapshot(6, { turn: 0, pool: 7 }));
    expect(state().followed).toMatchObject({ seq: 6, view: { pool: 7 }, isLost: false });
  });

  it('comes with the newest happenings, fifty at most', () => {
    world.enter();
    for (let seq = 5; seq < 65; seq += 1) world.socket.hears(frame(seq, {}));
    expect(state().happenings).toHaveLength(50);
    expect(state().happenings.at(-1)).toEqual({ seq: 64, sights: [{ kind: 'step', seq: 64 }], isMine: false });
  });

  it('comes with the state of the table', () => {
    world.enter();
    world.socket.hears({ type: 'table', table: { ...TABLE, status: 'over' } });
    expect(state().table?.status).toBe('over');
  });
});

it('the latest turn reported by the host is kept', () => {
  world.enter();
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
    world.enter();
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
    world.comeBack();
    world.socket.hears(snapshot(4, { turn: 0, pool: 9 }, 5_000));
    expect(world.socket.of('command')).toHaveLength(3);
  });

  it('is reported as lost until it is back', () => {
    world.enter();
    world.cut();
    expect(state().line).toBe('waiting');
    world.pass(250);
    expect(state().line).toBe('connecting');
  });
});
