/** Acceleration in m/s² of a phone shaken like a dice cup; putting it down causes less. */
const MIN_SHAKE_ACCELERATION = 17;
const SHAKES_PER_THROW = 3;
const SHAKE_WINDOW_MS = 900;

interface Push {
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
}

/** Returns for each push, without gravity, if the device was shaken: strongly, and several times within SHAKE_WINDOW_MS. */
export function shakeDetector(): (push: Push, now: number) => boolean {
  let pushes: number[] = [];
  return ({ x, y, z }, now) => {
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < MIN_SHAKE_ACCELERATION) return false;
    pushes = [...pushes.filter((at) => now - at < SHAKE_WINDOW_MS), now];
    if (pushes.length < SHAKES_PER_THROW) return false;
    pushes = [];
    return true;
  };
}
