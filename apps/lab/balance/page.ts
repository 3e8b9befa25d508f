import { showShare } from '../statistics.ts';
import type { CellReport } from './cell.ts';
import type { Spread } from './spread.ts';

export interface BalancePage {
  readonly game: string;
  readonly matches: number;
  readonly seed: string;
  /** Bot of the table of completed cards: the one that people usually meet. */
  readonly usual: string;
  readonly plot: string;
  readonly reports: readonly CellReport[];
}

type TableRow = readonly (string | number)[];

export function balancePage({ game, matches, seed, usual, plot, reports }: BalancePage): string {
  const command = `npm run lab -- balance --game ${game} --matches ${matches} --seed ${seed} --write`;
  return `${[
    `# Balance of ${game}`,
    `Everybody is played by the same bot, ${matches.toLocaleString('en')} matches at each table, with the options that a preset leaves alone at their defaults. Made by \`${command}\`.`,
    `![How often each camp wins, and how long matches last](${plot})`,
    '## Wins, minutes, ends',
    'Shares with their 95 % intervals. Minutes of match time: the median, what nine of ten matches lie between, and the whole range. The longest silence of a seat is the time between two of its commands while it may act; in brackets what one in a thousand is longer than.',
    writeTable(tableOf(reports)),
    '## Completed cards',
    `How often a card is completed in a match, at tables of ${usual} bots.`,
    ...presetsOf(reports).flatMap((preset) => [
      `### ${preset}`,
      writeTable(cardsOf(reports.filter((report) => report.bot === usual && report.preset === preset))),
    ]),
  ].join('\n\n')}\n`;
}

function presetsOf(reports: readonly CellReport[]): string[] {
  return [...new Set(reports.map(({ preset }) => preset))];
}

/** Table with a header row and one row per cell, for the page and the terminal. */
export function tableOf(reports: readonly CellReport[]): TableRow[] {
  const camps = reports[0]?.camps ?? [];
  const head = [
    'bots',
    'preset',
    'players',
    ...camps.map(({ camp }) => `${camp} win`),
    'minutes',
    'ended by',
    'silence',
  ];
  return [
    head,
    ...reports.map((report) => [
      report.bot,
      report.preset,
      report.seats,
      ...report.camps.map(showShare),
      showSpread(report.minutes),
      showEnds(report),
      showSilence(report),
    ]),
  ];
}

function showSpread({ least, low, median, high, most }: Spread): string {
  const [first, from, middle, to, last] = [least, low, median, high, most].map((value) => value.toFixed(1));
  return `${middle} (${from} to ${to}; ${first} to ${last})`;
}

function showEnds({ ends, matches }: CellReport): string {
  const often = Object.entries(ends).toSorted(([, one], [, other]) => other - one);
  return often.map(([end, times]) => `${end} ${((100 * times) / matches).toFixed(1)} %`).join(', ');
}

function showSilence({ silences }: CellReport): string {
  if (silences === null) return '';
  return `${silences.longestSeconds.toFixed(1)} s (${silences.rareSeconds.toFixed(1)} s)`;
}

function cardsOf(reports: readonly CellReport[]): TableRow[] {
  const cards = [...new Set(reports.flatMap(({ completed }) => Object.keys(completed)))].toSorted();
  return [
    ['card', ...reports.map(({ seats }) => `${seats} players`)],
    ...cards.map((card) => [card, ...reports.map(({ completed }) => (completed[card] ?? 0).toFixed(2))]),
  ];
}

function writeTable([head = [], ...rows]: readonly TableRow[]): string {
  const line = (cells: TableRow): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
