import { diffView } from '@tablee/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld, frame, snapshot, TABLE, WELCOME } from './session.scenario.ts';
import { TableSession } from './table-session.ts';

let world: FakeWorld;
let session: TableSession;

beforeEach(() => {
  world = new FakeWorld();
  session = new TableSession('ws://test', world);
});

describe('the list of all sights', () => {
  it('is complete on a page that was open from the start', () => {
    world.enter({ seq: 0 });
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
    world.enter();
    world.socket.hears(frame(5, { turn: 1 }));
    expect(session.sights).toBeNull();
    session = new TableSession('ws://test', world);
    world.enter({ seq: 0 });
    world.socket.hears(snapshot(3, { turn: 0, pool: 9 }));
    expect(session.sights).toBeNull();
  });

  it('survives a reload if nothing happened meanwhile and the viewer is the same', () => {
    world.enter({ seq: 0 });
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
