import { canonical } from '@tablee/kernel';
import type { Device } from './device.ts';
import type { Truth } from './truth.ts';

/** What is wrong with what a device was told; one sentence each. */
export interface Judgement {
  /** Acknowledged, and not in the log. */
  readonly lost: readonly string[];
  /** Shown, and not as the log tells it. */
  readonly untrue: readonly string[];
}

export function judgeDevice(device: Device, truth: Truth): Judgement {
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

/** An undo has no id in the log: there its place and its seat say that it is this one. */
function isPlayed(id: string, seq: number, { viewer }: Device, truth: Truth): boolean {
  const entry = truth.stepAt(seq)?.entry;
  if (entry?.kind === 'command') return entry.id === id;
  return entry?.kind === 'undo' && entry.seat === viewer;
}

/** Whether the device sees what the host would show it now. */
export function isUpToDate({ viewer, followed }: Device, { match }: Truth): boolean {
  return (
    followed.seq === match.seq && canonical(followed.view) === canonical(match.definition.view(match.state, viewer))
  );
}

export function playedTwice(truth: Truth): string[] {
  const times = [...truth.timesPlayed()].filter(([, count]) => count > 1);
  return times.map(([id, count]) => `${id} was played ${count} times`);
}
