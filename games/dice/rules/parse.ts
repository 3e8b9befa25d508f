import { isRecord } from '@tablee/kernel';
import { DICE, isDie } from './face.ts';
import { keyOf, REACH } from './lines.ts';
import { fitsMiddle } from './middle.ts';
import type { DiceCommand, Placement } from './types.ts';

/** Validates raw commands and sorts their dice, so that equal commands have one form. */
export function parseDiceCommand(raw: unknown): DiceCommand | null {
  if (!isRecord(raw)) return null;
  switch (raw['do']) {
    case 'roll': {
      const dice = readList(raw['dice'], (die) => (isDie(die) ? die : null));
      return dice && areDistinct(dice) ? { do: 'roll', dice: dice.toSorted((a, b) => a - b) } : null;
    }
    case 'lay': {
      const table = readPlacements(raw['table']);
      return table && { do: 'lay', table };
    }
    case 'pass':
      return { do: 'pass' };
    default:
      return null;
  }
}

/** Placements sorted by die; null if two share a cell, a die occurs twice, or they are too far apart. */
function readPlacements(raw: unknown): Placement[] | null {
  const table = readList(raw, readPlacement);
  if (table === null || !areDistinct(table.map(({ die }) => die)) || !areDistinct(table.map(keyOf))) return null;
  if (!fitsMiddle(table)) return null;
  return table.toSorted((a, b) => a.die - b.die);
}

function readPlacement(raw: unknown): Placement | null {
  if (!isRecord(raw)) return null;
  const { die, x, y } = raw;
  return isDie(die) && isReachable(x) && isReachable(y) ? { die, x, y } : null;
}

function isReachable(value: unknown): value is number {
  return Number.isSafeInteger(value) && Math.abs(value as number) <= REACH;
}

function readList<T>(raw: unknown, read: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(raw) || raw.length > DICE.length) return null;
  const items = Array.from(raw, read);
  return items.every((item) => item !== null) ? items : null;
}

function areDistinct(values: readonly number[]): boolean {
  return new Set(values).size === values.length;
}
