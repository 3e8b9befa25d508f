/** Acceleration in m/s² of a phone shaken like a dice cup; putting it down causes less. */
const STRONG = 17;
const SHAKES = 3;
const WITHIN_MS = 900;

interface Push {
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
}

/** Returns for each push, without gravity, if the device was shaken: strongly, and several times within WITHIN_MS. */
export function shakeDetector(): (push: Push, now: number) => boolean {
  let pushes: number[] = [];
  return ({ x, y, z }, now) => {
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < STRONG) return false;
    pushes = [...pushes.filter((at) => now - at < WITHIN_MS), now];
    if (pushes.length < SHAKES) return false;
    pushes = [];
    return true;
  };
}
