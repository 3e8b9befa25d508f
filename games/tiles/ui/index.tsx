import type { GameUi } from '@tablee/table-ui';
import { lazy } from 'react';
import type { TilesWords } from '../locale/index.ts';
import type { TilesTypes } from '../rules/types.ts';
import { tilesBrief } from './brief/index.ts';
import { endingOfTiles } from './ending.ts';
import { hintTiles } from './family/hint.ts';
import { honoursOfTiles } from './honours.ts';
import './styles/index.css';
import { TilesTable } from './table.tsx';
import { takesBack } from './take-back.ts';
import { tellTiles } from './tell.ts';

export const tilesUi: GameUi<TilesTypes, TilesWords> = {
  Table: TilesTable,
  BigScreen: lazy(async () => ({ default: (await import('./big/big-screen.tsx')).TilesBigScreen })), // loaded on televisions only
  examples: async () => (await import('./examples.ts')).tilesExamples,
  brief: tilesBrief,
  tell: tellTiles,
  hint: hintTiles,
  honours: honoursOfTiles,
  ending: endingOfTiles,
  takesBack,
  keys: [
    { keys: ['D'], does: 'key.draw' },
    { keys: ['H'], does: 'key.hint' },
    { keys: [' '], does: 'key.carry' },
    { keys: ['P'], does: 'key.place' },
  ],
};
