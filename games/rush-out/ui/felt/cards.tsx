import type { Box } from '@tablee/table-ui';
import { SPELL_SPOTS, TRIAL_SPOTS } from '../../rules/places.ts';
import type { Layout } from '../layout/types.ts';
import { spotLookOf } from '../play/spot-look.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { CardSpot } from './card-spot.tsx';

interface CardsProps extends Pick<RushProps, 'view' | 'say' | 'nameOf'> {
  readonly game: RushGame;
  readonly layout: Layout;
}

/** Cards of both camps, those of the player first, and the dragon's tile before the trials. */
export function Cards({ layout, game, say, nameOf, view }: CardsProps) {
  const { shape, trials, spells, way } = layout;
  const hasDragon = view.dragon !== null;
  const isSorcerer = game.camp === 'sorcerer';
  const rows = [
    { name: say('ui.trials'), spots: TRIAL_SPOTS, boxes: trials.cards, isOverWay: hasDragon && isSorcerer },
    { name: say('ui.spells'), spots: SPELL_SPOTS, boxes: spells.cards, isOverWay: hasDragon && !isSorcerer },
  ] as const;
  const mineFirst = isSorcerer ? rows.toReversed() : rows;
  const drawn = { view: game.shown.view, shape, say, nameOf };
  return mineFirst.map(({ name, spots, boxes, isOverWay }) => (
    <section key={name} aria-label={name}>
      <h2 className="hidden-words">{name}</h2>
      {spots === TRIAL_SPOTS && hasDragon && (
        <CardSpot {...drawn} look={spotLookOf(game, 'dragon')} box={way.tile} isOverWay={false} />
      )}
      {spots.map((spot, index) => (
        <CardSpot key={spot} {...drawn} look={spotLookOf(game, spot)} box={boxes[index] as Box} isOverWay={isOverWay} />
      ))}
    </section>
  ));
}
