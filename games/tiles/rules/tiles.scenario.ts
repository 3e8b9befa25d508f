import { mixSeed, type Seat, type Step, secretFromWord, stepRng, toMillis, toSeat } from '@tablee/kernel';
import { expect } from 'vitest';
import { tiles } from './index.ts';
import { defaultTilesOptions } from './options.ts';
import { isTile, type Tile, valueOf } from './tile.ts';
import type {
  FamilyPhase,
  FamilyState,
  JuniorState,
  Series,
  TilesCommand,
  TilesOptions,
  TilesState,
  TilesTypes,
} from './types.ts';

/** Positions and commands in the game's own notation, for tests. */

const SEATS = 'ABCD';

export function seat(letter: string): Seat {
  return toSeat(SEATS.indexOf(letter));
}

function readTiles(words: readonly string[]): Tile[] {
  return words.map((word) => {
    if (!isTile(word)) throw new Error(`no tile: ${word}`);
    return word;
  });
}

function linesOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
}

function readSeries(words: readonly string[]): Series[] {
  const groups = words.join(' ').match(/\[[^\]]*\]/g) ?? [];
  return groups.map((group) => {
    const [id, ...faces] = group.slice(1, -1).split(' ');
    const laid = readTiles(faces);
    return { id: Number(id), kind: kindOf(laid), tiles: laid };
  });
}

function kindOf(laid: readonly Tile[]): Series['kind'] {
  if (laid.length === 1) return 'starter';
  return new Set(laid.map(valueOf)).size === 1 ? 'family' : 'run';
}

/** A family position as `notation.state` writes it. */
export function family(text: string, options: Partial<TilesOptions> = {}): FamilyState {
  const [head = [], table = [], pool = [], ...racks] = linesOf(text);
  const [, turn = 'A', phase = 'play', drawn] = head;
  const series = readSeries(table.slice(1));
  return {
    mode: 'family',
    options: { ...defaultTilesOptions, ...options },
    phase: phase as FamilyPhase,
    turn: seat(turn),
    series,
    nextSeries: 1 + Math.max(0, ...series.map(({ id }) => id)),
    racks: racks.map((words) => readTiles(words.slice(1))),
    pool: readTiles(pool.slice(1)),
    drawn: drawn === undefined ? null : (readTiles([drawn])[0] ?? null),
  };
}

/** A junior position: the tiles on the table place by place, a dot where one was taken; nobody has kept any. */
export function junior(grid: string, options: Partial<TilesOptions> = {}): JuniorState {
  return {
    mode: 'junior',
    options: { ...defaultTilesOptions, mode: 'junior', ...options },
    phase: 'flip',
    turn: seat('A'),
    grid: grid.split(/\s+/).map((word) => (word === '.' ? null : (readTiles([word])[0] ?? null))),
    up: [],
    kept: [[], []],
    lookUntil: null,
  };
}

export function command(text: string): TilesCommand {
  const [action, ...words] = text.split(' ');
  if (action === 'draw' || action === 'keep') return { do: action };
  if (action === 'flip') return { do: 'flip', place: Number(words[0]) };
  const arrow = words.indexOf('>');
  const target = words[arrow + 1];
  const parsed = tiles.parse({ do: 'lay', tiles: words.slice(0, arrow), on: target === 'new' ? null : Number(target) });
  if (parsed === null) throw new Error(`no command: ${text}`);
  return parsed;
}

const SEED = mixSeed({ secret: secretFromWord('scenario'), nonces: [] });

/** Plays a command that must be legal. */
export function play<S extends TilesState>(
  state: S,
  letter: string,
  text: string,
  at = 0,
): Step<TilesTypes> & { state: S } {
  const verdict = tiles.apply(state, seat(letter), command(text), { at: toMillis(at), rng: stepRng(SEED, 1) });
  if (!verdict.ok)
    throw new Error(`${text} is refused by ${verdict.refusal.rule} ${JSON.stringify(verdict.refusal.facts)}`);
  return verdict.step as Step<TilesTypes> & { state: S };
}

export function wake<S extends TilesState>(state: S, step = 2): Step<TilesTypes> & { state: S } {
  const due = tiles.wakeAt(state);
  if (due === null) throw new Error('no wake is due');
  return tiles.wake(state, { at: due, rng: stepRng(SEED, step) }) as Step<TilesTypes> & { state: S };
}

/** The refusal of a command, as `check` and `apply` both give it; null where it is accepted. */
export function refusalOf(state: TilesState, letter: string, text: string): object | null {
  const who = seat(letter);
  const at = toMillis(0);
  const checked = tiles.check(tiles.view(state, who), who, command(text), at);
  const verdict = tiles.apply(state, who, command(text), { at, rng: stepRng(SEED, 1) });
  expect(verdict.ok ? null : verdict.refusal).toEqual(checked);
  return checked === 'unknown' ? { rule: 'unknown' } : checked;
}

export function isLegal(state: TilesState, letter: string, text: string): boolean {
  return refusalOf(state, letter, text) === null;
}

/** What can be done here, in notation. */
export function legalOf(state: TilesState, letter: string): string[] {
  const who = seat(letter);
  const legal = [...tiles.legal(tiles.view(state, who), who, toMillis(0))];
  return legal.map((one) => tiles.notation.command(one)).toSorted();
}

export function tableOf(state: FamilyState): string[] {
  return state.series.map(({ kind, tiles: laid }) => `${kind} ${laid.join(' ')}`);
}
