import type { MatchStep } from '@tablee/host';
import { seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import { normal } from '../../games/ruckus/bot/index.ts';
import { pairIn } from '../../games/ruckus/rules/family.ts';
import { ruckus } from '../../games/ruckus/rules/index.ts';
import type { RuckusState, RuckusTypes } from '../../games/ruckus/rules/types.ts';
import { playOut } from './play-out.ts';
import { ME, SEATS as THREE } from './tiles-match.ts';

export const SEATS: readonly SeatInfo[] = [...THREE, { kind: 'bot', level: 'normal', name: 'Nour', avatar: 'bear' }];

const setup = tableFor(ruckus, 'classic', SEATS.length) as TableSetup<RuckusTypes>;
export const OPTIONS = setup.options;

const WHOLE: readonly MatchStep[] = playOut(ruckus, setup, seedFromWord('screens-1'), normal);

/** Piles that make a picture of the middle of a round. */
const PILES = 9;

function stateOf({ after }: MatchStep): RuckusState {
  return after as RuckusState;
}

function until(isThere: (state: RuckusState) => boolean): readonly MatchStep[] {
  return WHOLE.slice(0, WHOLE.findIndex((step) => isThere(stateOf(step))) + 1);
}

export const MIDDLE = until(
  ({ phase, piles, hands }) => phase === 'play' && piles.flat().length >= PILES && pairIn(hands[ME] ?? []) === null,
);
export const COUNTED = until(({ phase }) => phase === 'sheet');
export const OVER = stateOf(WHOLE.at(-1) as MatchStep);
