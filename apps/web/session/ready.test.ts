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

describe('being ready', () => {
  it('is told to the host, for what was waited for', () => {
    session.sayReady(15_000);
    expect(world.socket.of('ready')).toEqual([{ type: 'ready', for: 15_000 }]);
    expect(session.store.getState().saidReady).toBe(15_000);
  });

  it('is told again after a cut: the host may not have heard it', () => {
    world.cut();
    session.sayReady(15_000);
    world.pass(250);
    world.enter();
    expect(world.socket.of('ready')).toEqual([{ type: 'ready', for: 15_000 }]);
  });

  it('is not told by somebody who never said it', () => {
    world.cut();
    world.pass(250);
    world.enter();
    expect(world.socket.of('ready')).toEqual([]);
  });
});

describe('while somebody reads the rules', () => {
  it('nothing is played, and whoever tries is told why', () => {
    session.showTable({ ...TABLE, wait: READING });
    session.play({ do: 'draw' });
    expect(world.socket.of('command')).toEqual([]);
    expect(session.store.getState()).toMatchObject({ pending: [], notice: { why: 'reading' } });
  });
});
