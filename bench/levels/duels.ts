import { type DuelTable, endingBots, rulesCatalog } from '@tablee/games/catalog.rules';
import { type PlayReport, playInLab, type Share } from '../lab.ts';
import { type ResultsChapter, writeCount } from '../report.ts';

/** A table at which all bots of a game are measured against each other. */
export interface Arena extends DuelTable {
  readonly game: string;
  /** As the catalog lists them, the weakest first. */
  readonly bots: readonly string[];
  /** Opponents for the bench alone, each named after the bot that it spars with. */
  readonly sparring: readonly string[];
}

export function listArenas(game?: string, preset?: string): Arena[] {
  const all = Object.entries(rulesCatalog).flatMap(([id, entry]) =>
    entry.duels.map((table) => ({
      game: id,
      bots: endingBots(entry),
      sparring: Object.keys(entry.sparring ?? {}),
      ...table,
    })),
  );
  return all.filter((arena) => arena.game === (game ?? arena.game) && arena.preset === (preset ?? arena.preset));
}

export function titleOf({ game, preset, seats }: Arena): string {
  return `Levels: ${game}, ${preset}, ${seats} seats`;
}

type Row = readonly string[];

/** Plays every bot against every weaker one and against its sparring partner, then every bot against itself. */
export function measureLevels(arena: Arena, matches: number, onRow: (row: Row) => void): ResultsChapter {
  const rows: Row[] = [];
  const add = (row: Row): void => {
    rows.push(row);
    onRow(row);
  };
  for (const [index, better] of arena.bots.entries()) {
    for (const worse of arena.bots.slice(0, index).toReversed()) add(duel(arena, better, worse, matches));
  }
  for (const other of arena.sparring) {
    const bot = arena.bots.find((id) => other.startsWith(`${id}-`));
    if (bot !== undefined) add(duel(arena, bot, other, matches));
  }
  for (const bot of arena.bots) add(playEquals(arena, bot, matches));
  return {
    title: titleOf(arena),
    table: [['', 'wins (%)', '95 %', 'minutes of match time'], ...rows],
    words: [describeRun(arena, matches)],
  };
}

function duel(arena: Arena, better: string, worse: string, matches: number): Row {
  const played = play(arena, [better, worse], matches);
  const { share, low, high } = played.bots.find(({ bot }) => bot === better) as Share;
  const bySide = played.sides.filter(({ bot }) => bot === better).map((side) => percent(side.share));
  const wins = isByRole(arena) ? `${percent(share)} (${bySide.join(' · ')})` : percent(share);
  return [`${better} against ${worse}`, wins, `${percent(low)} to ${percent(high)}`, minutesOf(played)];
}

function isByRole({ sides }: Arena): boolean {
  return typeof sides === 'object';
}

function playEquals(arena: Arena, bot: string, matches: number): Row {
  const played = play(arena, [bot], matches);
  const widest = Math.max(...played.seats.map(({ low, high }) => (high - low) / 2));
  return [
    `${bot}, seat by seat`,
    played.seats.map(({ share }) => percent(share)).join(' · '),
    `± ${percent(widest)}`,
    minutesOf(played),
  ];
}

function play(arena: Arena, bots: readonly string[], matches: number): PlayReport {
  const { game, preset, seats } = arena;
  const sides = bots.length === 1 ? {} : { sides: writeSides(arena), isPaired: arena.isPaired === true };
  const played = playInLab({ game, preset, seats, bots, matches, ...sides });
  const endless = (played.ends['limit'] ?? 0) + (played.ends['stuck'] ?? 0);
  const isSparring = bots.some((bot) => arena.sparring.includes(bot));
  if (endless > 0 && !isSparring)
    throw new Error(`${endless} matches of ${game} between ${bots.join(' and ')} did not end`);
  return played;
}

function writeSides({ sides = 'alternate' }: Arena): string {
  return typeof sides === 'string' ? sides : `${sides.option}=${sides.is}`;
}

function percent(value: number): string {
  return (100 * value).toFixed(1);
}

function minutesOf({ minutesPerMatch }: PlayReport): string {
  return minutesPerMatch.toFixed(1);
}

function describeRun(arena: Arena, matches: number): string {
  const { game, preset } = arena;
  return (
    `${writeCount(matches)} matches a row${describeEnds(arena)}; from match to match two bots change sides${arena.isPaired === true ? ' and play the same deal again' : ''}, and equals move up one seat.${describeSides(arena)} ` +
    `Made by \`npm run levels -- --game ${game} --preset ${preset} --matches ${matches}\`.`
  );
}

function describeEnds({ sparring }: Arena): string {
  return sparring.length === 0
    ? ', all of them ended by a rule of the game'
    : '; those between levels all ended by a rule of the game, one that a sparring partner kept from ending is won by nobody';
}

function describeSides(arena: Arena): string {
  const { seats, sides = 'alternate' } = arena;
  if (isByRole(arena)) return ` One side has ${writeSides(arena)}; in brackets as that side and against it.`;
  if (sides === 'teams') return ' Team plays against team.';
  return seats === 2 ? '' : ` The two sides sit alternately, ${seats / 2} of each.`;
}
