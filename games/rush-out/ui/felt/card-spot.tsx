import { type Box, type FloorShape, isPhone, placed } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { campAt, cardAt, isHeroSpot } from '../../rules/board.ts';
import type { Spot, Target } from '../../rules/types.ts';
import { useDrop } from '../drag.ts';
import { laidAt } from '../pieces/laid.ts';
import { SpotCard } from '../pieces/spot-card.tsx';
import { type Aim, isOpen, isSameTarget, targetName } from '../play/aims.ts';
import { type Badge, badgeOf, cardStateOf } from '../play/badge.ts';
import { thingState } from '../play/thing-state.ts';
import { thingName } from '../play/things.ts';
import { squaresLit } from '../play/touch.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { effectWords, squareWords, titleOf } from '../said/card-words.ts';
import { BadgeTag, badgeWords } from './badge-tag.tsx';
import styles from './card-spot.module.css';
import { TableDie } from './table-die.tsx';

interface CardSpotProps extends RushProps {
  readonly game: RushGame;
  readonly spot: Spot;
  readonly box: Box;
  readonly shape: FloorShape;
  /** The dragon walks along its lower edge. */
  readonly isOverWay: boolean;
}

/** A card or the dragon's tile in its place: touched to be worked on, aimed at or read. */
export function CardSpot(props: CardSpotProps) {
  const { game, spot, box, shape, isOverWay, say } = props;
  const { view } = game.shown;
  const known = badgeOf({ view, me: game.me, fits: game.lights, aims: game.aims }, spot);
  // A low tile has no room for words: its squares light up.
  const badge = spot === 'dragon' && shape !== 'desk' ? null : known;
  const isShort = isPhone(shape);
  const aim = aimAt(game, spot);
  const nth = aim !== null && isOpen(aim) ? aim.nth : null;
  const thing = thingName({ at: 'spot', spot });
  const { ref, isOver } = useDrop(spot);
  const isFocus = isWorkedOn(game, spot);
  const tag = badge !== null && <BadgeTag badge={badge} table={view} isShort={isShort} say={say} />;
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
          data-state={thingState(game, aim === null ? thing : thingName({ at: 'aim', nth: aim.nth }))}
          data-focus={isFocus || undefined}
          data-over={isOver || undefined}
        >
          <CardButton {...{ game, spot, nth }} label={labelOf(props, badge && badgeWords(badge, isShort, say))}>
            <Printed {...props} badge={known}>
              {!isOverWay && tag}
            </Printed>
          </CardButton>
          {nth !== null && (
            <span className={styles['number']} aria-hidden="true">
              {nth}
            </span>
          )}
        </div>
      </div>
      {isOverWay && tag !== false && (
        <span className={styles['badge']} data-shape={shape} style={placed(box)} aria-hidden="true">
          <span className={styles['tag']}>{tag}</span>
        </span>
      )}
    </>
  );
}

function isWorkedOn({ focus, isPlaying, aims }: RushGame, spot: Spot): boolean {
  return focus === spot && isPlaying && aims === null;
}

interface CardButtonProps extends Pick<CardSpotProps, 'game' | 'spot'> {
  /** Its number as a target. */
  readonly nth: number | null;
  readonly label: string;
  readonly children: ReactNode;
}

/** What a player touches; a spectator only looks at it. */
function CardButton({ game, spot, nth, label, children }: CardButtonProps) {
  if (game.me === null)
    return (
      <span className={styles['button']} role="img" aria-label={label}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className={styles['button']}
      data-thing={nth === null ? thingName({ at: 'spot', spot }) : thingName({ at: 'aim', nth })}
      data-target={nth === null || !isHeroSpot(spot) ? undefined : targetName({ spot, die: null })}
      aria-label={label}
      aria-pressed={nth === null ? isWorkedOn(game, spot) || game.read === spot : undefined}
    >
      {children}
    </button>
  );
}

/** RO-29: the card as a target; null where it is none, or single dice are. */
function aimAt({ aims }: RushGame, spot: Spot): Aim | null {
  if (!isHeroSpot(spot)) return null;
  return (aims ?? []).find(({ target }) => isSameTarget(target, { spot, die: null })) ?? null;
}

/** Which key and which number stand for a target that can still be chosen. */
function numberIn(aims: RushGame['aims'], target: Target): number | null {
  return (aims ?? []).find((aim) => isOpen(aim) && isSameTarget(aim.target, target))?.nth ?? null;
}

/** First what is read on the card, as it stands there: voice control finds a button by the words that are seen. */
function labelOf({ game, spot, shape, say, nameOf }: CardSpotProps, badge: string | null): string {
  const { view } = game.shown;
  const effect = effectWords(cardAt(view, spot), campAt(spot), say);
  const isRead = !isPhone(shape);
  const words = [titleOf(view, spot, say), isRead ? effect : '', badge, isRead ? '' : effect];
  return [...words, squareWords(view, spot, { say, nameOf })].filter((one) => one).join('. ');
}

function Printed(props: CardSpotProps & { readonly badge: Badge | null; readonly children: ReactNode }) {
  const { game, spot, say, badge, children } = props;
  const { view } = game.shown;
  const { me, lights, aims } = game;
  const lit = me === null || aims !== null ? [] : squaresLit({ view, seat: me }, lights, spot);
  return (
    <SpotCard view={view} spot={spot} say={say} laid={laidOn(props)} fits={lit} state={cardStateOf(view, spot, badge)}>
      {children || undefined}
    </SpotCard>
  );
}

/** RO-29: single dice are numbered where they are aimed at. */
function laidOn({ game, spot }: CardSpotProps): ReactNode[] {
  const { view, sent } = game.shown;
  return laidAt(view, spot).map((one) => {
    if (one === null) return null;
    const isMine = one.seat === game.me;
    const nth = isHeroSpot(spot) ? numberIn(game.aims, { spot, die: { seat: one.seat, die: one.die } }) : null;
    return (
      <span
        key={`${one.seat} ${one.die}`}
        className={styles['laid']}
        data-touch={touchName(isMine, one.die, nth)}
        data-sent={(isMine && sent.has(one.die)) || undefined}
      >
        <TableDie table={view} seat={one.seat} die={one.die} face={one.face} zone={spot} isLaid />
        {nth !== null && <i className={styles['nth']} data-nth={nth} />}
      </span>
    );
  });
}

/** What touching a die on a card is: taking it back, aiming at it, or nothing but touching the card. */
function touchName(isMine: boolean, die: number, nth: number | null): string | undefined {
  if (nth !== null) return thingName({ at: 'aim', nth });
  return isMine ? thingName({ at: 'die', die }) : undefined;
}
