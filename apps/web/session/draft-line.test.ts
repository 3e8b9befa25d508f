import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld, frame } from './session.scenario.ts';
import { TableSession } from './table-session.ts';

const FIRST = { lay: ['a'] };
const SECOND = { lay: ['a', 'b'] };
const THIRD = { lay: ['a', 'b', 'c'] };

let world: FakeWorld;
let session: TableSession;

beforeEach(() => {
  world = new FakeWorld();
  session = new TableSession('ws://test', world);
  world.enter();
});

function told(): unknown[] {
  return world.socket.of('draft').map(({ on, command }) => [on, command]);
}

describe('a draft', () => {
  it('is sent with the entry of the view on which it was composed', () => {
    session.keepDraft(FIRST);
    world.socket.hears(frame(5, { turn: 1 }));
    world.pass(1_000);
    session.keepDraft(null);
    expect(told()).toEqual([
      [4, FIRST],
      [5, null],
    ]);
  });

  it('is sent a few times a second at most, the newest last', () => {
    for (const draft of [FIRST, SECOND, THIRD]) session.keepDraft(draft);
    expect(told()).toEqual([[4, FIRST]]);
    world.pass(1_000);
    expect(told()).toEqual([
      [4, FIRST],
      [4, THIRD],
    ]);
  });

  it('is sent again after a reconnect, once the match is known', () => {
    session.keepDraft(FIRST);
    world.cut();
    session.keepDraft(SECOND);
    world.pass(250);
    world.enter();
    expect(told()).toEqual([[4, SECOND]]);
  });

  it('is not sent for another seat, nor after the page is left', () => {
    session.keepDraft(FIRST);
    session.keepDraft(SECOND);
    world.cut();
    world.pass(250);
    world.enter({ viewer: 1 });
    expect(told()).toEqual([]);
    session.keepDraft(THIRD);
    session.keepDraft(FIRST);
    session.close();
    world.pass(1_000);
    expect(told()).toEqual([[4, THIRD]]);
  });
});
