import { speaker } from '@tablee/words';
import { expect, it } from 'vitest';
import english from '../../locale/en.json' with { type: 'json' };
import englishScenarios from '../../locale/en.scenarios.json' with { type: 'json' };
import type { RushWords } from '../../locale/index.ts';
import { spotsOf } from '../../rules/places.ts';
import type { Listener } from '../modules/contract.ts';
import { A, HEROES, seen } from '../play/table.scenario.ts';
import { fitsOf } from '../play/touch.ts';
import { sayCards, sayDice } from './asked.ts';

const say = speaker<RushWords>(
  { ...english, ...englishScenarios, 'card.stairs': 'Stairs', 'card.fires': 'Fires', 'card.door': 'Door' },
  'en',
);

function dice(text: string): string {
  const view = seen(text);
  return sayDice(view, fitsOf({ view, seat: A }), listenerTo(text));
}

function listenerTo(text: string): Listener {
  return { me: A, view: seen(text), say, nameOf: String };
}

it('the answer about dice has their faces, the cards that they fit and those to roll', () => {
  expect(dice(HEROES.replace('sword fire joker', '- - -'))).toBe('3 dice to roll.');
  expect(dice(HEROES.replace('sword fire joker', 'step heart -').replace('t2 stairs', 't2 fires'))).toBe(
    'Your dice: Step, Heart. One die to roll. Nothing fits: roll again.',
  );
  const laid = HEROES.replace('B1 . . .', 'A1 A2 A3 .').replace('sword fire joker', '(key) (key) (fire)');
  expect(dice(laid.replace('(key) step', 'key step'))).toBe('All your dice are placed.');
});

it('the answer about cards includes the dragon tile and full cards', () => {
  const laid = HEROES.replace('t2 stairs: . . .', 't2 stairs: A1 A2 A3');
  const view = seen(laid.replace('sword fire joker', '(step) (step) (step)'));
  const full = sayCards(view, ['t2'], listenerTo(HEROES));
  expect(full).toBe('Stairs: every square is taken.');
  expect(sayCards(view, spotsOf(view, 'heroes'), listenerTo(HEROES))).toContain('Joker, Joker');
});

it('[RO-43] the answer about cards says which free squares are forbidden', () => {
  const hampered = HEROES.replace('training-2', 'scenario-1').replace(
    'dragon tile',
    'hero-0/dissipation-key dissipation-key: . . .\n  dragon tile',
  );
  expect(sayCards(seen(hampered), ['t3'], listenerTo(hampered))).toContain('Key (forbidden), ');
});
