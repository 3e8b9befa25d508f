import { CardStack, Lock, type ThingState, useHasCome } from '@tablee/table-ui';
import { readyAt } from '../rules/timing.ts';
import type { RuckusView } from '../rules/types.ts';
import { BackCard } from './family-card.tsx';
import type { Layout } from './layout/index.ts';
import { isLit } from './pile.tsx';
import { cardPlaced } from './spot-style.ts';
import { spotName } from './spots.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

const SPOT = spotName({ at: 'draw' });
/** Width in px below which a word and a padlock do not fit. */
const SMALL_BELOW_PX = 68;
const MAX_EDGES = 8;
const CARDS_PER_EDGE = 7;

interface DrawPileProps extends RuckusProps {
  readonly game: RuckusGame;
  readonly layout: Layout;
}

/** The draw pile: drawn from while I have cards, slapped when I have none. */
export function DrawPile(props: DrawPileProps) {
  const { game, layout, view, say } = props;
  const { coming } = game.shown;
  const ready = game.me === null ? 0 : readyAt(coming, game.me, 'draw');
  const isReady = useHasCome(ready);
  const isPaced = !isReady && game.mustForm === null && !game.mustSlap && view.phase === 'play';
  const state = stateOf(game, view);
  const word = game.mustSlap ? 'ui.slap' : 'ui.draw';
  return (
    <div
      className="spot pile-spot draw-pile"
      data-lit={isLit(state) || undefined}
      data-small={layout.draw.width < SMALL_BELOW_PX || undefined}
      data-place={SPOT}
      style={cardPlaced(layout.draw)}
    >
      <div
        className="thing pile"
        data-state={state}
        data-paced={isPaced || undefined}
        data-empty={view.deck === 0 || undefined}
      >
        <span className="blockable">
          <CardStack count={view.deck} thickest={Math.min(MAX_EDGES, Math.ceil(view.deck / CARDS_PER_EDGE) + 1)}>
            {view.deck > 0 ? <BackCard /> : <span className="ghost-slot" />}
          </CardStack>
        </span>
        <span className={game.mustSlap ? 'chip now' : 'chip'} aria-hidden="true">
          {state === 'blocked' && <Lock size={13} strokeWidth={3} />}
          <span>{say(word)}</span>
        </span>
        <button
          type="button"
          className="hit"
          data-thing={SPOT}
          aria-label={say(state === 'blocked' ? 'ui.deck.closed' : 'ui.deck', { count: view.deck })}
        />
      </div>
    </div>
  );
}

/** RK-3, RK-5, RK-A13: blocked before the start, while I hold a pair, and when it is empty. */
function stateOf(game: RuckusGame, { phase, deck }: RuckusView): ThingState {
  if (game.refused === SPOT) return 'refused';
  if (game.shown.isDrawing || game.shown.isSlapping) return 'pending';
  if (game.mustSlap || (game.hinted?.thing === SPOT && game.mustForm === null)) return 'now';
  if (phase !== 'play' || deck === 0 || game.mustForm !== null) return 'blocked';
  return 'idle';
}
