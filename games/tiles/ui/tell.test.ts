import { LOCALES, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import type { TilesSight } from '../rules/types.ts';
import { tellTiles } from './tell.ts';
import { tellAloud } from './tell-aloud.ts';

const SEAT = 1 as never;
const nameOf = (seat: number): string => ['Camille', 'Léa'][seat] ?? '?';
const fr = speakerOf(words, 'fr');

const SIGHTS: readonly TilesSight[] = [
  { kind: 'mixed', rule: 'DR-2', first: SEAT },
  { kind: 'dealt', rule: 'DR-5', starters: ['R1'], first: SEAT, rack: null },
  { kind: 'laid', rule: 'DR-7', seat: SEAT, tiles: ['B4', 'B5'], series: { id: 1, kind: 'run', tiles: ['B4', 'B5'] } },
  { kind: 'joined', rule: 'DR-A5', into: 1, absorbed: [2] },
  { kind: 'drew', rule: 'DR-9', seat: SEAT, tile: null },
  { kind: 'kept', rule: 'DR-10', seat: SEAT },
  { kind: 'blocked', rule: 'DR-A11', seat: SEAT },
  { kind: 'turn', rule: 'DR-11', seat: SEAT },
  { kind: 'flipped', rule: 'DR-3', seat: SEAT, place: 4, tile: 'R5' },
  { kind: 'paired', rule: 'DR-A2', seat: SEAT, places: [1, 2], tiles: ['R1', 'R9'] },
  { kind: 'turned-back', rule: 'DR-A3', places: [1, 2], mixed: true },
  { kind: 'over', rule: 'DR-12' },
];

describe('the text of a sight', () => {
  it.each(LOCALES)('everything that happens is told in %s', (locale) => {
    const say = speakerOf(words, locale);
    for (const sight of SIGHTS) expect(tellTiles(sight, say, nameOf)).toMatch(/\S/);
  });

  it('laid tiles are named one by one', () => {
    expect(tellTiles(SIGHTS[2] as TilesSight, fr, nameOf)).toBe('Léa pose 4 bleu et 5 bleu.');
  });

  it('my own actions are told as mine, and the tile that I drew is named', () => {
    const told = SIGHTS.map((sight) => tellTiles(sight, fr, nameOf, SEAT)).join(' ');
    expect(told).not.toContain('Léa');
    expect(told).toContain('Tu poses 4 bleu et 5 bleu. ');
    const drew: TilesSight = { kind: 'drew', rule: 'DR-9', seat: SEAT, tile: 'G7' };
    expect(tellTiles(drew, fr, nameOf, SEAT)).toBe('Tu pioches le 7 vert.');
  });

  it('[DR-A17] a flipped tile is not named', () => {
    expect(tellTiles(SIGHTS[8] as TilesSight, fr, nameOf)).toBe('Léa retourne une tuile.');
  });
});

describe('the announcement of a sight', () => {
  const aloud = (sight: TilesSight, viewer = 0): unknown =>
    tellAloud(sight, { say: fr, nameOf, viewer: viewer as never, columns: 3 });

  it('a flipped tile is announced with its value, row and column', () => {
    expect(aloud(SIGHTS[8] as TilesSight)).toBe('Léa retourne le 5 rouge, ligne 2, colonne 2.');
    expect(aloud(SIGHTS[8] as TilesSight, 1)).toBe('Tu retournes le 5 rouge, ligne 2, colonne 2.');
  });

  it('the turn is announced after the action, and my own turn by the status line alone', () => {
    expect(aloud(SIGHTS[7] as TilesSight)).toEqual({ text: 'C’est à Léa de jouer.', when: 'idle' });
    expect(aloud(SIGHTS[7] as TilesSight, 1)).toBeNull();
  });
});
