import type { Seat } from '@tablee/kernel';
import { type Box, later, type Size, useFlights } from '@tablee/table-ui';
import { type CSSProperties, type RefObject, useMemo } from 'react';
import { faceOf } from '../rules/board.ts';
import { heroesOf } from '../rules/camps.ts';
import type { Spot, Square } from '../rules/types.ts';
import { DragTable } from './drag.ts';
import { Cards } from './felt/cards.tsx';
import { dieKey } from './felt/table-die.tsx';
import styles from './floor.module.css';
import { hasLedgeIn, layoutOf, useSlots } from './layout/index.ts';
import type { Layout } from './layout/types.ts';
import { SeatDie } from './pieces/seat-die.tsx';
import { isOpen } from './play/aims.ts';
import { squareOf } from './play/things.ts';
import type { RushGame } from './play/use-rush.ts';
import type { RushProps } from './props.ts';
import { Status } from './said/status.tsx';
import type { HeldRoll } from './tray/use-held-roll.ts';
import { Wood } from './tray/wood.tsx';

/** Effects of events appear after the first render. */
const Spectacle = later(async () => (await import('./felt/spectacle.tsx')).Spectacle);
const Travels = later(async () => (await import('./felt/travels.tsx')).Travels);
/** Plates of other players appear in the deferred render (`showsOthers`). */
const Plates = later(async () => (await import('./felt/plates.tsx')).Plates);
/** Decks are not interactive. */
const Decks = later(async () => (await import('./felt/decks.tsx')).Decks);
/** Not used at tables without a dragon. */
const DragonWay = later(async () => (await import('./felt/dragon-way.tsx')).DragonWay);
/** Only in chapters that lay something against heroes. */
const LedgeCards = later(async () => (await import('./ledge/ledge-cards.tsx')).LedgeCards);
/** Only between the rounds of a scenario. */
const RoundResult = later(async () => (await import('./rounds/round-result.tsx')).RoundResult);
/** Only for the sorcerer, after the first completed spell. */
const TargetField = later(async () => (await import('./felt/target-field.tsx')).TargetField);

interface FloorProps extends RushProps {
  readonly game: RushGame;
  readonly floor: Size;
  readonly hold: HeldRoll;
  readonly root: RefObject<HTMLElement | null>;
  /** Renders the plates and dice of other players. */
  readonly showsOthers: boolean;
}

/** Square under the dropped die. The dragged element itself is on top. */
function squareUnder({ left, top, width, height }: Box): Square | null {
  const below = document.elementsFromPoint(left + width / 2, top + height / 2);
  return below.map(squareOf).find((square) => square !== null) ?? null;
}

/** All elements with computed places. The player's own tray comes first in tab and reading order. */
export function Floor(props: FloorProps) {
  const { game, view, say, locale, showsOthers } = props;
  const layout = useLayout(props);
  const deck = useFlights();
  const { me } = game;
  const { trialDeck, spellDeck, onTop } = view;
  const onDrop = (die: number, onto: Spot | 'tray' | null, box: Box): void => {
    if (me === null || onto === null || onto === 'tray') return;
    deck.carry(dieKey(me, die), box);
    game.drop(die, onto, squareUnder(box));
  };
  return (
    <DragTable
      onDrop={onDrop}
      risesOver={() => true}
      preview={(die) => me !== null && <Carried die={die} game={game} me={me} box={layout.tray?.homes[die]} />}
      locale={locale}
    >
      {layout.tray !== null && me !== null && <Wood {...props} layout={layout} tray={layout.tray} me={me} />}
      <div
        className={styles['status']}
        data-shape={layout.shape}
        style={{ '--edge-at': `${layout.edge}px` } as CSSProperties}
      >
        <Status {...props} layout={layout} />
      </div>
      <div className={styles['felt']}>
        {view.phase === 'result' ? (
          <RoundResult {...props} layout={layout} />
        ) : (
          <>
            {game.aims?.some(isOpen) === true && <TargetField layout={layout} />}
            {view.dragon !== null && <DragonWay layout={layout} dragon={view.dragon} say={say} />}
            <Decks {...{ trialDeck, spellDeck, onTop, layout, say }} />
            <Cards {...props} layout={layout} />
            {layout.ledge !== null && <LedgeCards {...props} layout={layout} />}
            {showsOthers && <Plates {...props} layout={layout} />}
          </>
        )}
      </div>
      <Spectacle {...props} layout={layout} />
      <Travels {...props} layout={layout} />
    </DragTable>
  );
}

function useLayout({ floor, game, view }: FloorProps): Layout {
  const heroes = heroesOf(view).length;
  const { camp, me } = game;
  const others = camp === 'heroes' && me !== null ? heroes - 1 : heroes;
  const hasDragon = view.dragon !== null;
  const hasLedge = hasLedgeIn(view);
  const layout = useMemo(
    () => layoutOf(floor, { side: camp, isWatching: me === null, others, hasDragon, hasLedge }),
    [floor, camp, me, others, hasDragon, hasLedge],
  );
  return useSlots(layout, view, me);
}

interface CarriedDieProps {
  readonly die: number;
  readonly game: RushGame;
  readonly me: Seat;
  readonly box: Box | undefined;
}

/** Dragged die, in its size in the tray. */
function Carried({ die, game, me, box }: CarriedDieProps) {
  const { view } = game.shown;
  return (
    <span className={styles['carried']} style={{ '--w': `${box?.width ?? 60}px` } as CSSProperties}>
      <SeatDie view={view} seat={me} face={faceOf(view.dice[me]?.[die])} />
    </span>
  );
}
