/** Rotation of a tumbling die before it lands, in degrees. */
export interface Spin {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const LEAST_TURN = 380;
const MORE = 220;
const TWIST = 60;

/** Derived from the name of the throw: the same throw always turns alike, and at least once around both axes. */
export function spinOf(name: string): Spin {
  const hash = hashOf(name);
  const part = (bits: number): number => ((hash >>> bits) % 256) / 255;
  const side = (bit: number): number => ((hash >>> bit) & 1) * 2 - 1;
  return {
    x: side(28) * Math.round(LEAST_TURN + part(0) * MORE),
    y: side(29) * Math.round(LEAST_TURN + part(8) * MORE),
    z: side(30) * Math.round(part(16) * TWIST),
  };
}

/** FNV-1a with a final mix, so that similar names such as `die 1` and `die 2` do not turn alike. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
