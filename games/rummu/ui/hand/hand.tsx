import { ArrowLeftRight, useBreakpoint, useFlyer, useIsWide, useMergedRefs, useSize } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { nameCard } from '../../locale/index.ts';
import type { Card } from '../../rules/card.ts';
import { useDrag, useDrop } from '../drag.ts';
import { CardFace } from '../face.tsx';
import type { RummuProps } from '../props.ts';
import type { RummuGame } from '../use-rummu.ts';
import styles from './hand.module.css';
import { type HandLayout, type HandRoom, layOutHand } from './layout.ts';
import { cardIn, type OwnCard } from './order.ts';
import { useWindowHeight } from './use-window-height.ts';

interface HandProps extends RummuProps {
  readonly game: RummuGame;
  /** The arranged hand; chosen cards keep their places in it. */
  readonly groups: readonly (readonly OwnCard[])[];
  /** The top card of a pile is dragged and can be dropped here. */
  readonly isAwaiting: boolean;
}

const WELL_PADDING = 26;

/** My cards in a well in the wood: in one row, or in two on an upright phone. */
export function Hand(props: HandProps) {
  const { groups, isAwaiting } = props;
  const [ref, size] = useSize();
  const { ref: dropRef } = useDrop({ spot: 'apart' });
  const room = useRoom(size?.width ?? 0);
  const hand = groups.flat();
  const layout = layOutHand(hand.length, groups.length, room);
  const begins = new Set(groups.slice(1).map(([first]) => first));
  return (
    <div
      className={`well ${styles['well']}`}
      data-awaiting={isAwaiting || undefined}
      ref={useMergedRefs(ref, dropRef)}
      style={styleOf(layout)}
    >
      {size !== null &&
        Array.from({ length: layout.rows }, (_, row) => (
          <div key={row} className={styles['row']}>
            {hand.slice(row * layout.perRow, (row + 1) * layout.perRow).map((own, index) => (
              <HandCard key={own} {...props} own={own} row={row} hasGap={index > 0 && begins.has(own)} />
            ))}
          </div>
        ))}
    </div>
  );
}

function styleOf({ card, step, groupGap }: HandLayout): CSSProperties {
  return { '--w': `${card}px`, '--step': `${step}px`, '--group-gap': `${groupGap}px` } as CSSProperties;
}

function useRoom(width: number): HandRoom {
  const isWide = useIsWide();
  const isLow = useBreakpoint('low');
  const isTablet = useBreakpoint('tablet');
  const high = useWindowHeight();
  const inside = width - WELL_PADDING;
  if (isLow) return { width: inside, maxRows: 1, widest: 62, comfortable: 44 };
  if (isWide) return { width: inside, maxRows: 1, widest: Math.round(Math.min(92, high * 0.102)), comfortable: 44 };
  if (isTablet) return { width: inside, maxRows: 2, widest: 82, comfortable: 64 };
  const tall = Math.round(Math.max(46, Math.min(66, high * 0.07)));
  return { width: inside, maxRows: 2, widest: tall, comfortable: Math.min(52, tall) };
}

interface HandCardProps extends HandProps {
  readonly own: OwnCard;
  readonly row: number;
  readonly hasGap: boolean;
}

/**
 * A place in the hand. A chosen card lies on the bench; its empty place is a button that brings it back and keeps the focus.
 */
function HandCard({ own, row, hasGap, game, say }: HandCardProps) {
  const card = cardIn(own);
  const isChosen = game.chosen.includes(own);
  const { ref: dropRef } = useDrop({ spot: { at: own } });
  return (
    <span className={hasGap ? `${styles['cell']} ${styles['gap']}` : styles['cell']} data-home="" ref={dropRef}>
      {isChosen ? (
        <button
          type="button"
          className={styles['hole']}
          data-thing={`hole-${own}`}
          aria-label={say('ui.card.back', { card: nameCard(card, say) })}
          onClick={() => game.toggle(own)}
        />
      ) : (
        <HeldCard {...{ own, game, say }} zone={`hand-${row}`} />
      )}
    </span>
  );
}

interface HeldCardProps extends Pick<HandCardProps, 'own' | 'game' | 'say'> {
  readonly zone: string;
}

function HeldCard({ own, game, say, zone }: HeldCardProps) {
  const card = cardIn(own);
  const flyer = useFlyer(game.keyOfOwn(own), zone);
  const { isDragging, ref, onPointerDown, onKeyDown } = useDrag(own, { isDisabled: game.me === null });
  const canSwap = game.swappable.has(card);
  const label = [nameCard(card, say), canSwap && say('ui.card.swaps')].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={`thing ${styles['card']}`}
      data-thing={`own-${own}`}
      data-state={stateOf(own, game)}
      data-dragging={isDragging || undefined}
      aria-label={label}
      aria-pressed={false}
      ref={useMergedRefs(ref, flyer)}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onClick={() => game.toggle(own)}
    >
      <CardFace card={card} />
      {canSwap && (
        <span className={styles['swap']}>
          <ArrowLeftRight aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

function stateOf(own: OwnCard, { hintedStep, isSending }: RummuGame): string {
  if (isSending) return 'pending';
  return cardsIn(hintedStep).some((card) => card === own) ? 'now' : 'idle';
}

/** The cards in hand that the hint names. */
function cardsIn(step: RummuGame['hintedStep']): readonly (Card | null)[] {
  switch (step?.do) {
    case 'lay':
    case 'add':
      return step.cards;
    case 'swap':
      return [step.card];
    case 'end':
      return [step.discard];
    default:
      return [];
  }
}
