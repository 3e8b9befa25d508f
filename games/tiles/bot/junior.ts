import type { Json, Mind, Rng } from '@tablee/kernel';
import { isMatch } from '../rules/junior.ts';
import { readSeen, recall, type SeenTile } from '../rules/memory.ts';
import type { JuniorView, Tile, TilesCommand, TilesTypes } from '../rules/types.ts';

/** Remembers the newest `capacity` faces. */
export function shortMemory(capacity: number): Mind<TilesTypes> {
  return { start: [], remember: (memory, sight) => recall(readSeen(memory), sight).slice(-capacity) };
}

const PERCENT = 100;

/** Flips a remembered match, recalling each face with the chance `recalls`; otherwise an unknown place. */
export function chooseJunior(view: JuniorView, memory: Json, recalls: number, rng: Rng): TilesCommand | null {
  const backs = view.grid.flatMap((shown, place) => (shown === 'back' ? [place] : []));
  if (view.phase !== 'flip' || backs.length === 0) return null;
  const isRecalled = (): boolean => rng.below(PERCENT) < PERCENT * recalls;
  const known = readSeen(memory).filter(([place]) => backs.includes(place) && isRecalled());
  const wanted = view.up.length === 0 ? knownPair(known) : knownMatch(view, known);
  if (wanted !== null) return { do: 'flip', place: wanted };
  const unknown = backs.filter((place) => !known.some(([seen]) => seen === place));
  return { do: 'flip', place: rng.pick(unknown.length > 0 ? unknown : backs) };
}

function knownPair(known: readonly SeenTile[]): number | null {
  const [place] =
    known.find(([one, tile]) => known.some(([other, face]) => other !== one && isMatch(tile, face))) ?? [];
  return place ?? null;
}

function knownMatch(view: JuniorView, known: readonly SeenTile[]): number | null {
  const open = view.grid[view.up[0] as number] as Tile;
  const [place] = known.find(([, tile]) => isMatch(tile, open)) ?? [];
  return place ?? null;
}
