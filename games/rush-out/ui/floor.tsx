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
import { layoutOf } from './layout/index.ts';
import type { Layout } from './layout/types.ts';
import { SeatDie } from './pieces/seat-die.tsx';
import { isOpen } from './play/aims.ts';
import { squareOf } from './play/things.ts';
import type { RushGame } from './play/use-rush.ts';
import type { RushProps } from './props.ts';
import { Status } from './said/status.tsx';
import type { HeldRoll } from './tray/use-held-roll.ts';
import { Wood } from './tray/wood.tsx';

/** What is seen of events comes a moment after the table itself. */
const Spectacle = later(async () => (await import('./felt/spectacle.tsx')).Spectacle);
const Travels = later(async () => (await import('./felt/travels.tsx')).Travels);
/** The others' plates are drawn behind the first frame (`showsOthers`). */
const Plates = later(async () => (await import('./felt/plates.tsx')).Plates);
/** Decks are looked at, never touched. */
const Decks = later(async () => (await import('./felt/decks.tsx')).Decks);
/** Not every table has a dragon. */
const DragonWay = later(async () => (await import('./felt/dragon-way.tsx')).DragonWay);
/** Only the sorcerer chooses, and not before the first spell is completed. */
const TargetField = later(async () => (await import('./felt/target-field.tsx')).TargetField);

interface FloorProps extends RushProps {
  readonly game: RushGame;
  readonly floor: Size;
  readonly hold: HeldRoll;
  readonly root: RefObject<HTMLElement | null>;
  /** With everybody else's plates and dice. */
  readonly showsOthers: boolean;
}

/** The square that a carried die was let go on: what is carried lies above it. */
function squareUnder({ left, top, width, height }: Box): Square | null {
  const below = document.elementsFromPoint(left + width / 2, top + height / 2);
  return below.map(squareOf).find((square) => square !== null) ?? null;
}

/** Everything whose place is computed. What is mine comes first for a screen reader and for the tab key. */
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
        {game.aims?.some(isOpen) === true && <TargetField layout={layout} />}
        {view.dragon !== null && <DragonWay layout={layout} dragon={view.dragon} say={say} />}
        <Decks {...{ trialDeck, spellDeck, onTop, layout, say }} />
        <Cards {...props} layout={layout} />
        {showsOthers && <Plates {...props} layout={layout} />}
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
  return useMemo(
    () => layoutOf(floor, { side: camp, isWatching: me === null, others, hasDragon }),
    [floor, camp, me, others, hasDragon],
  );
}

interface CarriedProps {
  readonly die: number;
  readonly game: RushGame;
  readonly me: Seat;
  readonly box: Box | undefined;
}

/** What a hand carries: as large as it lay. */
function Carried({ die, game, me, box }: CarriedProps) {
  const { view } = game.shown;
  return (
    <span className={styles['carried']} style={{ '--w': `${box?.width ?? 60}px` } as CSSProperties}>
      <SeatDie view={view} seat={me} face={faceOf(view.dice[me]?.[die])} />
    </span>
  );
}
