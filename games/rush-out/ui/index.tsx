import { type GameUi, later, type SeenEnd } from '@tablee/table-ui';
import { lazy } from 'react';
import type { RushWords } from '../locale/index.ts';
import type { RushTypes } from '../rules/types.ts';
import { rushBrief } from './brief/index.ts';
import { endingOfRush } from './ending.ts';
import { honoursOfRush } from './honours.ts';
import { RUSH_KEYS } from './key-list.ts';
import type { RushProps } from './props.ts';
import { sayRound } from './rounds/round.ts';
import { tellRush } from './said/tell.ts';
import { RushTable } from './table.tsx';

/** Only in scenarios. */
const Cups = later<Pick<RushProps, 'view' | 'say'>>(async () => (await import('./rounds/cups.tsx')).Cups);
/** Shown only at the end. */
const Story = later<SeenEnd<RushTypes, RushWords>>(async () => (await import('./story/story.tsx')).Story);

export const rushUi: GameUi<RushTypes, RushWords> = {
  Table: RushTable,
  progress: (view, say) => (view.rounds === null ? null : sayRound(view, say)),
  Standing: (props) => props.view.rounds !== null && <Cups {...props} />,
  BigScreen: lazy(async () => ({ default: (await import('./big/big-screen.tsx')).RushBigScreen })), // not loaded on phones
  examples: async () => (await import('./examples/index.ts')).rushExamples,
  brief: rushBrief,
  tell: tellRush,
  keys: RUSH_KEYS,
  hint: async (question) => (await import('./hint.ts')).hintRush(question),
  honours: honoursOfRush,
  Story,
  ending: endingOfRush,
};
