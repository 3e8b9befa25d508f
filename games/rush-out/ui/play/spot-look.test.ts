import { toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { RushView, Spot } from '../../rules/types.ts';
import { aimsOf, offeredTargetsIn } from './aims.ts';
import { type SpotLook, spotLookOf } from './spot-look.ts';
import { A, B, HEROES, SORCERER, seen, sentBy } from './table.scenario.ts';
import { fitsOf } from './touch.ts';

type Game = Parameters<typeof spotLookOf>[0];

/** State of seat A's table. */
function gameOf(view: RushView, more: Partial<Game> = {}): Game {
  const choosing = offeredTargetsIn(view, null);
  return {
    shown: sentBy(view),
    me: A,
    isPlaying: true,
    canPing: true,
    counted: fitsOf({ view, seat: A }),
    lights: fitsOf({ view, seat: A }),
    aims: choosing === null ? null : aimsOf(view, choosing),
    focus: null,
    read: null,
    refused: null,
    hinted: null,
    ...more,
  };
}

function look(text: string, spot: Spot, more: Partial<Game> = {}): SpotLook {
  return spotLookOf(gameOf(seen(text), more), spot);
}

const ASKING = SORCERER.replace('dragon 0', 'dragon 0 asking s1').replace('plant fire joker air -', '- - - - -');

describe('the look of a card', () => {
  it('is equal after changes elsewhere, so that it is not rendered again', () => {
    const later = { ...seen(HEROES), rolledAt: [toMillis(9), toMillis(9), null] };
    const elsewhere = HEROES.replace('B bard brown: (key) step -', 'B bard brown: (key) fire joker');
    for (const spot of ['t1', 't2', 't3', 's1', 'dragon'] as const) {
      expect(spotLookOf(gameOf(later), spot)).toEqual(look(HEROES, spot));
      expect(look(elsewhere, spot)).toEqual(look(HEROES, spot));
    }
  });

  it.each<[string, SpotLook, SpotLook]>([
    ['another card', look(HEROES, 't1'), look(HEROES.replace('t1 fires', 't1 stairs'), 't1')],
    [
      'a die that was laid',
      look(HEROES, 't2'),
      look(HEROES.replace('stairs: .', 'stairs: B2').replace('step', '(step)'), 't2'),
    ],
    ['the dragon', look(HEROES, 't2'), look(HEROES.replace('dragon 2', 'dragon 1'), 't2')],
    ['a die that I hold now', look(HEROES, 't1'), look(HEROES, 't1', { lights: [[], [], []] })],
    ['that I work on it', look(HEROES, 't1'), look(HEROES, 't1', { focus: 't1' })],
    ['that I read it', look(HEROES, 's1'), look(HEROES, 's1', { read: 's1' })],
    ['a refusal', look(HEROES, 't1'), look(HEROES, 't1', { refused: 'spot-t1' })],
    ['a hint', look(HEROES, 't1'), look(HEROES, 't1', { hinted: { thing: 'spot-t1', lays: null, why: '' } })],
    ['who looks', look(HEROES, 't1'), look(HEROES, 't1', { me: null })],
  ])('contains %s', (_, before, after) => {
    expect(after).not.toEqual(before);
  });

  it('counts the dice that fit while a hint points elsewhere, without lit squares', () => {
    const lights = [[], ['t1'], []] as const;
    const hinted = { thing: 'die-1', lays: { die: 1, spot: 't1' }, why: '' } as const;
    const [meant, other] = (['t1', 't3'] as const).map((spot) => look(HEROES, spot, { lights, hinted }));
    expect(meant).toMatchObject({ badge: look(HEROES, 't1').badge, state: 'legal', lit: [0] });
    expect(other).toMatchObject({ badge: { is: 'place', count: 2 }, state: null, lit: [] });
  });

  it('marks placements that the host has not confirmed', () => {
    const sent = spotLookOf(gameOf(seen(HEROES), { shown: sentBy(seen(HEROES), 'place 2 t1 fire') }), 't1');
    expect(sent.laid[0]).toMatchObject({ seat: A, die: 1, isSent: true, touch: 'die-1' });
  });

  it('[RO-43] contains the forbidden symbols of its squares, for the hero who suffers it alone', () => {
    const hampered = HEROES.replace('training-2', 'scenario-1').replace(
      'dragon tile',
      'hero-0/dissipation-key dissipation-key: . . .\n  hero-0/dissipation-fire dissipation-fire: . . .\n  dragon tile',
    );
    const barred = (spot: Spot, more: Partial<Game> = {}) => look(hampered, spot, more).barred;
    expect([barred('t1'), barred('t2'), barred('t3')]).toEqual([['fire'], [], ['key', 'fire']]);
    expect([barred('dragon'), barred('s1'), barred('t3', { me: B }), barred('t3', { me: null })]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('[RO-29] numbers whole cards if all dice are pushed, single dice if one is', () => {
    expect(look(ASKING, 't3').touch).toMatchObject({ thing: 'aim-3', nth: 3, isPressed: null });
    expect(look(ASKING, 't2').touch).toMatchObject({ thing: 'spot-t2', nth: null });
    const one = ASKING.replace('s1 push-all: . . . .', 's1 push-one: . . .');
    expect(look(one, 't3').laid.map((die) => die && [die.nth, die.touch])).toEqual([
      [2, 'aim-2'],
      [3, 'aim-3'],
      null,
      null,
    ]);
  });
});
