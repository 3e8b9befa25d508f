import { after, type Millis, type Seat, seatOf, toMillis } from '@tablee/kernel';
import { cardOf, spellOf } from './content/cards.ts';
import { LOOSE } from './dice.ts';
import { findSpec, modulesOf, ownerOf, questionKindOf } from './modules/installed.ts';
import { LOCKED } from './notation.ts';
import { defaultRushOptions } from './options.ts';
import { parseRushCommand } from './parse.ts';
import { isHeroSpot } from './places.ts';
import { EFFECT_DELAY_MS, TARGET_CHOICE_MS } from './timing.ts';
import type {
  Camp,
  CardSpot,
  Chapter,
  Die,
  DieRef,
  Face,
  Question,
  RushCommand,
  RushOptions,
  RushSeatOptions,
  RushTable,
  RushView,
  Slices,
  Spot,
} from './types.ts';
import { writeDie } from './write-die.ts';

/** Reads the notation that notation.ts writes. Throws if the text is not a position. */

export function readCommand(text: string): RushCommand {
  const [action = '', ...words] = text.split(' ');
  const parsed = parseRushCommand({ ...findSpec(action)?.read(words), do: action });
  if (parsed === null) throw new Error(`no command: ${text}`);
  return parsed;
}

interface SpotRow {
  readonly spot: Spot;
  readonly card: string;
  readonly isCompleted: boolean;
  readonly squares: readonly string[];
}

/** The part that state and view share, without table options and clocks. `now` is the start of the position. */
export function readTable(text: string, chosen: Partial<RushOptions> = {}, now: Millis = toMillis(0)): RushTable {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const [head = '', ...rows] = lines;
  const spots = rows.flatMap(readSpotRow);
  const seats = rows.filter((row) => /^[A-E] /.test(row)).map((row) => readSeat(row, spots));
  const nobody = seats.map(() => null);
  const seatOptions = seats.map(({ options }) => options);
  const [chapter, phase] = head.split(' ');
  const options: RushOptions = { ...defaultRushOptions, chapter: chapter as Chapter, ...chosen };
  const questions = readQuestions(head, spots, { options, seatOptions }, now);
  const slices = modulesOf({ options }).map(({ read }) => read?.(text));
  return {
    options,
    seatOptions,
    phase: phase as RushTable['phase'],
    cards: Object.fromEntries(spots.map(({ spot, card }) => [spot, card])) as Record<CardSpot, string>,
    dice: seats.map(({ dice }) => dice),
    rollSpot: seats.map(({ rollSpot }) => rollSpot),
    completions: spots
      .filter(({ spot, isCompleted }) => isCompleted && questions.every((question) => question.spot !== spot))
      .map(({ spot }) => ({ spot, camp: campOfSpot(spot), due: after(now, EFFECT_DELAY_MS), answer: null })),
    questions,
    lastPlaced: nobody,
    dragon: null,
    laid: null,
    rounds: null,
    win: null,
    until: null,
    rolledAt: nobody,
    actedAt: nobody,
    pingedAt: nobody,
    ...(Object.assign({}, ...slices) as Partial<Slices>),
  };
}

function campOfSpot(spot: Spot): Camp {
  return isHeroSpot(spot) ? 'heroes' : 'sorcerer';
}

/** A question of a spell is for the sorcerer; the module of another place knows its own. */
function readQuestions(
  head: string,
  spots: readonly SpotRow[],
  { options, seatOptions: seats }: Pick<RushTable, 'options' | 'seatOptions'>,
  now: Millis,
): Question[] {
  const sorcerer = seats.findIndex(({ role }) => role === 'sorcerer') as Seat;
  return [...head.matchAll(/asking (\S+)/g)].map(([, id]): Question => {
    const spot = id as Spot;
    const own = ownerOf(spot)?.questionAt?.(spot, now);
    if (own !== undefined) return own;
    const { effect } = spellOf(spots.find((row) => row.spot === spot)?.card ?? '');
    const about = questionKindOf({ options }, effect);
    if (about === null) throw new Error(`${spot} asks nothing`);
    return { about, seat: sorcerer, spot, until: after(now, TARGET_CHOICE_MS) };
  });
}

function readSpotRow(row: string): SpotRow[] {
  const [head = '', squares = ''] = row.split(':');
  const [spot = '', name = ''] = head.split(' ');
  if (ownerOf(spot) === null) return [];
  const card = name.replace('*', '');
  if (card !== 'tile') cardOf(card);
  return [{ spot: spot as Spot, card, isCompleted: name.endsWith('*'), squares: squares.trim().split(/\s+/) }];
}

interface SeatRow {
  readonly options: RushSeatOptions;
  readonly dice: readonly Die[];
  readonly rollSpot: Spot | null;
}

function readSeat(row: string, spots: readonly SpotRow[]): SeatRow {
  const [head = '', faces = ''] = row.split(':');
  const [letter = '', who = '', colour = ''] = head.split(' ');
  const rolledFor = /@(\S+)/.exec(head)?.[1] ?? null;
  const options =
    who === 'sorcerer' ? { role: who, class: 'any', colour: 'any' } : { role: 'hero', class: who, colour };
  const dice = faces
    .trim()
    .split(/\s+/)
    .map((word, index) => readFace(word, { seat: seatOf(letter), die: index }, spots));
  return { options: options as RushSeatOptions, dice, rollSpot: rolledFor as Spot | null };
}

function readFace(word: string, ref: DieRef, spots: readonly SpotRow[]): Die {
  if (word === '-') return LOOSE;
  if (word === LOCKED) return { is: 'locked' };
  const face = word.replace(/[()]/g, '') as Face;
  if (face === word) return { is: 'rolled', face };
  const name = writeDie(ref);
  const row = spots.find(({ squares }) => squares.includes(name));
  if (row === undefined) throw new Error(`${name} lies on no card`);
  return { is: 'placed', face, spot: row.spot, square: row.squares.indexOf(name) };
}

/** Reads a position as `notation.view` writes it. */
export function readView(text: string, chosen: Partial<RushOptions> = {}): RushView {
  const [, trials = '1', spells = '1'] = /^decks (\d) (\d)$/m.exec(text) ?? [];
  return {
    ...readTable(text, chosen),
    trialDeck: { thickness: Number(trials), count: null },
    spellDeck: { thickness: Number(spells), count: null },
    onTop: /^on top (\S+)$/m.exec(text)?.[1] ?? null,
    courses: [],
  };
}
