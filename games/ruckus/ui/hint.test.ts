import { seatOf, toMillis } from '@tablee/kernel';
import { type AnySay, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { ruckus } from '../rules/index.ts';
import { NOW, round } from '../rules/ruckus.scenario.ts';
import { hintRuckus } from './hint.ts';

const A = seatOf('A');
const nameOf = (seat: number): string => ['Ana', 'Béa'][seat] ?? '';
const raw = speakerOf(words, 'fr');
const say: AnySay = (id, facts = {}) => (raw as AnySay)(id, words.nameThings(facts, raw, nameOf));

async function whyIn(text: string): Promise<string | undefined> {
  const view = ruckus.view(round(text), A);
  return (await hintRuckus({ view, seat: A, at: toMillis(NOW), say, nameOf }))?.why;
}

describe('the reason of a hint', () => {
  it.each([
    [
      'a theft, by what it brings',
      'deck zzz\nA boum meuh |\nB miaou | boum×3',
      '3 cartes à prendre à Béa avec ta carte Boum.',
    ],
    ['a pair', 'deck zzz\nA boum boum coa |\nB miaou |', 'Deux Boum ou plus se posent avant tout le reste.'],
    [
      'a pile of mine',
      'deck zzz\nA coa | coa×2\nB miaou |',
      'Ta carte Coâ va sur ta pile\u00a0: une de moins en main.',
    ],
    ['the draw pile', 'deck zzz\nA boum |\nB miaou |', 'Rien à poser ni à voler\u00a0: pioche.'],
    ['the slap', 'deck zzz\nA | coa×2\nB miaou |', 'Ta main est vide\u00a0: tape, et la manche est finie.'],
  ])('%s', async (_, text, why) => {
    expect(await whyIn(text)).toBe(why);
  });

  it('is missing if nothing can be played', async () => {
    const view = { ...ruckus.view(round('deck zzz\nA boum |\nB miaou |'), A), phase: 'countdown' as const };
    expect(await hintRuckus({ view, seat: A, at: toMillis(NOW), say, nameOf })).toBeNull();
  });
});
