import { showShare } from '../statistics.ts';
import { type CellReport, roundSharesOf } from './cell.ts';
import type { Spread } from './spread.ts';

export interface BalancePage {
  readonly game: string;
  /** Bot of the table of completed cards: the one that people usually meet. */
  readonly usual: string;
  readonly plot: string;
  readonly reports: readonly CellReport[];
}

type TableRow = readonly (string | number)[];

const WINS =
  'Shares with their 95 % intervals. Minutes of match time: the median, what nine of ten matches lie between, and the whole range. The longest silence of a seat is the time between two of its commands while it may act; in brackets what one in a thousand is longer than.';
const ENDS = 'The columns of rules say how many of the rounds ended by a rule in favour of a camp.';
const ROUNDS = 'A match may have several rounds: their number in a match, and the share of them that each camp won.';

export function balancePage({ game, usual, plot, reports }: BalancePage): string {
  const command = `npm run lab -- balance --game ${game} --write`;
  return `${[
    `# Balance of ${game}`,
    `Everybody is played by the same bot, with the options that a preset leaves alone at their defaults. Made by \`${command}\`; \`--preset\`, \`--seats\` and \`--bots\` measure some of the tables again and leave the other rows alone.`,
    `![How often each camp wins, and how long matches last](${plot})`,
    '## Wins, minutes, ends',
    [WINS, ...(hasRounds(reports) ? [ROUNDS] : []), ENDS].join(' '),
    writeTable(tableOf(reports)),
    '## Completed cards',
    `How often a card is completed in a match, at tables of ${usual} bots.`,
    ...presetsOf(reports.filter(({ bot }) => bot === usual)).flatMap((preset) => [
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
  const camps = (reports[0]?.camps ?? []).map(({ camp }) => camp);
  const ends = endsOf(reports);
  const withRounds = hasRounds(reports);
  return [
    [
      'bots',
      'preset',
      'players',
      'matches',
      ...camps.map((camp) => `${camp} win`),
      'minutes',
      ...(withRounds ? ['rounds', ...camps.map((camp) => `rounds of ${camp}`)] : []),
      ...ends,
      'silence',
    ],
    ...reports.map((report) => [
      report.bot,
      report.preset,
      report.seats,
      report.matches,
      ...report.camps.map(showShare),
      showSpread(report.minutes),
      ...(withRounds ? [showRounds(report), ...roundSharesOf(report).map(showShare)] : []),
      ...ends.map((end) => showEnd(report, end)),
      showSilence(report),
    ]),
  ];
}

function hasRounds(reports: readonly CellReport[]): boolean {
  return reports.some(({ matches, rounds }) => rounds !== matches);
}

/** Rules and camps that ended a round at any table. */
function endsOf(reports: readonly CellReport[]): string[] {
  return [...new Set(reports.flatMap(({ ends }) => Object.keys(ends)))].toSorted();
}

function showRounds({ matches, rounds }: CellReport): string {
  return (rounds / matches).toFixed(2);
}

function showEnd({ ends, rounds }: CellReport, end: string): string {
  return `${((100 * (ends[end] ?? 0)) / rounds).toFixed(1)} %`;
}

function showSpread({ least, low, median, high, most }: Spread): string {
  const [first, from, middle, to, last] = [least, low, median, high, most].map((value) => value.toFixed(1));
  return `${middle} (${from} to ${to}; ${first} to ${last})`;
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
