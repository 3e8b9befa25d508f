import { checksumOf } from '@tablee/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld, frame, TABLE } from './session.scenario.ts';
import { TableSession } from './table-session.ts';

let world: FakeWorld;
let session: TableSession;

beforeEach(() => {
  world = new FakeWorld();
  session = new TableSession('ws://test', world);
});

describe('match time', () => {
  it('runs on from the last message', () => {
    world.enter();
    world.pass(1_500);
    expect(session.now()).toBe(6_500);
  });

  it('does not go back for a late frame', () => {
    world.enter();
    world.pass(1_500);
    world.socket.hears(frame(5, {}, { at: 6_200 }));
    expect(session.now()).toBe(6_500);
  });

  it('stands still with the match', () => {
    world.enter();
    world.socket.hears(frame(5, {}, { at: 5_000, note: { what: 'pause' } }));
    world.pass(9_000);
    expect(session.now()).toBe(5_000);
    world.socket.hears(frame(6, {}, { at: 5_000, note: { what: 'resume' } }));
    world.pass(500);
    expect(session.now()).toBe(5_500);
  });

  it('stands still and runs as the table says', () => {
    world.enter();
    world.socket.hears({ type: 'table', table: { ...TABLE, time: { at: 5_200, live: false } } });
    world.pass(9_000);
    expect(session.now()).toBe(5_200);
    world.socket.hears({ type: 'table', table: { ...TABLE, time: { at: 5_200, live: true } } });
    world.pass(300);
    expect(session.now()).toBe(5_500);
  });

  it('is set by the host after a reconnect, because it may have stood still', () => {
    world.enter();
    world.comeBack(60_000);
    world.socket.hears(frame(5, {}, { at: 5_400, check: checksumOf({ turn: 0, pool: 9 }) }));
    expect(session.now()).toBe(5_400);
  });
});
