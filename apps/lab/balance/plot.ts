import type { CellReport } from './cell.ts';

/** SVG plot of a balance page: one column per table, one mark per bot level. Lengths are in SVG units. */

const LEFT = 54;
const COLUMN_WIDTH = 92;
const TOP = 42;
const HEIGHT = 220;
const GAP = 64;
/** Horizontal distance between the marks of two levels. */
const MARK_SPACING = 20;
/** The scale of minutes is the first of these that holds nine of ten matches; longer ones end at the frame. */
const SCALES_MINUTES = [12, 24, 36, 48] as const;
/** Range that counts as even, drawn as a darker field. */
const EVEN_PERCENT = [45, 55] as const;

/** Colours follow the reader's theme. Levels differ by shape, not by colour alone. */
const STYLE = `
  svg { color-scheme: light dark; --paper: #fffdf8; --ink: #2b2622; --faint: #d9d2c6; --even: #e9e2d2; }
  @media (prefers-color-scheme: dark) { svg { --paper: #1d1a17; --ink: #efe8dc; --faint: #4a433b; --even: #332d26; } }
  .paper { fill: var(--paper); } .even { fill: var(--even); }
  .grid { stroke: var(--faint); } .mark { stroke: var(--ink); stroke-width: 2; fill: var(--paper); } .full { fill: var(--ink); }
  text { fill: var(--ink); font: 13px system-ui, sans-serif; } .title { font-weight: 600; } .middle { text-anchor: middle; } .end { text-anchor: end; }
`;

/** Maps a value to its y coordinate. */
type Scale = (value: number) => number;

export function balancePlot(reports: readonly CellReport[]): string {
  const bots = [...new Set(reports.map(({ bot }) => bot))];
  const tables = [...new Set(reports.map(tableName))];
  const width = LEFT + COLUMN_WIDTH * tables.length + 16;
  const second = TOP + HEIGHT + GAP;
  const height = second + HEIGHT + GAP;
  const share = scale(TOP, 100);
  const most = mostMinutes(reports);
  const minutes = scale(second, most);
  const camp = reports[0]?.camps.at(-1)?.camp ?? '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>Wins of the ${camp} and minutes at every table</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${width}" height="${height}" rx="8"/>`,
    `<rect class="even" x="${LEFT}" y="${share(EVEN_PERCENT[1])}" width="${COLUMN_WIDTH * tables.length}" height="${share(EVEN_PERCENT[0]) - share(EVEN_PERCENT[1])}"/>`,
    ...grid(share, [0, 25, 50, 75, 100], width),
    ...grid(minutes, [0, most / 4, most / 2, (3 * most) / 4, most], width),
    `<text class="title" x="${LEFT}" y="20">Wins of the ${camp}, % (with 95 % intervals; the field is ${EVEN_PERCENT.join(' to ')})</text>`,
    `<text class="title" x="${LEFT}" y="${second - 18}">Minutes (the median and nine of ten matches)</text>`,
    ...tables.flatMap((name, column) => label(name, column, height)),
    ...reports.flatMap((report) => {
      const x = markX(tables.indexOf(tableName(report)), bots.indexOf(report.bot), bots.length);
      const won = report.camps.at(-1);
      const { low, median, high } = report.minutes;
      return [
        ...(won === undefined
          ? []
          : whisker(
              x,
              bots.indexOf(report.bot),
              [won.low, won.share, won.high].map((value) => share(100 * value)),
            )),
        ...whisker(
          x,
          bots.indexOf(report.bot),
          [low, median, high].map((value) => minutes(Math.min(value, most))),
        ),
      ];
    }),
    ...bots.flatMap((bot, index) => legend(bot, index, height)),
    '</svg>',
    '',
  ].join('\n');
}

function mostMinutes(reports: readonly CellReport[]): number {
  const longest = Math.max(...reports.map((report) => report.minutes.high));
  return SCALES_MINUTES.find((most) => longest <= most) ?? SCALES_MINUTES[3];
}

function tableName({ preset, seats }: CellReport): string {
  return `${preset}|${seats} players`;
}

function scale(top: number, most: number): Scale {
  return (value) => round(top + HEIGHT * (1 - value / most));
}

function markX(column: number, index: number, count: number): number {
  return LEFT + COLUMN_WIDTH * (column + 0.5) + MARK_SPACING * (index - (count - 1) / 2);
}

function grid(at: Scale, values: readonly number[], width: number): string[] {
  return values.flatMap((value) => [
    `<line class="grid" x1="${LEFT}" x2="${width - 16}" y1="${at(value)}" y2="${at(value)}"/>`,
    `<text class="end" x="${LEFT - 8}" y="${at(value) + 4}">${value}</text>`,
  ]);
}

function label(name: string, column: number, height: number): string[] {
  const x = LEFT + COLUMN_WIDTH * (column + 0.5);
  return name
    .split('|')
    .map((part, line) => `<text class="middle" x="${x}" y="${height - GAP + 18 + 16 * line}">${part}</text>`);
}

/** A vertical line from low to high with a mark at the middle value. */
function whisker(x: number, shape: number, [low = 0, middle = 0, high = 0]: readonly number[]): string[] {
  return [`<line class="mark" x1="${x}" x2="${x}" y1="${low}" y2="${high}"/>`, mark(x, middle, shape)];
}

/** Shapes by level: empty circle, full circle, full square. */
function mark(x: number, y: number, shape: number): string {
  if (shape >= 2) return `<rect class="mark full" x="${round(x - 5)}" y="${round(y - 5)}" width="10" height="10"/>`;
  return `<circle class="${shape === 1 ? 'mark full' : 'mark'}" cx="${x}" cy="${y}" r="5"/>`;
}

function legend(bot: string, index: number, height: number): string[] {
  const x = LEFT + 8 + 110 * index;
  return [mark(x, height - 12, index), `<text x="${x + 12}" y="${height - 8}">${bot}</text>`];
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
