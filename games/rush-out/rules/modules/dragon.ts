import type { Moment, Seat } from '@tablee/kernel';
import { isHero, isUnderDragon } from '../board.ts';
import { boundOrFree, refuseSide } from '../check-place.ts';
import { DRAGON_AT_DECK, jokersToRepel } from '../content/dragon.ts';
import { DRACOLOGIES } from '../content/spells.ts';
import { completeIfFull } from '../dice.ts';
import { endRound } from '../ending.ts';
import { isTrialSpot, type Place, TRIAL_SPOTS } from '../places.ts';
import { refuse } from '../refuse.ts';
import { andThen } from '../steps.ts';
import type { EventOf, RushRefusal, RushState, RushTable, Spot } from '../types.ts';
import type { EffectStep, RushModule, RushStep } from './contract.ts';

/** Dracology, the dragon and its tile: RO-32 to RO-37. */

export type DragonEvent =
  | { readonly kind: 'advanced'; readonly rule: 'RO-33'; readonly from: number; readonly to: number }
  | { readonly kind: 'repelled'; readonly rule: 'RO-37'; readonly from: number; readonly to: number };

const TILE: Spot = 'dragon';
const TILE_SPOTS: readonly Spot[] = [TILE];
const NO_SPOTS: readonly Spot[] = [];

export const dragonModule: RushModule = {
  id: 'dragon',
  spells: DRACOLOGIES,
  setup: () => ({ dragon: 0 }),
  effects: { advance: { play: (state, { steps }, _, moment) => advance(state, steps, moment) } },
  isSpot: (id) => id === TILE,
  spots: (_, camp) => (camp === 'heroes' ? TILE_SPOTS : NO_SPOTS),
  placeAt: (table, spot) => (spot === TILE ? tileFor(table.dice.length) : null),
  refuseSpot: refuseTile,
  holds: heldByDragon,
  complete: (state, _, moment) => repel(state, moment),
  writeHead: ({ dragon }) => (dragon === null ? [] : [`dragon ${dragon}`]),
  read: (text) => {
    const dragon = /dragon (\d)/.exec(text)?.[1];
    return { dragon: dragon === undefined ? null : Number(dragon) };
  },
};

/** Cached by the number of players, because places are read many times per second. */
const tiles = new Map<number, Place>();

/** RO-37. */
function tileFor(players: number): Place {
  let tile = tiles.get(players);
  if (tile === undefined) {
    const heroes = Array.from({ length: jokersToRepel(players) }, () => 'joker' as const);
    tile = { kind: 'tile', card: null, squares: { heroes, sorcerer: null }, isForJokers: true };
    tiles.set(players, tile);
  }
  return tile;
}

function refuseTile(table: RushTable, seat: Seat, spot: Spot): RushRefusal | null {
  if (!isHero(table, seat)) return refuseSide(table, seat, spot);
  if (table.dragon === null) return refuse('RO-37', { why: 'absent' });
  return table.dragon === 0 ? refuse('RO-A30', { why: boundOrFree(table, seat, spot) }) : null;
}

/** RO-34: a full card under the dragon is not completed. */
function heldByDragon(table: RushTable, spot: Spot): EventOf<'held'> | null {
  if (!isTrialSpot(spot) || !isUnderDragon(table, spot)) return null;
  return { kind: 'held', rule: 'RO-34', spot, card: table.cards[spot] };
}

/** RO-33, RO-35, RO-A30: moves towards the heroes' deck and stops there. */
function advance(state: RushState, steps: number, moment: Moment): EffectStep {
  const from = state.dragon ?? 0;
  const to = Math.min(from + steps, DRAGON_AT_DECK);
  const moved: RushStep = {
    state: { ...state, dragon: to },
    events: [{ kind: 'advanced', rule: 'RO-33', from, to }],
  };
  // The card that the dragon leaves is not completed if the dragon has won.
  const step = andThen(moved, (next) =>
    to === DRAGON_AT_DECK
      ? endRound(next, { camp: 'sorcerer', rule: 'RO-35' }, moment.at)
      : leaveCard(next, from, moment),
  );
  return { ...step, card: 'discarded' };
}

/** RO-37: moves the dragon back by one card. */
function repel(state: RushState, moment: Moment): RushStep {
  const from = state.dragon ?? 1;
  const moved: RushStep = {
    state: { ...state, dragon: from - 1 },
    events: [{ kind: 'repelled', rule: 'RO-37', from, to: from - 1 }],
  };
  return andThen(moved, (next) => leaveCard(next, from, moment));
}

/** RO-A28: completes the card that the dragon leaves, if it is full. */
function leaveCard(state: RushState, from: number, { at }: Moment): RushStep {
  const spot = TRIAL_SPOTS[from - 1];
  return spot === undefined ? { state, events: [] } : completeIfFull(state, spot, 'heroes', at);
}
