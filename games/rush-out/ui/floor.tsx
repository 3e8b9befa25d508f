import type { Seat } from '@tablee/kernel';
import { type Box, later, placed, Ready, SeatPlate, type Size, useFlights, useLetterKeys } from '@tablee/table-ui';
import { type CSSProperties, type RefObject, useMemo } from 'react';
import { faceOf, SPELL_SPOTS, TRIAL_SPOTS } from '../rules/board.ts';
import { heroesOf } from '../rules/camps.ts';
import type { Spot, Square } from '../rules/types.ts';
import { DragTable } from './drag.ts';
import { CardSpot } from './felt/card-spot.tsx';
import { MyJoker } from './felt/joker-sign.tsx';
import { Plates, RoleWords } from './felt/plates.tsx';
import { dieKey } from './felt/table-die.tsx';
import styles from './floor.module.css';
import { layoutOf } from './layout/index.ts';
import type { Layout, Tray } from './layout/types.ts';
import { SeatDie } from './pieces/seat-die.tsx';
import { areDice, isOpen } from './play/aims.ts';
import { spotLookOf } from './play/spot-look.ts';
import { squareOf } from './play/things.ts';
import type { RushGame } from './play/use-rush.ts';
import type { RushProps } from './props.ts';
import { Status } from './said/status.tsx';
import { MyDice } from './tray/my-dice.tsx';
import { RollButton } from './tray/roll-button.tsx';
import type { HeldRoll } from './tray/use-held-roll.ts';

/** What is seen of events comes a moment after the table itself. */
const Spectacle = later(async () => (await import('./felt/spectacle.tsx')).Spectacle);
const Travels = later(async () => (await import('./felt/travels.tsx')).Travels);
/** Decks are looked at, never touched. */
const Decks = later(async () => (await import('./felt/decks.tsx')).Decks);
/** Not every table has a dragon, nor every player keys. */
const DragonWay = later(async () => (await import('./felt/dragon-way.tsx')).DragonWay);
const KeyLegend = later(async () => (await import('./tray/key-legend.tsx')).KeyLegend);
/** Only the sorcerer chooses, and not before the first spell is completed. */
const Choices = later(async () => (await import('./tray/choices.tsx')).Choices);
const TargetField = later(async () => (await import('./felt/target-field.tsx')).TargetField);
/** Nobody pings, takes back or asks before the first dice have fallen. */
const Tools = later(async () => (await import('./tray/tools.tsx')).Tools);

/** Nothing to choose: what draws the choices is fetched meanwhile. */
const NO_AIMS: NonNullable<RushGame['aims']> = [];

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
        <Status {...props} shape={layout.shape} />
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

function Cards({ layout, game, say, nameOf, view }: FloorProps & { readonly layout: Layout }) {
  const { shape, trials, spells, way } = layout;
  const hasDragon = view.dragon !== null;
  const isSorcerer = game.camp === 'sorcerer';
  const rows = [
    { name: say('ui.trials'), spots: TRIAL_SPOTS, boxes: trials.cards, isOverWay: hasDragon && isSorcerer },
    { name: say('ui.spells'), spots: SPELL_SPOTS, boxes: spells.cards, isOverWay: hasDragon && !isSorcerer },
  ] as const;
  const mineFirst = isSorcerer ? rows.toReversed() : rows;
  const drawn = { view: game.shown.view, shape, say, nameOf };
  return mineFirst.map(({ name, spots, boxes, isOverWay }) => (
    <section key={name} aria-label={name}>
      <h2 className="hidden-words">{name}</h2>
      {spots === TRIAL_SPOTS && hasDragon && (
        <CardSpot {...drawn} look={spotLookOf(game, 'dragon')} box={way.tile} isOverWay={false} />
      )}
      {spots.map((spot, index) => (
        <CardSpot key={spot} {...drawn} look={spotLookOf(game, spot)} box={boxes[index] as Box} isOverWay={isOverWay} />
      ))}
    </section>
  ));
}

interface WoodProps extends FloorProps {
  readonly layout: Layout;
  readonly tray: Tray;
  readonly me: Seat;
}

/** The wood: my dice, the roll button, pings; or what may be chosen. */
function Wood(props: WoodProps) {
  const { game, layout, tray, ready, seats, nameOf, locale } = props;
  const { aims } = game;
  const hasChoices = aims !== null && tray.choices !== null;
  return (
    <>
      <div className={`tray wood ${styles['wood']}`} style={{ height: tray.box.height }} />
      {!hasChoices && <MyPlate {...props} />}
      {(!hasChoices || isJokerOnFelt(tray)) && <JokerCorner {...props} />}
      {!hasChoices && !(aims !== null && areDice(aims)) && <MyDice {...props} />}
      {game.camp === 'sorcerer' && <Choices {...props} aims={aims ?? NO_AIMS} />}
      {ready === null && !hasChoices && <RollButton {...props} box={tray.roll} />}
      {ready !== null && (
        <div className={styles['ready']} style={placed(tray.roll)}>
          <Ready state={ready} {...{ seats, nameOf, locale }} />
        </div>
      )}
      {aims === null && <Tools {...props} box={tray.tools} shape={layout.shape} />}
    </>
  );
}

/** Who I am, where there is room for it. */
function MyPlate({ layout, tray, me, seats, nameOf, locale, view, say }: WoodProps) {
  const info = seats[me];
  if (tray.me === null || info === undefined) return null;
  return (
    <div className={`tray ${styles['me']}`} data-shape={layout.shape} style={placed(tray.me)}>
      <SeatPlate seat={me} info={info} name={nameOf(me)} locale={locale} isActive={false}>
        <RoleWords seatOptions={view.seatOptions} seat={me} say={say} />
      </SeatPlate>
    </div>
  );
}

function isJokerOnFelt({ joker, box }: Tray): boolean {
  return joker.top < box.top;
}

/** What my joker stands for; a hero at a desk, whose plate says it, is told the keys there. */
function JokerCorner({ game, layout, tray, me, view, say }: WoodProps) {
  const hasKeys = useLetterKeys();
  return (
    <div
      className={styles['joker']}
      data-part="joker"
      data-shape={layout.shape}
      data-on={isJokerOnFelt(tray) ? 'felt' : 'wood'}
      style={placed(tray.joker)}
    >
      {layout.shape === 'desk' && game.camp === 'heroes' && hasKeys ? (
        <KeyLegend say={say} />
      ) : (
        <MyJoker view={view} seat={me} say={say} />
      )}
    </div>
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
