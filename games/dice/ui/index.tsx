import type { GameUi } from '@tablee/table-ui';
import { lazy } from 'react';
import type { DiceWords } from '../locale/index.ts';
import type { DiceTypes } from '../rules/types.ts';
import { diceBrief } from './brief/index.ts';
import { honoursOfDice } from './honours.ts';
import { DiceTable } from './table.tsx';
import { tellDice } from './tell.ts';
import { DICE_KEYS } from './use-keys.ts';

export const diceUi: GameUi<DiceTypes, DiceWords> = {
  Table: DiceTable,
  BigScreen: lazy(async () => ({ default: (await import('./big/big-screen.tsx')).DiceBigScreen })), // loaded on televisions only
  examples: async () => (await import('./examples/index.ts')).diceExamples,
  brief: diceBrief,
  tell: tellDice,
  progress: ({ round }, say) => say('ui.round', { round }),
  hint: async (...asked) => (await import('./hint/hint.ts')).hintDice(...asked), // loaded with the first hint
  Counts: lazy(async () => ({ default: (await import('./score/sheet.tsx')).Counts })),
  honours: honoursOfDice,
  takesBack: (command) => command.do === 'lay',
  keys: DICE_KEYS,
};
