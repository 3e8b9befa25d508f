import type { GameExamples } from '@tablee/table-ui';
import type { TilesWords } from '../locale/index.ts';
import { readCommand, readView } from '../rules/read-notation.ts';
import type { TilesTypes } from '../rules/types.ts';
import { focusOn } from './example-focus.ts';
import { ExamplePicture } from './example-picture.tsx';
import { tellExample } from './example-words.ts';
import { familyAllowed, familyPairs } from './examples-family.ts';
import { juniorPairs } from './examples-junior.ts';

export const tilesExamples: GameExamples<TilesTypes, TilesWords> = {
  pairs: { ...juniorPairs, ...familyPairs },
  unlisted: ['DR-4', 'DR-12'],
  allowed: familyAllowed,
  read: ({ position, command, options }) => ({ view: readView(position, options), command: readCommand(command) }),
  focus: focusOn,
  Picture: ExamplePicture,
  tell: tellExample,
};
