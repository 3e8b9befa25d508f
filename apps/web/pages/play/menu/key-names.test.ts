import { expect, it } from 'vitest';
import { pageWords } from '../../../locale/index.ts';
import { keyName } from './key-names.ts';

it('keys have the names printed on a keyboard', () => {
  const named = ['d', ' ', 'Enter', 'ArrowUp', '1-9', '?', 'Control+Z'].map((key) => keyName(key, pageWords('fr')));
  expect(named).toEqual(['D', 'Espace', 'Entrée', 'Flèche haut', '1-9', '?', 'Ctrl+Z']);
});
