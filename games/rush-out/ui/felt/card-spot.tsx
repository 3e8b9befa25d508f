import { isSame } from '@tablee/kernel';
import { type Box, type FloorShape, isPhone, placed } from '@tablee/table-ui';
import { memo, type ReactNode } from 'react';
import { campAt } from '../../rules/places.ts';
import type { RushView } from '../../rules/types.ts';
import { useDrop } from '../drag.ts';
import { SpotCard } from '../pieces/spot-card.tsx';
import type { SpotLook } from '../play/spot-look.ts';
import type { RushProps } from '../props.ts';
import { effectWords, squareWords, titleOf } from '../said/card-words.ts';
import { BadgeTag, badgeWords } from './badge-tag.tsx';
import styles from './card-spot.module.css';
import { TableDie } from './table-die.tsx';

interface CardSpotProps extends Pick<RushProps, 'say' | 'nameOf'> {
  readonly look: SpotLook;
  /** The same view from which `look` was made. */
  readonly view: RushView;
  readonly box: Box;
  readonly shape: FloorShape;
  /** The dragon walks along its lower edge. */
  readonly isOverWay: boolean;
}

/** A card or the dragon's tile in its place: touched to work on it, to aim at it or to read it. */
export const CardSpot = memo(function CardSpot(props: CardSpotProps) {
  const { look, view, box, shape, isOverWay, say } = props;
  const { spot, card, touch } = look;
  // A low tile has no room for words; its squares are lit instead.
  const badge = card === null && shape !== 'desk' ? null : look.badge;
  const isShort = isPhone(shape);
  const { ref, isOver } = useDrop(spot);
  const tag = badge !== null && (
    <BadgeTag badge={badge} table={view} isShort={isShort} isLit={look.lit.length > 0} say={say} />
  );
  return (
    <>
      <div
        className={styles['spot']}
        style={placed(box)}
        data-place={spot}
        data-raised={badge !== null || undefined}
        ref={ref}
      >
        <div
          className={`thing ${styles['thing']}`}
          data-state={look.mark}
          data-focus={look.isFocus || undefined}
          data-over={isOver || undefined}
          data-barred={look.barred.join(' ') || undefined}
        >
          <CardButton touch={touch} label={labelOf(props, badge && badgeWords(badge, isShort, say))}>
            <Printed {...props}>{!isOverWay && tag}</Printed>
          </CardButton>
          {touch !== null && touch.nth !== null && (
            <span className={styles['number']} aria-hidden="true">
              {touch.nth}
            </span>
          )}
          {look.mark === 'selected' && <span className="sign" aria-hidden="true" />}
        </div>
      </div>
      {isOverWay && tag !== false && (
        <span className={styles['badge']} data-shape={shape} style={placed(box)} aria-hidden="true">
          <span className={styles['tag']}>{tag}</span>
        </span>
      )}
    </>
  );
}, isDrawnAlike);

/** Views change with every event. A spot is rendered again only if its look, the seat options or its place changed. */
function isDrawnAlike(one: CardSpotProps, other: CardSpotProps): boolean {
  return (
    isSame(one.look, other.look) &&
    one.view.seatOptions === other.view.seatOptions &&
    one.box === other.box &&
    one.shape === other.shape &&
    one.isOverWay === other.isOverWay &&
    one.say === other.say &&
    one.nameOf === other.nameOf
  );
}

interface CardButtonProps extends Pick<SpotLook, 'touch'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** A button for players, an image for spectators. */
function CardButton({ touch, label, children }: CardButtonProps) {
  if (touch === null)
    return (
      <span className={styles['button']} role="img" aria-label={label}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className={styles['button']}
      data-thing={touch.thing}
      data-target={touch.target ?? undefined}
      aria-label={label}
      aria-pressed={touch.isPressed ?? undefined}
    >
      {children}
    </button>
  );
}

/** Sizes from which spell-card.module.css shows the effect. */
function showsEffect({ width, height }: Box): boolean {
  return height >= (width < 150 ? 118 : 110);
}

/** Begins with the visible words in their order, so that voice control finds the button. */
function labelOf({ look, view, box, say, nameOf }: CardSpotProps, badge: string | null): string {
  const { spot, card } = look;
  const effect = effectWords(card, campAt(view, spot), say);
  const isRead = showsEffect(box);
  const words = [titleOf(view, spot, say), isRead ? effect : '', badge, isRead ? '' : effect];
  return [...words, squareWords(view, spot, { say, nameOf }, look.barred)].filter((one) => one).join('. ');
}

function Printed({ look, view, say, children }: CardSpotProps & { readonly children: ReactNode }) {
  const { spot, lit, state } = look;
  return (
    <SpotCard view={view} spot={spot} say={say} laid={laidDice(look, view)} fits={lit} state={state}>
      {children || undefined}
    </SpotCard>
  );
}

/** Dice by square. They fly between hand and square. */
export function laidDice({ spot, laid }: SpotLook, view: RushView): ReactNode[] {
  return laid.map((one) => {
    if (one === null) return null;
    const { seat, die, face, touch, isSent, nth } = one;
    return (
      <span
        key={`${seat} ${die}`}
        className={styles['laid']}
        data-touch={touch ?? undefined}
        data-sent={isSent || undefined}
      >
        <TableDie seatOptions={view.seatOptions} seat={seat} die={die} face={face} zone={spot} roll={null} />
        {nth !== null && <i className={styles['nth']} data-nth={nth} />}
      </span>
    );
  });
}
