import { crc32, deflateSync } from 'node:zlib';

/** Red, green, blue and alpha of every pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

interface Shade {
  readonly rgb: readonly [number, number, number];
  readonly count: number;
}

const MAX_COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;

/** Encodes a PNG with a palette: gradients make pictures of tables large, and 256 colours are enough for them. */
export function encodeSmall({ width, height, rgba }: Pixels): Buffer {
  const shades = countShades(rgba);
  const palette = splitShades([...shades.values()]).map(meanOf);
  const indexOf = new Map([...shades].map(([key, { rgb }]) => [key, nearestIn(palette, rgb)]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const row = Math.floor(pixel / width);
    rows[pixel + row + 1] = indexOf.get(keyAt(rgba, 4 * pixel)) as number;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED], 8);
  const image = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', image),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function countShades(rgba: Uint8Array): Map<number, Shade> {
  const shades = new Map<number, Shade>();
  for (let at = 0; at < rgba.length; at += 4) {
    const key = keyAt(rgba, at);
    const rgb = [rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number] as const;
    shades.set(key, { rgb, count: (shades.get(key)?.count ?? 0) + 1 });
  }
  return shades;
}

/**
 * Median cut: halves the box with the largest spread, weighted by how often its colours occur, until there are enough.
 */
function splitShades(shades: Shade[]): Shade[][] {
  const boxes = [{ shades, ...spreadOf(shades) }];
  while (boxes.length < MAX_COLOURS) {
    const worst = boxes.reduce((a, b) => (b.worth > a.worth ? b : a));
    if (worst.worth === 0) break;
    const sorted = worst.shades.toSorted((a, b) => (a.rgb[worst.channel] as number) - (b.rgb[worst.channel] as number));
    const half = cutOf(sorted);
    const parts = [sorted.slice(0, half), sorted.slice(half)];
    boxes.splice(boxes.indexOf(worst), 1, ...parts.map((part) => ({ shades: part, ...spreadOf(part) })));
  }
  return boxes.map((box) => box.shades);
}

function spreadOf(shades: readonly Shade[]): { readonly channel: number; readonly worth: number } {
  const spreads = [0, 1, 2].map((channel) => {
    const mean = meanOf(shades)[channel] as number;
    return shades.reduce((sum, { rgb, count }) => sum + count * ((rgb[channel] as number) - mean) ** 2, 0);
  });
  const worth = Math.max(...spreads);
  return { channel: spreads.indexOf(worth), worth: shades.length < 2 ? 0 : Math.max(worth, Number.EPSILON) };
}

function cutOf(sorted: readonly Shade[]): number {
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  const half = sorted.findIndex(({ count }) => (seen += count) * 2 >= total);
  return Math.min(Math.max(1, half), sorted.length - 1);
}

function meanOf(shades: readonly Shade[]): number[] {
  const total = shades.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2].map((channel) =>
    Math.round(shades.reduce((sum, { rgb, count }) => sum + count * (rgb[channel] as number), 0) / total),
  );
}

/** Searches the whole palette: a rare colour may be far from the mean of its own box. */
function nearestIn(palette: readonly (readonly number[])[], rgb: Shade['rgb']): number {
  let nearest = { index: 0, far: Infinity };
  for (const [index, colour] of palette.entries()) {
    const far = rgb.reduce((sum, value, channel) => sum + (value - (colour[channel] as number)) ** 2, 0);
    if (far < nearest.far) nearest = { index, far };
  }
  return nearest.index;
}

function keyAt(rgba: Uint8Array, at: number): number {
  return keyOf(rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number);
}

function keyOf(red: number, green: number, blue: number): number {
  return (red << 16) | (green << 8) | blue;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
