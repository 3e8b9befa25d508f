import type { ThingState } from '@tablee/table-ui';
import { memo } from 'react';
import type { Family, RuckusView } from '../rules/types.ts';
import { useDrag } from './drag.ts';
import { FamilyCard } from './family-card.tsx';
import type { HandPlace } from './layout/hand.ts';
import { namedCards } from './places.ts';
import { cardPlaced } from './spot-style.ts';
import { targetsOf } from './touch.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

interface HandProps extends RuckusProps {
  readonly game: RuckusGame;
  readonly places: readonly HandPlace[];
}

/** My cards; digit keys select them from the left. */
export function Hand({ game, places, view, say }: HandProps) {
  const cards = namedCards(game.hand);
  return (
    // role="application": with the focus here, a screen reader passes letters and digits on to the game.
    <section
      className="my-hand"
      role="application"
      aria-label={say('ui.hand', { count: cards.length })}
      aria-describedby="ruckus-keys"
    >
      <h2 className="hidden-words">{say('ui.my-hand')}</h2>
      <span className="hidden-words" id="ruckus-keys">
        {say('ui.keys')}
      </span>
      {cards.map(({ family, name }, index) => (
        <HandCard
          key={name}
          thing={name}
          family={family}
          name={say(`family.${family}`)}
          label={labelOf(game, family, index + 1, say)}
          state={stateOf(game, name, family, showsPlayable(view))}
          place={places[index] as HandPlace}
          isHome={index === 0}
          depth={index}
        />
      ))}
    </section>
  );
}

function labelOf(game: RuckusGame, family: Family, number: number, say: RuckusProps['say']): string {
  const label = say('ui.card', { family, number });
  return game.mustForm === family ? `${label}, ${say('ui.card.pair')}` : label;
}

function showsPlayable({ options: { tempo } }: RuckusView): boolean {
  return tempo === 'calm' || tempo === 'patient';
}

/** The calm tempo shows which cards can be played; at other tempos finding them is the challenge. */
function stateOf(game: RuckusGame, name: string, family: Family, isHelped: boolean): ThingState {
  if (game.refused === name) return 'refused';
  if (game.mustForm !== null) return game.mustForm === family ? 'now' : 'blocked';
  if (game.chosen === family) return 'selected';
  if (game.hinted?.thing === name) return 'now';
  const isPlayable = isHelped && game.me !== null && game.shown.coming.phase === 'play';
  return isPlayable && targetsOf(game.shown.coming, game.me, family).length > 0 ? 'playable' : 'idle';
}

interface HandCardProps {
  readonly thing: string;
  readonly family: Family;
  readonly name: string;
  readonly label: string;
  readonly state: ThingState;
  readonly place: HandPlace;
  readonly isHome: boolean;
  readonly depth: number;
}

const HandCard = memo(function HandCard({ thing, family, name, label, state, place, isHome, depth }: HandCardProps) {
  const { ref, isDragging, onPointerDown } = useDrag(thing);
  return (
    <div
      className="spot card-spot"
      data-place={thing}
      data-dragging={isDragging || undefined}
      style={{ ...cardPlaced(place, place.turn), zIndex: depth + 1 }}
    >
      <button
        type="button"
        className="thing hand-card"
        data-state={state}
        data-thing={thing}
        data-home={isHome || undefined}
        aria-label={label}
        aria-pressed={state === 'selected'}
        onPointerDown={onPointerDown}
        ref={ref}
      >
        <span className="blockable">
          <FamilyCard family={family} name={name} />
        </span>
      </button>
    </div>
  );
});
