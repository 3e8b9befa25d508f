/** Number of arguments of each command of an SVG path. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Segment {
  /** The relative form, in lower case. */
  readonly command: string;
  /** The numbers of an arc before its end point. */
  readonly bend: readonly number[];
  /** Absolute positions. */
  readonly points: readonly Point[];
}

/**
 * Rounds an outline to whole numbers after scaling: a symbol of the size of a thumb needs no decimals, which compress
 * badly in a script. Absolute positions are rounded, so that errors do not add up.
 */
export function coarsePath(path: string, scale: number): string {
  const round = ({ x, y }: Point): Point => ({ x: Math.round(x * scale), y: Math.round(y * scale) });
  let here: Point = { x: 0, y: 0 };
  let start = here;
  const written = segmentsOf(path).map(({ letter, numbers }) => {
    const { command, bend, points } = segmentOf(letter, numbers, here);
    const from = round(here);
    here = points.at(-1) ?? start;
    if (command === 'm') start = here;
    const steps = points.map(round).flatMap(({ x, y }) => [x - from.x, y - from.y]);
    if (command === 'h') return `h${steps[0]}`;
    if (command === 'v') return `v${steps[1]}`;
    const [wide = 0, tall = 0, ...flags] = bend;
    const arc = bend.length === 0 ? [] : [Math.round(wide * scale), Math.round(tall * scale), ...flags];
    return command + [...arc, ...steps].join(' ');
  });
  return written.join('').replaceAll(' -', '-');
}

/** A command letter applies to all numbers up to the next letter; after a move they are lines. */
function segmentsOf(path: string): { readonly letter: string; readonly numbers: readonly number[] }[] {
  return (path.match(/[a-z][^a-z]*/gi) ?? []).flatMap((part) => {
    const letter = part.charAt(0);
    const all = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = NUMBERS[letter.toLowerCase()];
    if (count === undefined || (count > 0 && all.length % count !== 0)) throw new Error(`not a path: ${part}`);
    const after = { m: 'l', M: 'L' }[letter] ?? letter;
    return Array.from({ length: count === 0 ? 1 : all.length / count }, (_, index) => ({
      letter: index === 0 ? letter : after,
      numbers: all.slice(index * count, (index + 1) * count),
    }));
  });
}

function segmentOf(letter: string, numbers: readonly number[], here: Point): Segment {
  const command = letter.toLowerCase();
  const from = letter === command ? here : { x: 0, y: 0 };
  const bend = command === 'a' ? numbers.slice(0, -2) : [];
  const [first = 0] = numbers;
  if (command === 'h') return { command, bend, points: [{ x: from.x + first, y: here.y }] };
  if (command === 'v') return { command, bend, points: [{ x: here.x, y: from.y + first }] };
  const pairs = numbers.slice(bend.length);
  const points = Array.from({ length: pairs.length / 2 }, (_, index) => ({
    x: from.x + (pairs[2 * index] ?? 0),
    y: from.y + (pairs[2 * index + 1] ?? 0),
  }));
  return { command, bend, points };
}
