import { type Box, CardStack, type ThingState } from '@tablee/table-ui';
import { memo } from 'react';
import { CARDS_A_FAMILY } from '../rules/family.ts';
import type { Family } from '../rules/types.ts';
import { FamilyCard } from './family-card.tsx';
import { LOOKS } from './looks.ts';
import { spotName } from './moves.ts';
import { placed } from './spot-style.ts';

interface PileProps {
  readonly seat: number;
  readonly family: Family;
  readonly count: number;
  readonly name: string;
  readonly label: string;
  readonly state: ThingState;
  readonly box: Box;
}

export const PileOnFelt = memo(function PileOnFelt({ seat, family, count, name, label, state, box }: PileProps) {
  const spot = spotName({ at: 'pile', seat, family });
  return (
    <div className="spot" data-place={spot} style={placed(box)}>
      <div className="thing pile" data-state={state}>
        <span className="blockable">
          <CardStack count={count} isLocked={count === CARDS_A_FAMILY}>
            <FamilyCard family={family} name={name} />
          </CardStack>
        </span>
        <button type="button" className="hit" data-thing={spot} aria-label={label} />
      </div>
    </div>
  );
});

interface GapProps {
  readonly family: Family;
  readonly box: Box;
  /** How many cards I lost with it; null where it was somebody else's. */
  readonly lost: number | null;
}

/** Where a pile was a moment ago: it fades by itself. */
export function Gap({ family, box, lost }: GapProps) {
  return (
    <div className="spot lost-pile" style={placed(box)} aria-hidden="true">
      <span className={lost === null ? 'ghost-slot' : 'ghost-slot is-loss'}>
        {lost !== null && <img src={LOOKS[family].picture} alt="" />}
      </span>
      {lost !== null && <span className="float">−{lost}</span>}
    </div>
  );
}
