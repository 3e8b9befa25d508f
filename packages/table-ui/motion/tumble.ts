/** Rotation of a tumbling die before it lands, in degrees. */
export interface Spin {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const MIN_TURN_DEG = 380;
const EXTRA_TURN_DEG = 220;
const MAX_TWIST_DEG = 60;

/** Derived from the name of the throw: the same throw always turns alike, and at least once around both axes. */
export function spinOf(name: string): Spin {
  const hash = hashOf(name);
  const part = (bits: number): number => ((hash >>> bits) % 256) / 255;
  const side = (bit: number): number => ((hash >>> bit) & 1) * 2 - 1;
  return {
    x: side(28) * Math.round(MIN_TURN_DEG + part(0) * EXTRA_TURN_DEG),
    y: side(29) * Math.round(MIN_TURN_DEG + part(8) * EXTRA_TURN_DEG),
    z: side(30) * Math.round(part(16) * MAX_TWIST_DEG),
  };
}

/** FNV-1a with a final mix, so that similar names such as `die 1` and `die 2` do not turn alike. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
