import type { GameExamples } from '@tablee/table-ui';
import type { TilesWords } from '../locale/index.ts';
import { readCommand, readView } from '../rules/read-notation.ts';
import type { TilesTypes } from '../rules/types.ts';
import { ExamplePicture } from './example-picture.tsx';
import { tellExample } from './example-words.ts';
import { familyPairs } from './examples-family.ts';
import { juniorPairs } from './examples-junior.ts';

export const tilesExamples: GameExamples<TilesTypes, TilesWords> = {
  pairs: { ...juniorPairs, ...familyPairs },
  read: ({ position, command, options }) => ({ view: readView(position, options), command: readCommand(command) }),
  Picture: ExamplePicture,
  tell: tellExample,
};
