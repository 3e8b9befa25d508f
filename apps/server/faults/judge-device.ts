import { canonical } from '@tablee/kernel';
import type { Device } from './device.ts';
import type { ExpectedViews } from './expected-views.ts';

/** Complaints about the messages to a device, one sentence each. */
export interface Judgement {
  /** Acknowledged, but not in the log. */
  readonly lost: readonly string[];
  /** Shown by the device, but different in the log. */
  readonly untrue: readonly string[];
}

export function judgeDevice(device: Device, truth: ExpectedViews): Judgement {
  const { name, viewer } = device;
  const lost = [...device.acked].filter(([id, seq]) => !isPlayed(id, seq, device, truth));
  const frames = device.frames.filter((frame) => !truth.isFrame(frame, viewer));
  const snapshots = device.snapshots.filter(
    ({ seq, view }) => canonical(truth.viewAt(seq, viewer)) !== canonical(view),
  );
  const held = device.held.filter(({ seq, check }) => truth.checkAt(seq, viewer) !== check);
  return {
    lost: lost.map(([id, seq]) => `${name} lost ${id}, acknowledged as entry ${seq}`),
    untrue: [
      ...frames.map(({ seq }) => `${name} saw a frame ${seq} that the log does not tell`),
      ...snapshots.map(({ seq }) => `${name} saw a view ${seq} that the log does not tell`),
      ...held.map(({ seq }) => `${name} followed to a view ${seq} that the log does not tell`),
    ],
  };
}

/** An undo has no id in the log; its number and seat identify it. */
function isPlayed(id: string, seq: number, { viewer }: Device, truth: ExpectedViews): boolean {
  const entry = truth.stepAt(seq)?.entry;
  if (entry?.kind === 'command') return entry.id === id;
  return entry?.kind === 'undo' && entry.seat === viewer;
}

/** True if the device has the view that the host would send now. */
export function isUpToDate({ viewer, followed }: Device, { match }: ExpectedViews): boolean {
  return (
    followed.seq === match.seq && canonical(followed.view) === canonical(match.definition.view(match.state, viewer))
  );
}

export function playedTwice(truth: ExpectedViews): string[] {
  const times = [...truth.timesPlayed()].filter(([, count]) => count > 1);
  return times.map(([id, count]) => `${id} was played ${count} times`);
}
