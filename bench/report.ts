import { availableParallelism, cpus } from 'node:os';
import type { BenchFindings } from './section.ts';

export interface ResultsChapter extends BenchFindings {
  readonly title: string;
}

const INTRODUCTION = [
  '# Benches',
  'Speeds are written by `npm run bench`, which installs the peers it needs and measures all sides in one run; only ratios within a run mean something. ' +
    'The levels of the bots are written by `npm run levels`, whose figures are the same on every machine.',
];

export function writeHead(): string {
  return [...INTRODUCTION, `Machine: ${machine()}.`].join('\n\n');
}

export function writeChapter({ title, table, words }: ResultsChapter): string {
  return [`## ${title}`, writeTable(table), ...words].join('\n\n');
}

export function writeCount(value: number): string {
  return Math.round(value).toLocaleString('en');
}

export function writeRatio(value: number): string {
  return `${value.toFixed(1)} ×`;
}

/** Markdown that also reads as a table in a terminal: padded, with numbers aligned to the right. */
function writeTable([head = [], ...rows]: BenchFindings['table']): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

function machine(): string {
  return `Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
}
