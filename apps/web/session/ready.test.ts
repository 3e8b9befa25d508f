import type { TableInfo } from '@tablee/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld, TABLE } from './session.scenario.ts';
import { TableSession } from './table-session.ts';

const READING: TableInfo['wait'] = { for: 'rules', awaited: [0], ready: [], leftMs: 60_000 };

let world: FakeWorld;
let session: TableSession;

beforeEach(() => {
  world = new FakeWorld();
  session = new TableSession('ws://test', world);
  world.enter();
});

describe('readiness', () => {
  it('is sent to the host for the current wait', () => {
    session.sayReady(15_000);
    expect(world.socket.of('ready')).toEqual([{ type: 'ready', for: 15_000 }]);
    expect(session.store.getState().saidReady).toBe(15_000);
  });

  it('is sent again after a reconnect, because the host may have missed it', () => {
    world.cut();
    session.sayReady(15_000);
    world.pass(250);
    world.enter();
    expect(world.socket.of('ready')).toEqual([{ type: 'ready', for: 15_000 }]);
  });

  it('is not sent again if it was not given', () => {
    world.cut();
    world.pass(250);
    world.enter();
    expect(world.socket.of('ready')).toEqual([]);
  });
});

describe('while players read the rules', () => {
  it('no command is sent, and the player is told why', () => {
    session.showTable({ ...TABLE, wait: READING });
    session.play({ do: 'draw' });
    expect(world.socket.of('command')).toEqual([]);
    expect(session.store.getState()).toMatchObject({ pending: [], notice: { why: 'reading' } });
  });
});
