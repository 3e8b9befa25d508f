import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksumOf } from './checksum.ts';
import { diffView } from './diff.ts';
import { type Followed, type FollowOutcome, follow, NOTHING_FOLLOWED, sinceOf } from './follow.ts';
import type { Frame, SnapshotMessage } from './server-messages.ts';

type Told = Frame | SnapshotMessage;

const VIEWS = Array.from({ length: 12 }, (_, turn) => ({ turn, rack: ['R1', 'R2'].slice(turn % 3), pool: 40 - turn }));

function snapshotAt(seq: number): SnapshotMessage {
  return { type: 'snapshot', seq, at: 100 * seq, live: true, view: VIEWS[seq], check: checksumOf(VIEWS[seq]) };
}

function frameAt(seq: number): Frame {
  const patch = seq === 0 ? [[[], VIEWS[0]] satisfies Frame['patch'][0]] : diffView(VIEWS[seq - 1], VIEWS[seq]);
  return { type: 'frame', seq, at: 100 * seq, patch, sights: [] };
}

function checkedAt(seq: number, view: unknown = VIEWS[seq]): Frame {
  return { ...frameAt(seq), check: checksumOf(view) };
}

function tell(messages: readonly Told[]): { readonly followed: Followed; readonly taken: readonly FollowOutcome[] } {
  let followed = NOTHING_FOLLOWED;
  const taken = messages.map((message) => {
    const following = follow(followed, message);
    followed = following.followed;
    return following.taken;
  });
  return { followed, taken };
}

describe('a client that follows a match', () => {
  it('holds the view after the last frame', () => {
    const { followed, taken } = tell([snapshotAt(4), frameAt(5), checkedAt(6)]);
    expect(taken).toEqual(['applied', 'applied', 'applied']);
    expect(followed).toEqual({ seq: 6, at: 600, view: VIEWS[6], isLost: false });
  });

  it('may begin with the deal, which is frame 0', () => {
    const { followed, taken } = tell([checkedAt(0), frameAt(1)]);
    expect(taken).toEqual(['applied', 'applied']);
    expect(followed.view).toEqual(VIEWS[1]);
  });

  it('ignores a duplicate frame', () => {
    const { followed, taken } = tell([snapshotAt(4), frameAt(5), frameAt(4), frameAt(5)]);
    expect(taken).toEqual(['applied', 'applied', 'old', 'old']);
    expect(followed.view).toEqual(VIEWS[5]);
  });

  it('asks once for the whole view when a frame is missing, and ignores frames until it comes', () => {
    const { followed, taken } = tell([snapshotAt(4), frameAt(6), frameAt(7), frameAt(5), snapshotAt(7), frameAt(8)]);
    expect(taken).toEqual(['applied', 'gap', 'ignored', 'ignored', 'applied', 'applied']);
    expect(followed.view).toEqual(VIEWS[8]);
  });

  it('asks for the whole view when its first frame is in the middle of the match', () => {
    expect(tell([frameAt(3)]).taken).toEqual(['gap']);
  });

  it('asks for the whole view when the checksum differs', () => {
    const { followed, taken } = tell([snapshotAt(4), checkedAt(5, VIEWS[6]), checkedAt(6)]);
    expect(taken).toEqual(['applied', 'drifted', 'ignored']);
    expect(followed.view).toEqual(VIEWS[4]);
  });

  it('asks for the whole view when a patch does not fit its own', () => {
    const unfit: Frame = { ...frameAt(5), patch: [[['series', 0], 'R1']] };
    expect(tell([snapshotAt(4), unfit]).taken).toEqual(['applied', 'drifted']);
  });

  it('accepts a snapshot with any checksum', () => {
    expect(tell([{ ...snapshotAt(4), check: 'ffffffff' }]).taken).toEqual(['applied']);
  });

  it('resumes after the last frame it has', () => {
    expect(sinceOf(NOTHING_FOLLOWED)).toBeNull();
    expect(sinceOf(tell([snapshotAt(4), frameAt(5)]).followed)).toBe(5);
  });

  it('resumes from nothing when it is lost', () => {
    expect(sinceOf(tell([snapshotAt(4), frameAt(6)]).followed)).toBeNull();
    expect(sinceOf(tell([snapshotAt(4), checkedAt(5, VIEWS[6])]).followed)).toBeNull();
  });

  it('holds a true view after whatever was lost, doubled or came late', () => {
    const messages = fc.array(fc.tuple(fc.nat({ max: 11 }), fc.boolean()), { maxLength: 40 });
    fc.assert(
      fc.property(messages, (told) => {
        const { followed } = tell(told.map(([seq, whole]) => (whole ? snapshotAt(seq) : frameAt(seq))));
        expect(followed.view).toEqual(followed.seq === null ? null : VIEWS[followed.seq]);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });
});
