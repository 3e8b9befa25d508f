import { type Box, placed } from '@tablee/table-ui';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { cardAt } from '../../rules/places.ts';
import type { Spot } from '../../rules/types.ts';
import { useDrop } from '../drag.ts';
import { laidDice } from '../felt/card-spot.tsx';
import type { LaidSlot, Layout } from '../layout/types.ts';
import { SeatDie } from '../pieces/seat-die.tsx';
import { type SpotLook, spotLookOf } from '../play/spot-look.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { effectWords } from '../said/card-words.ts';
import { Chip, showsIn, UnfoldedCard } from './chip.tsx';
import { laidLabelOf, laidLookOf } from './laid-look.tsx';
import { LedgeBoard } from './ledge.tsx';
import styles from './ledge-cards.module.css';
import { type Unfolding, useUnfolded } from './use-unfolded.ts';

interface LedgeCardsProps extends RushProps {
  readonly game: RushGame;
  readonly layout: Layout;
}

/** RO-42: cards against the heroes, as chips that behave as cards do, and unfold to a card with words. */
export function LedgeCards(props: LedgeCardsProps) {
  const { game, layout, say } = props;
  const unfolding = useUnfolded(game);
  const { ledge } = layout;
  if (ledge === null) return null;
  const { board, slots = [], unfolded } = ledge;
  const isThere = (spot: Spot): boolean => cardAt(game.shown.view, spot) !== null;
  const open = slots.find(({ spot }) => spot === unfolding.open);
  const behind = slots.filter(({ isHidden, more }) => isHidden || more > 0);
  const isBehind = open !== undefined && behind.includes(open);
  const shown = isBehind ? behind : slots.filter(({ column }) => column === open?.column);
  const cards = shown.filter(({ spot }) => isThere(spot));
  return (
    <section aria-label={say('ui.laid')} className={styles['ledge']}>
      <h2 className="hidden-words">{say('ui.laid')}</h2>
      {board !== null && <LedgeBoard board={board} isCursed={false} />}
      <ul>
        {slots
          .filter(({ isHidden }) => !isHidden)
          .map((slot) => {
            if (slot.more > 0) return <MoreSlot key={slot.spot} {...props} slot={slot} unfolding={unfolding} />;
            if (isThere(slot.spot) && !slot.isGone)
              return <ChipSlot key={slot.spot} {...props} slot={slot} unfolding={unfolding} />;
            return (
              <li key={slot.spot} className={styles['slot']} style={placed(slot.box)}>
                <span className={styles['gap']} />
              </li>
            );
          })}
      </ul>
      {[...unfolded.entries()].map(([index, box]) => {
        const slot = cards[index];
        return slot === undefined ? null : <OpenCard key={slot.spot} {...props} slot={slot} box={box} />;
      })}
    </section>
  );
}

interface SlotProps extends LedgeCardsProps {
  readonly slot: LaidSlot;
}

interface ChipSlotProps extends SlotProps {
  readonly unfolding: Unfolding;
}

/** « +2 » unfolds those that have no chip of their own. */
function MoreSlot({ slot: { spot, box, more }, unfolding, say }: ChipSlotProps) {
  return (
    <li className={styles['slot']} style={placed(box)} data-unfolds="">
      <button
        type="button"
        className={styles['button']}
        data-chip=""
        aria-label={say('ui.laid.more', { count: more })}
        onClick={() => unfolding.toggle(spot)}
      >
        <span className={styles['more']}>+{more}</span>
      </button>
    </li>
  );
}

function ChipSlot(props: ChipSlotProps) {
  const { slot, game, unfolding } = props;
  const { spot, box, isWhole } = slot;
  const { ref, isOver } = useDrop(spot);
  const spotLook = spotLookOf(game, spot);
  const { look, label } = drawn(props, spotLook, laidDice(spotLook, game.shown.view));
  const isLit = look.tag !== null;
  const press = useLongPress(() => unfolding.unfold(spot));
  const { touch, mark } = spotLook;
  return (
    <li
      className={styles['slot']}
      style={placed(box)}
      data-place={spot}
      data-raised={isLit || undefined}
      data-unfolds=""
      ref={ref}
    >
      <div
        className={`thing ${styles['thing']}`}
        data-state={mark}
        data-focus={spotLook.isFocus || undefined}
        data-over={isOver || undefined}
      >
        {touch === null ? (
          <span className={styles['button']} role="img" aria-label={label}>
            <Chip look={look} shows={showsIn(box, isWhole)} />
          </span>
        ) : (
          <ChipButton
            touch={touch}
            label={label}
            press={press}
            onTap={() => (isLit ? unfolding.close() : unfolding.toggle(spot))}
            onAsk={() => unfolding.unfold(spot)}
          >
            <Chip look={look} shows={showsIn(box, isWhole)} />
          </ChipButton>
        )}
        {touch !== null && touch.nth !== null && (
          <span className={styles['number']} aria-hidden="true">
            {touch.nth}
          </span>
        )}
        {mark === 'selected' && <span className="sign" aria-hidden="true" />}
      </div>
    </li>
  );
}

/** A card over the sorcerer's side. Touched as its chip is. */
function OpenCard(props: SlotProps & { readonly box: Box }) {
  const { slot, box, game, say } = props;
  const { view } = game.shown;
  const spotLook = spotLookOf(game, slot.spot);
  const dice = spotLook.laid.map(
    (one) => one && <SeatDie key={`${one.seat} ${one.die}`} view={view} seat={one.seat} face={one.face} />,
  );
  const { look, label } = drawn(props, spotLook, dice);
  const words = effectWords(spotLook.card, 'heroes', say);
  const { touch } = spotLook;
  return (
    <div className={styles['open']} style={placed(box)} data-unfolds="">
      <button
        type="button"
        className={styles['button']}
        data-thing={touch?.thing}
        data-target={touch?.target ?? undefined}
        aria-label={label}
      >
        <UnfoldedCard look={look} words={words} />
      </button>
    </div>
  );
}

function drawn({ slot, game, say, nameOf }: SlotProps, spotLook: SpotLook, dice: readonly ReactNode[]) {
  const reader = { view: game.shown.view, say, nameOf, isMine: slot.seat === game.me };
  const look = laidLookOf(slot, spotLook, reader, dice);
  return { look, label: laidLabelOf(slot, look, spotLook, reader) };
}

interface ChipButtonProps {
  readonly touch: NonNullable<SpotLook['touch']>;
  readonly label: string;
  readonly press: LongPress;
  readonly onTap: () => void;
  readonly onAsk: () => void;
  readonly children: ReactNode;
}

function ChipButton({ touch, label, press, onTap, onAsk, children }: ChipButtonProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== '?') return;
    event.stopPropagation(); // not the list of keys
    onAsk();
  };
  const onClick = (event: MouseEvent): void => {
    if (press.wasLong()) return event.stopPropagation();
    if (touch.nth === null) onTap();
  };
  return (
    <button
      type="button"
      className={styles['button']}
      data-thing={touch.thing}
      data-target={touch.target ?? undefined}
      data-chip=""
      aria-label={label}
      aria-pressed={touch.isPressed ?? undefined}
      onPointerDown={press.begin}
      onPointerUp={press.end}
      onPointerCancel={press.end}
      onPointerLeave={press.end}
      onContextMenu={(event) => event.preventDefault()}
      {...{ onClick, onKeyDown }}
    >
      {children}
    </button>
  );
}

const LONG_PRESS_MS = 450;

interface LongPress {
  readonly begin: () => void;
  readonly end: () => void;
  /** True once after a long press, whose click does nothing more. */
  readonly wasLong: () => boolean;
}

function useLongPress(onLong: () => void): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isLong = useRef(false);
  const end = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  return {
    begin: () => {
      end();
      isLong.current = false;
      timer.current = setTimeout(() => {
        isLong.current = true;
        onLong();
      }, LONG_PRESS_MS);
    },
    end,
    wasLong: () => {
      const was = isLong.current;
      isLong.current = false;
      return was;
    },
  };
}
