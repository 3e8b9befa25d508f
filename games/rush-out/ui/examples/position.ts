import { letterOf } from '@tablee/kernel';
import { elementsOf, skillsOf } from '../../rules/content/cards.ts';
import { jokersToRepel } from '../../rules/content/dragon.ts';
import { CARD_SPOTS, isSpellSpot } from '../../rules/places.ts';
import type { CardSpot, Chapter, LaidSpot, Phase, Spot, Square } from '../../rules/types.ts';

/** Short form of a position. */
export interface PositionChanges {
  readonly chapter?: Chapter;
  readonly phase?: Phase;
  readonly dragon?: number;
  readonly asking?: Spot;
  /** A completed card whose effects are still due. */
  readonly done?: Spot;
  readonly cards?: Partial<Readonly<Record<CardSpot, string>>>;
  /** Dissipations in front of heroes. */
  readonly laid?: readonly LaidSpot[];
  /** "warrior blue @t1: key>t1 joker=sword>t1 -": dice on cards name their spot, and jokers their symbol. */
  readonly seats: readonly string[];
}

const CARDS: Readonly<Record<CardSpot, string>> = {
  t1: 'sealed-door',
  t2: 'vine-bridge',
  t3: 'torch-hall',
  s1: 'confusion-all-1',
  s2: 'invocation-1',
  s3: 'confusion-one-1',
};

const SPOTS: readonly Spot[] = [...CARD_SPOTS, 'dragon'];

/** Expands the short form to `notation.view`. */
export function written({
  chapter = 'training-1',
  phase = 'play',
  dragon,
  asking,
  done,
  cards,
  laid = [],
  seats,
}: PositionChanges): string {
  const lying = new Map<Spot, string>(Object.entries({ ...CARDS, ...cards }) as [CardSpot, string][]);
  for (const spot of laid) lying.set(spot, spot.slice(spot.indexOf('/') + 1));
  const all: readonly Spot[] = [...SPOTS, ...laid];
  const squares = new Map<Spot, Square[]>(all.map((spot) => [spot, squaresOf(lying, spot, seats.length)]));
  const taken = new Map<Spot, Map<number, string>>(all.map((spot) => [spot, new Map()]));
  const rows = seats.map((seat, index) => {
    const [who = '', faces = ''] = seat.split(': ');
    const dice = faces.split(' ').map((die, nth) => lay(die, `${letterOf(index)}${nth + 1}`, squares, taken));
    return `${letterOf(index)} ${who}: ${dice.join(' ')}`;
  });
  const head = [`${chapter} ${phase}`];
  if (dragon !== undefined) head.push(`dragon ${dragon}`);
  if (asking !== undefined) head.push(`asking ${asking}`);
  const spots = all
    .filter((spot) => spot !== 'dragon' || dragon !== undefined)
    .map((spot) => {
      const star = spot === done || (spot === asking && isSpellSpot(spot)) ? '*' : '';
      const places = squares.get(spot)?.map((_, square) => taken.get(spot)?.get(square) ?? '.') ?? [];
      return `${spot} ${spot === 'dragon' ? 'tile' : lying.get(spot)}${star}: ${places.join(' ')}`;
    });
  return [head.join(' '), ...spots, ...rows, 'decks 3 3'].join('\n');
}

function squaresOf(cards: ReadonlyMap<Spot, string>, spot: Spot, players: number): Square[] {
  if (spot === 'dragon') return Array.from({ length: jokersToRepel(players) }, () => 'joker');
  const card = cards.get(spot) as string;
  return [...(isSpellSpot(spot) ? elementsOf(card) : skillsOf(card))];
}

/** Puts the die on the first free square of its symbol. Returns the notation of the die in its owner's line. */
function lay(
  die: string,
  name: string,
  squares: ReadonlyMap<Spot, readonly Square[]>,
  taken: ReadonlyMap<Spot, Map<number, string>>,
): string {
  const [what, spot] = die.split('>') as [string, Spot | undefined];
  if (spot === undefined) return what;
  const [face = '', as = face] = what.split('=');
  const free = squares.get(spot)?.findIndex((square, index) => square === as && taken.get(spot)?.has(index) === false);
  if (free === undefined || free === -1) throw new Error(`${name}: no ${as} on ${spot}`);
  taken.get(spot)?.set(free, name);
  return `(${face})`;
}
