import { type Box, CardStack, type ThingState } from '@tablee/table-ui';
import { memo } from 'react';
import type { RuckusSay } from '../locale/index.ts';
import { CARDS_PER_FAMILY } from '../rules/family.ts';
import type { Family } from '../rules/types.ts';
import { FamilyCard } from './family-card.tsx';
import { LOOKS } from './looks.ts';
import { cardPlaced } from './spot-style.ts';
import { spotName } from './spots.ts';

interface PileProps {
  readonly seat: number;
  readonly family: Family;
  readonly count: number;
  /** Null for my own pile. */
  readonly player: string | null;
  readonly state: ThingState;
  readonly isTarget: boolean;
  readonly box: Box;
  readonly say: RuckusSay;
}

/** Memoized: most piles do not change between two frames. */
export const PileOnFelt = memo(function PileOnFelt(props: PileProps) {
  const { seat, family, count, state, box, say } = props;
  const spot = spotName({ at: 'pile', seat, family });
  return (
    <div className="spot pile-spot" data-place={spot} data-lit={isLit(state) || undefined} style={cardPlaced(box)}>
      <div className="thing pile" data-state={state}>
        <span className="blockable">
          <CardStack count={count} isLocked={count === CARDS_PER_FAMILY}>
            <FamilyCard family={family} name={say(`family.${family}`)} />
          </CardStack>
        </span>
        <button type="button" className="hit" data-thing={spot} aria-label={labelOf(props)} />
      </div>
    </div>
  );
});

function labelOf({ family, count, player, isTarget, say }: PileProps): string {
  const owner = player === null ? { player: 'me', whose: 'mine' } : { player, whose: 'theirs' };
  const words = say('ui.pile', { family, count, ...owner });
  if (count === CARDS_PER_FAMILY) return `${words}, ${say('ui.pile.complete')}`;
  return isTarget ? `${words}, ${say('ui.pile.target')}` : words;
}

/** True if the pile has a highlight ring, which the row below must not cover. */
export function isLit(state: ThingState): boolean {
  return state !== 'idle' && state !== 'blocked';
}

interface GapProps {
  readonly family: Family;
  readonly box: Box;
  /** Number of cards that I lost with it; null for another player's pile. */
  readonly lost: number | null;
}

/** The slot of a pile that was just stolen; fades out. */
export function Gap({ family, box, lost }: GapProps) {
  return (
    <div className="spot lost-pile" style={cardPlaced(box)} aria-hidden="true">
      <span className={lost === null ? 'ghost-slot' : 'ghost-slot is-loss'}>
        {lost !== null && <img src={LOOKS[family].picture} alt="" />}
      </span>
      {lost !== null && <span className="float">−{lost}</span>}
    </div>
  );
}
