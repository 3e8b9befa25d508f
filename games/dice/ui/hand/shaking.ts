/** What a hand does to a phone that shakes dice in a cup, in metres per second squared; putting it down is less. */
const STRONG = 17;
const SHAKES = 3;
const WITHIN_MS = 900;

interface Push {
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
}

/** Says of each push, without gravity, whether the device has been shaken: strongly, and several times in a moment. */
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
