import { seatOf } from '@tablee/kernel';
import { defaultTilesOptions } from './options.ts';
import { parseTilesCommand } from './parse.ts';
import { isTile, type Tile, valueOf } from './tile.ts';
import type { FamilyView, JuniorView, Series, TilesCommand, TilesOptions, TilesView } from './types.ts';

/** Reads the notation of notation.ts. All readers throw on text that is no position. */

export function linesOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
}

export function readTiles(words: readonly string[]): Tile[] {
  return words.map((word) => {
    if (!isTile(word)) throw new Error(`no tile: ${word}`);
    return word;
  });
}

export function readSeries(words: readonly string[]): Series[] {
  const groups = words.join(' ').match(/\[[^\]]*\]/g) ?? [];
  return groups.map((group) => {
    const [id, ...faces] = group.slice(1, -1).split(' ');
    const laid = readTiles(faces);
    return { id: Number(id), kind: kindOf(laid), tiles: laid };
  });
}

/** The notation does not contain `nextSeries`. */
export function idAfter(series: readonly Series[]): number {
  return 1 + Math.max(0, ...series.map(({ id }) => id));
}

function kindOf(laid: readonly Tile[]): Series['kind'] {
  if (laid.length === 1) return 'starter';
  return new Set(laid.map(valueOf)).size === 1 ? 'family' : 'run';
}

export function readTile(word: string | undefined): Tile | null {
  return word === undefined ? null : (readTiles([word])[0] ?? null);
}

/** Reads a view from the text of `notation.view`, which does not contain the options. */
export function readView(text: string, chosen: Partial<TilesOptions> = {}): TilesView {
  const options = { ...defaultTilesOptions, ...chosen };
  return options.mode === 'family' ? readFamilyView(text, options) : readJuniorView(text, options);
}

function readFamilyView(text: string, options: TilesOptions): FamilyView {
  const [head = [], table = [], pool = [], counts = [], rack] = linesOf(text);
  const [, turn = '', phase = '', drawn] = head;
  const series = readSeries(table.slice(1));
  return {
    mode: 'family',
    options,
    phase: phase as FamilyView['phase'],
    turn: seatOf(turn),
    series,
    nextSeries: idAfter(series),
    racks: counts.filter((_, index) => index % 2 === 1).map(Number),
    pool: Number(pool[1]),
    rack: rack === undefined ? null : readTiles(rack.slice(1)),
    drawn: readTile(drawn),
  };
}

/** The notation does not contain `lookUntil`. */
function readJuniorView(text: string, options: TilesOptions): JuniorView {
  const [head = [], ...lines] = linesOf(text);
  const [, turn = '', phase = ''] = head;
  const rows = lines.filter(([first = '']) => !/^[A-Z]$/.test(first));
  const places = rows.flat();
  return {
    mode: 'junior',
    options,
    phase: phase as JuniorView['phase'],
    turn: seatOf(turn),
    grid: places.map(readPlace),
    up: places.flatMap((word, place) => (word.startsWith('[') ? [place] : [])),
    kept: lines.slice(rows.length).map(([, ...tiles]) => readTiles(tiles)),
    lookUntil: null,
  };
}

function readPlace(word: string): JuniorView['grid'][number] {
  if (word === '.') return null;
  return word === '?' ? 'back' : readTile(word.slice(1, -1));
}

export function readCommand(text: string): TilesCommand {
  const command = parseTilesCommand(rawCommand(text.split(' ')));
  if (command === null) throw new Error(`no command: ${text}`);
  return command;
}

function rawCommand([action, ...words]: readonly string[]): object {
  if (action === 'flip') return { do: 'flip', place: Number(words[0]) };
  if (action !== 'lay') return { do: action };
  const arrow = words.indexOf('>');
  const target = words[arrow + 1];
  return { do: 'lay', tiles: words.slice(0, arrow), on: target === 'new' ? null : Number(target) };
}
