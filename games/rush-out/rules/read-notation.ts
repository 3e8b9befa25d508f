import { after, type Millis, seatOf, toMillis } from '@tablee/kernel';
import { SPOTS } from './board.ts';
import { cardOf } from './content/cards.ts';
import { LOOSE } from './dice.ts';
import { writeDie } from './notation.ts';
import { defaultRushOptions } from './options.ts';
import { parseRushCommand } from './parse.ts';
import { EFFECT_DELAY_MS, TARGET_CHOICE_MS } from './timing.ts';
import type {
  CardSpot,
  Chapter,
  Die,
  DieRef,
  Face,
  RushCommand,
  RushOptions,
  RushSeatOptions,
  RushTable,
  RushView,
  SpellSpot,
  Spot,
} from './types.ts';

/** Reads the notation that notation.ts writes. Throws if the text is not a position. */

function readDie(text: string): DieRef {
  return { seat: seatOf(text.charAt(0)), die: Number(text.slice(1)) - 1 };
}

export function readCommand(text: string): RushCommand {
  const [action, one = '', two, three] = text.split(' ');
  const parsed = parseRushCommand(rawCommand(action, one, two, three));
  if (parsed === null) throw new Error(`no command: ${text}`);
  return parsed;
}

function rawCommand(action: string | undefined, one: string, two?: string, three?: string): unknown {
  switch (action) {
    case 'take':
      return { do: action, die: Number(one) - 1 };
    case 'place':
      return { do: action, die: Number(one) - 1, spot: two, as: three };
    case 'aim':
      return { do: action, spot: one, die: two === undefined ? null : readDie(two) };
    case 'ping':
      return { do: action, word: one, spot: two };
    default:
      return { do: action };
  }
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
  const asking = /asking (s[1-3])/.exec(head)?.[1] as SpellSpot | undefined;
  const dragon = /dragon (\d)/.exec(head)?.[1];
  const [chapter, phase] = head.split(' ');
  return {
    options: { ...defaultRushOptions, chapter: chapter as Chapter, ...chosen },
    seatOptions: seats.map(({ options }) => options),
    phase: phase as RushTable['phase'],
    cards: Object.fromEntries(spots.map(({ spot, card }) => [spot, card])) as Record<CardSpot, string>,
    dice: seats.map(({ dice }) => dice),
    rollSpot: seats.map(({ rollSpot }) => rollSpot),
    completions: spots
      .filter(({ spot, isCompleted }) => isCompleted && spot !== asking)
      .map(({ spot }) => ({ spot, due: after(now, EFFECT_DELAY_MS) })),
    asking: asking === undefined ? null : { spot: asking, until: after(now, TARGET_CHOICE_MS) },
    dragon: dragon === undefined ? null : Number(dragon),
    win: null,
    until: null,
    rolledAt: nobody,
    actedAt: nobody,
    pingedAt: nobody,
  };
}

function readSpotRow(row: string): SpotRow[] {
  const [head = '', squares = ''] = row.split(':');
  const [spot = '', name = ''] = head.split(' ');
  if (!(SPOTS as readonly string[]).includes(spot)) return [];
  const card = name.replace('*', '');
  if (spot !== 'dragon') cardOf(card);
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
    course: null,
  };
}
