import { isIndex, isRecord, type Seat } from '@tablee/kernel';
import { HERO_SPOTS, SPOTS } from './board.ts';
import { SORCERER_DICE } from './content/heroes.ts';
import { ELEMENTS, SKILLS } from './content/symbols.ts';
import { PING_WORDS } from './legality.ts';
import type { DieRef, HeroSpot, RushCommand, Square } from './types.ts';

const MAX_SEATS = 5;
const SQUARES: readonly Square[] = [...new Set<Square>([...SKILLS, ...ELEMENTS, 'joker'])];

/** The only entry for commands from outside. */
export function parseRushCommand(raw: unknown): RushCommand | null {
  if (!isRecord(raw)) return null;
  const { do: action } = raw;
  switch (action) {
    case 'roll':
    case 'clear':
    case 'decline':
      return { do: action };
    case 'take':
      return isDie(raw['die']) ? { do: 'take', die: raw['die'] } : null;
    case 'place':
      return parsePlace(raw);
    case 'aim':
      return parseAim(raw);
    case 'ping':
      return parsePing(raw);
    default:
      return null;
  }
}

function parsePlace({ die, spot, as }: Record<string, unknown>): RushCommand | null {
  return isDie(die) && isOneOf(SPOTS, spot) && isOneOf(SQUARES, as) ? { do: 'place', die, spot, as } : null;
}

function parseAim({ spot, die = null }: Record<string, unknown>): RushCommand | null {
  if (!isOneOf(HERO_SPOTS, spot)) return null;
  if (die === null) return { do: 'aim', spot, die };
  const ref = parseDie(die);
  return ref === null ? null : { do: 'aim', spot, die: ref };
}

function parseDie(raw: unknown): DieRef | null {
  if (!isRecord(raw)) return null;
  const { seat, die } = raw;
  return isIndex(seat) && seat < MAX_SEATS && isDie(die) ? { seat: seat as Seat, die } : null;
}

function parsePing({ word, spot }: Record<string, unknown>): RushCommand | null {
  return isOneOf(PING_WORDS, word) && isOneOf<HeroSpot>(HERO_SPOTS, spot) ? { do: 'ping', word, spot } : null;
}

function isDie(value: unknown): value is number {
  return isIndex(value) && value < SORCERER_DICE;
}

function isOneOf<T extends string>(all: readonly T[], value: unknown): value is T {
  return (all as readonly unknown[]).includes(value);
}
