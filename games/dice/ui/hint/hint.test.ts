import { seatOf, toMillis } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { unrolled } from '../../rules/dice.scenario.ts';
import { type DrawnPosition, drawPosition } from '../../rules/drawn.ts';
import { hintDice } from './hint.ts';

/** The advice before a throw. */
async function advised(drawn: DrawnPosition): Promise<string | null> {
  const view = drawPosition({ ...drawn, phase: 'roll' });
  return ask(view);
}

async function ask(view: Parameters<typeof hintDice>[0]['view']): Promise<string | null> {
  const say = speakerOf(words, 'fr');
  const hint = await hintDice({ view, seat: seatOf('A'), at: toMillis(0), say, nameOf: () => 'Léa' });
  return hint?.why ?? null;
}

describe('a hint before a throw', () => {
  it('names the dice that fit already, and how many they place', async () => {
    const why = await advised({ table: 'R3 R4 R5', a: 'R6 K9 O1', b: 'B1' });
    expect(why).toBe('Garde le 6 rouge : tu pourras poser au moins un dé.');
    const two = await advised({ table: 'R3 R4 R5', a: 'R6 K9 R7', b: 'B1' });
    expect(two).toBe('Ne relance que le 9 noir : tu pourras poser au moins 2 dés.');
  });

  it('keeps two dice that need one more to be a set', async () => {
    const why = await advised({ a: 'R5 R6 K9 O2 B13 O11', b: 'B1' });
    expect(why).toBe('Garde le 5 rouge et le 6 rouge : il ne manque qu’un dé pour une combinaison.');
  });

  it('keeps a joker', async () => {
    const why = await advised({ a: 'J K9 O1 B12', b: 'B1' });
    expect(why).toMatch(/^Garde .*le joker.* : un joker remplace n’importe quel dé\.$/);
  });

  it('advises a legal roll', async () => {
    const view = drawPosition({ table: 'R3 R4 R5', a: 'R6 K9 O1', b: 'B1', phase: 'roll' });
    const say = speakerOf(words, 'fr');
    const hint = await hintDice({ view, seat: seatOf('A'), at: toMillis(0), say, nameOf: () => 'Léa' });
    const [fitting] = view.hands[0] ?? [];
    expect(hint?.command.do === 'roll' && hint.command.dice).toHaveLength(2);
    expect(hint?.command.do === 'roll' && hint.command.dice).not.toContain(fitting?.die);
  });

  it('is none if all dice must be rolled, or there is only one', async () => {
    expect(await ask(unrolled(drawPosition({ a: 'R1 R2 R3 K9', b: 'B1', phase: 'roll' })))).toBeNull();
    expect(await advised({ table: 'R3 R4 R5', a: 'R6', b: 'B1' })).toBeNull();
  });
});
