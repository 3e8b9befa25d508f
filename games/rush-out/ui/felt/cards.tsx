import type { Box } from '@tablee/table-ui';
import { spotBox, spotsOfKind } from '../layout/spot-box.ts';
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
  const { shape } = layout;
  const hasDragon = view.dragon !== null;
  const isSorcerer = game.camp === 'sorcerer';
  const rows = [
    { name: say('ui.trials'), kinds: ['tile', 'trial'], isOverWay: hasDragon && isSorcerer },
    { name: say('ui.spells'), kinds: ['spell'], isOverWay: hasDragon && !isSorcerer },
  ] as const;
  const mineFirst = isSorcerer ? rows.toReversed() : rows;
  const drawn = { view: game.shown.view, shape, say, nameOf };
  return mineFirst.map(({ name, kinds, isOverWay }) => (
    <section key={name} aria-label={name}>
      <h2 className="hidden-words">{name}</h2>
      {kinds.map((kind) =>
        spotsOfKind(view, kind).map((spot) => (
          <CardSpot
            key={spot}
            {...drawn}
            look={spotLookOf(game, spot)}
            box={spotBox(layout, view, spot) as Box}
            isOverWay={isOverWay && kind !== 'tile'}
          />
        )),
      )}
    </section>
  ));
}
