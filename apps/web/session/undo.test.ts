import { checksumOf } from '@tablee/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld, frame, snapshot, WELCOME } from './session.scenario.ts';
import { TableSession } from './table-session.ts';
import type { TableState } from './table-state.ts';

const KEEP = { do: 'keep' };

let world: FakeWorld;
let session: TableSession;

beforeEach(() => {
  world = new FakeWorld();
  session = new TableSession('ws://test', world);
  session.judgeBy({ pace: 'turns', canAct: (view, viewer) => (view as { turn: number }).turn === viewer });
  world.socket.opens();
  world.socket.hears(WELCOME);
  world.socket.hears(snapshot(4, { turn: 0 }, 5_000));
});

function state(): TableState {
  return session.store.getState();
}

function answerTo(type: 'ack' | 'problem', more: object): void {
  const [id] = [state().undoing?.id ?? state().pending[0]?.id ?? ''];
  world.socket.hears({ type, id, ...more } as typeof WELCOME);
}

/** Plays a command that becomes entry 5, seen and acknowledged. */
function playOne(): void {
  session.play(KEEP);
  answerTo('ack', { seq: 5 });
  world.socket.hears(frame(5, { turn: 1 }));
}

describe('the last command', () => {
  it('can be undone from its answer on', () => {
    expect(state().last).toBeNull();
    playOne();
    expect(state().last).toEqual({ seq: 5, command: KEEP });
  });

  it('can be undone if its entry comes before its answer', () => {
    session.play(KEEP);
    world.socket.hears(frame(5, { turn: 1 }));
    answerTo('ack', { seq: 5 });
    expect(state().last).toEqual({ seq: 5, command: KEEP });
  });

  it('cannot be undone after another move', () => {
    playOne();
    world.socket.hears(frame(6, { turn: 0 }));
    expect(state().last).toBeNull();
  });

  it('cannot be undone if another move comes before its answer', () => {
    session.play(KEEP);
    world.socket.hears(frame(5, { turn: 1 }));
    world.socket.hears(frame(6, { turn: 0 }));
    answerTo('ack', { seq: 5 });
    expect(state().last).toBeNull();
  });

  it('can be undone after a note', () => {
    playOne();
    world.socket.hears(frame(6, {}, { note: { what: 'away', seat: 1 } }));
    expect(state().last).toMatchObject({ seq: 5 });
  });

  it('is kept when the next command is refused', () => {
    playOne();
    session.play({ do: 'lay' });
    world.socket.hears({ type: 'refusal', id: state().pending[0]?.id ?? '', rule: 'XX-1', facts: {} });
    expect(state().last).toMatchObject({ seq: 5 });
  });

  it('is forgotten with the seat', () => {
    playOne();
    world.socket.hears({ ...WELCOME, viewer: 'spectator' } as typeof WELCOME);
    expect(state().last).toBeNull();
  });
});

describe('an undo', () => {
  it('names the entry, is sent once, and ends with its answer', () => {
    playOne();
    session.undo();
    session.undo();
    expect(world.socket.of('undo')).toEqual([{ type: 'undo', id: state().undoing?.id, undoes: 5 }]);
    world.socket.hears(frame(6, { turn: 0 }));
    answerTo('ack', { seq: 6 });
    expect(state()).toMatchObject({ undoing: null, last: null, notice: null, followed: { view: { turn: 0 } } });
  });

  it('is not sent if there is nothing to take back', () => {
    session.undo();
    expect(world.socket.of('undo')).toEqual([]);
  });

  it.each(['a-face-was-learned', 'chance-was-drawn', 'nothing-to-undo'])(
    'refused by the host (%s) is explained once, and no longer offered',
    (why) => {
      playOne();
      session.undo();
      answerTo('problem', { why });
      expect(state()).toMatchObject({ undoing: null, last: null, notice: { why } });
    },
  );
});

describe('an undo whose connection was lost', () => {
  beforeEach(() => {
    playOne();
    session.undo();
  });

  it('is sent again under the same id, once the present state is known', () => {
    const id = state().undoing?.id;
    world.comeBack();
    expect(world.socket.of('undo')).toEqual([]);
    world.socket.hears(snapshot(5, { turn: 1 }));
    expect(world.socket.of('undo')).toEqual([{ type: 'undo', id, undoes: 5 }]);
  });

  it('is not explained if the second answer shows that it was executed before', () => {
    world.comeBack();
    world.socket.hears(snapshot(5, { turn: 1 }));
    answerTo('problem', { why: 'nothing-to-undo' });
    expect(state()).toMatchObject({ undoing: null, last: null, notice: null });
  });

  it('is explained if the host refuses the second one for another reason', () => {
    world.comeBack();
    world.socket.hears(snapshot(5, { turn: 1 }));
    answerTo('problem', { why: 'a-face-was-learned' });
    expect(state().notice).toMatchObject({ why: 'a-face-was-learned' });
  });

  it('is not sent again if it was executed or another move has come', () => {
    world.comeBack();
    world.socket.hears(frame(6, { turn: 0 }, { check: checksumOf({ turn: 0 }) }));
    expect(world.socket.of('undo')).toEqual([]);
    expect(state()).toMatchObject({ undoing: null, last: null, notice: null });
  });

  it('is sent if it was asked for while the page caught up', () => {
    answerTo('ack', { seq: 6 });
    world.socket.hears(frame(6, { turn: 0 }));
    session.play(KEEP);
    answerTo('ack', { seq: 7 });
    world.socket.hears(frame(7, { turn: 1 }));
    world.comeBack();
    session.undo();
    expect(world.socket.of('undo')).toEqual([]);
    world.socket.hears(snapshot(7, { turn: 1 }));
    expect(world.socket.of('undo')).toMatchObject([{ undoes: 7 }]);
  });
});
