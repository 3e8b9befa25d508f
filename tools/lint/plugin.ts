import { arrows } from './arrows.ts';
import { noAmbient } from './no-ambient.ts';
import { noGameNames } from './no-game-names.ts';
import { noSentences } from './no-sentences.ts';
import { plainWords } from './plain-words.ts';

export default {
  meta: { name: 'tablee' },
  rules: {
    arrows,
    'no-ambient': noAmbient,
    'no-game-names': noGameNames,
    'no-sentences': noSentences,
    'plain-words': plainWords,
  },
};
