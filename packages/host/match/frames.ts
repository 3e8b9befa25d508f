import type { AnyGame, Entry, GameTypes, Match, Played, Viewer } from '@tablee/kernel';
import { checksumOf, diffView, type Frame, type SnapshotMessage } from '@tablee/protocol';
import { timedOutBy } from '../commands/time-out.ts';

/**
 * One entry with the states before and after it. For the deal `before` and `entry` are null: it is entry 0 and not in
 * the log.
 */
export interface MatchStep {
  readonly seq: number;
  readonly at: number;
  readonly entry: Entry<GameTypes> | null;
  readonly before: object | null;
  readonly after: object;
  readonly events: readonly { readonly rule: string }[];
}

export function stepOf(before: Match<GameTypes>, after: Match<GameTypes>, played: Played<GameTypes>): MatchStep {
  const { entry, events } = played;
  return { seq: entry.seq, at: entry.at, entry, before: before.state, after: after.state, events };
}

const CHECK_EVERY = 50;

/** Makes the frame of one viewer from the step alone, so that every process makes the same one. */
export function frameOf(
  definition: AnyGame,
  step: MatchStep,
  viewer: Viewer,
  viewOf = (state: object): object => definition.view(state, viewer),
): Frame {
  const { seq, at, entry, before, after, events } = step;
  const old = before === null ? null : viewOf(before);
  const view = viewOf(after);
  const sights = events.map((event) => definition.sight(event, viewer)).filter((sight) => sight !== null);
  const patch: Frame['patch'] = old === null ? [[[], view]] : diffView(old, view);
  const timeOut = timedOutBy(entry);
  const frame: Frame = { type: 'frame', seq, at, patch, sights };
  if (entry?.kind === 'table') frame.note = entry.note;
  if (timeOut !== null) frame.timeOut = timeOut;
  if (seq % CHECK_EVERY === 0) frame.check = checksumOf(view);
  return frame;
}

/** Frames for a resumed connection; the last one has a checksum. */
export function tailOf(definition: AnyGame, steps: readonly MatchStep[], viewer: Viewer): Frame[] {
  return steps.map((step, index) => {
    const frame = frameOf(definition, step, viewer);
    return index < steps.length - 1 ? frame : { ...frame, check: checksumOf(definition.view(step.after, viewer)) };
  });
}

export function snapshotOf(view: object, seq: number, at: number, live: boolean): SnapshotMessage {
  return { type: 'snapshot', seq, at, live, view, check: checksumOf(view) };
}
