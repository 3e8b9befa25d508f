import type { SaidMessage } from '@tablee/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld, WELCOME } from './session.scenario.ts';
import { TableSession } from './table-session.ts';

const WORDS = { text: 'On joue ?' };
const HEARD: SaidMessage = { type: 'said', n: 1, seat: 1, who: 'b2', what: WORDS, ago: 0 };

let world: FakeWorld;
let session: TableSession;

beforeEach(() => {
  world = new FakeWorld();
  session = new TableSession('ws://test', world);
  world.socket.opens();
  world.socket.hears(WELCOME);
});

describe('talk', () => {
  it('is sent to the host, and shown when the host sends it to everybody', () => {
    session.talk.say(WORDS);
    expect(world.socket.of('say')).toMatchObject([{ what: WORDS }]);
    expect(session.talk.store.getState().lines).toEqual([]);
    world.socket.hears(HEARD);
    expect(session.talk.store.getState()).toMatchObject({ lines: [{ n: 1, seat: 1, what: WORDS }], unsaid: null });
  });

  it('that fails is shown with its reason, and is no notice of the match', () => {
    session.talk.say(WORDS);
    const id = String(world.socket.of('say')[0]?.['id']);
    world.socket.hears({ type: 'problem', id, why: 'too-many' });
    expect(session.talk.store.getState().unsaid).toEqual({ what: WORDS, why: 'too-many' });
    expect(session.store.getState().notice).toBeNull();
    session.talk.say({ emote: 'clap' });
    expect(session.talk.store.getState().unsaid).toBeNull();
  });

  it('that fails returns to the input, unless it has newer text', () => {
    const draft = () => session.talk.store.getState().draft;
    const fail = () => {
      const id = String(world.socket.of('say').at(-1)?.['id']);
      world.socket.hears({ type: 'problem', id, why: 'too-many' });
    };
    session.talk.write('Un');
    session.talk.sayDraft();
    expect([world.socket.of('say').length, draft()]).toEqual([1, '']);
    fail();
    expect(draft()).toBe('Un');
    session.talk.sayDraft();
    session.talk.write('Deux');
    fail();
    expect(draft()).toBe('Deux');
    session.talk.write('  ');
    session.talk.sayDraft();
    expect(world.socket.of('say')).toHaveLength(2);
  });

  it('leaves other problems to the match', () => {
    world.socket.hears({ type: 'problem', id: 'other', why: 'not-playing' });
    expect(session.store.getState().notice).toMatchObject({ why: 'not-playing' });
  });

  it('that was written without a connection is not sent later', () => {
    world.cut();
    session.talk.say(WORDS);
    expect(session.talk.store.getState().unsaid).toEqual({ what: WORDS, why: 'unreachable' });
    world.pass(250);
    world.socket.opens();
    world.socket.hears(WELCOME);
    expect(world.socket.of('say')).toEqual([]);
  });
});
