import { Button, CardStack, Check, Lock, Plus, useAnchor, useFlyer, useIsWide, useMergedRefs } from '@tablee/table-ui';
import { nameCard, nameCards } from '../locale/index.ts';
import type { Card } from '../rules/card.ts';
import { CardMarks } from './card-marks.tsx';
import { useDrag, useDrop } from './drag.ts';
import { CardBack, CardFace } from './face.tsx';
import { DISCARDS_ANCHOR, STOCK_ANCHOR } from './origins.ts';
import styles from './piles.module.css';
import type { RummuProps } from './props.ts';
import type { RummuGame } from './use-rummu.ts';

interface PilesProps extends RummuProps {
  readonly game: RummuGame;
}

/** RM-6: the stock and the discards. Both glow as one field while the player must draw. */
export function Piles(props: PilesProps) {
  const { game, say } = props;
  const isWide = useIsWide();
  return (
    <section className={styles['piles']} aria-label={say('ui.piles')}>
      <h2 className="hidden-words">{say('ui.piles')}</h2>
      <div className={styles['field']} data-now={game.mustDraw || undefined}>
        <Stock {...props} />
        <Discards {...props} />
      </div>
      {game.mustDraw && isWide && (
        <>
          <p className={styles['say']} data-side="left">
            {say('ui.piles.stock')}
          </p>
          <p className={styles['say']} data-side="right">
            {say('ui.piles.discards')}
          </p>
        </>
      )}
      {isWide && <Taken {...props} />}
    </section>
  );
}

function Stock({ view, game, say }: PilesProps) {
  const anchor = useAnchor(STOCK_ANCHOR);
  const isHinted = game.hinted?.command.do === 'draw';
  const { ref, onPointerDown, isDragging } = useDrag('stock', { isDisabled: !game.canDraw });
  const state = game.refused === 'stock' ? 'refused' : game.canDraw ? (isHinted ? 'now' : 'playable') : 'idle';
  return (
    <button
      type="button"
      className={`thing ${styles['pile']}`}
      data-thing="stock"
      data-state={state}
      data-locked={(game.isMyTurn && !game.canDraw) || undefined}
      aria-label={say('ui.stock', { count: view.stock })}
      aria-disabled={!game.canDraw}
      data-dragging={isDragging || undefined}
      ref={useMergedRefs(anchor, ref)}
      onPointerDown={onPointerDown}
      onClick={() => game.isMyTurn && game.draw()}
    >
      <span className={styles['stacked']}>
        <CardStack count={view.stock} thickest={7}>
          {view.stock > 0 ? <CardBack /> : <span className={styles['none']} />}
        </CardStack>
      </span>
      {game.isMyTurn && !game.canDraw && (
        <span className={styles['lock']}>
          <Lock aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

function Discards(props: PilesProps) {
  const { view, game, say } = props;
  const anchor = useAnchor(DISCARDS_ANCHOR);
  const { ref, isOver } = useDrop('discard');
  const thrown = game.draft.draft.discard;
  const top = view.discards.at(-1) ?? null;
  const canTake = (game.mustDraw || game.isTaking) && top !== null;
  const { ref: dragRef, onPointerDown, isDragging } = useDrag('discards', { isDisabled: !canTake });
  const label = [
    thrown !== null && say('ui.discards.draft', { card: nameCard(thrown, say) }),
    top !== null && say('ui.discards', { count: view.discards.length, card: nameCard(top, say) }),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={`thing ${styles['pile']}`}
      data-thing="discards"
      data-state={stateOf(game, canTake)}
      data-over={isOver || undefined}
      aria-label={label.join(', ') || say('ui.discards.none')}
      data-dragging={isDragging || undefined}
      ref={useMergedRefs(useMergedRefs(anchor, ref), dragRef)}
      onPointerDown={onPointerDown}
      onClick={() => touchDiscards(game, view.phase)}
    >
      <CardStack count={view.discards.length} thickest={6} isCounted={view.discards.length > 1}>
        {top === null ? <span className={styles['none']} /> : <PileCard key={top} card={top} place="top" game={game} />}
      </CardStack>
      {thrown !== null && (
        <span className={styles['draft']}>
          <PileCard card={thrown} place="thrown" game={game} />
        </span>
      )}
    </button>
  );
}

function stateOf({ refused, hinted, isSending, draft }: RummuGame, canTake: boolean): string {
  if (refused === 'discards') return 'refused';
  if (isSending && draft.draft.discard !== null) return 'pending';
  if (!canTake) return 'idle';
  return hinted?.command.do === 'take' ? 'now' : 'playable';
}

/** Takes the top card, discards the chosen card, or takes a composed discard back. */
function touchDiscards(game: RummuGame, phase: RummuProps['view']['phase']): void {
  const [own, ...others] = game.chosen;
  if (game.mustDraw || (game.isTaking && own === undefined)) game.take();
  else if (own !== undefined && others.length === 0) game.discard(own);
  else if (game.draft.draft.discard !== null) game.takeDiscardUp();
  else if (game.canPlay && phase === 'play') game.take(); // the rules refuse it with the reason
}

function PileCard({ card, place, game }: { readonly card: Card; readonly place: string; readonly game: RummuGame }) {
  const ref = useFlyer(game.keyOf({ card, place }), 'discards');
  return (
    <span className={styles['top']} ref={ref}>
      <CardFace card={card} />
    </span>
  );
}

/** RM-6, RM-A21: the discards taken in this turn, with buttons for one more or enough. */
export function Taken({ view, game, say }: PilesProps) {
  if (!game.isMyTurn || view.taken.length === 0) return null;
  const top = view.discards.at(-1) ?? null;
  return (
    <div className={styles['taken']}>
      {game.isTaking && top !== null && (
        <>
          <Button look="paper" data-thing="take-more" onClick={game.take}>
            <Plus size={18} strokeWidth={3} aria-hidden="true" />
            <span>{say('ui.take.more')}</span>
          </Button>
          <Button look="ghost" data-thing="stop" onClick={game.stop}>
            <Check size={18} strokeWidth={3} aria-hidden="true" />
            <span>{say('ui.take.stop')}</span>
          </Button>
        </>
      )}
      <span className={styles['had']}>
        <span aria-hidden="true">{say('ui.taken', { count: view.taken.length })}</span>
        <span className="hidden-words">{say('ui.taken.cards', { cards: nameCards(view.taken, say) })}</span>
        <CardMarks cards={view.taken} />
      </span>
    </div>
  );
}
