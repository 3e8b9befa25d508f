import {
  type Box,
  Flights,
  later,
  Ready,
  SeatMarksContext,
  SeatPlate,
  type Size,
  useArrowKeys,
  useFlights,
  useKeepFocus,
  useShake,
  useSize,
} from '@tablee/table-ui';
import { type CSSProperties, type RefObject, useCallback, useMemo, useRef } from 'react';
import { SPELL_SPOTS, TRIAL_SPOTS } from '../rules/board.ts';
import { heroesOf } from '../rules/camps.ts';
import type { Spot } from '../rules/types.ts';
import { DragTable } from './drag.ts';
import { CardSpot } from './felt/card-spot.tsx';
import { Decks } from './felt/decks.tsx';
import { JokerSign } from './felt/joker-sign.tsx';
import { Plates, RoleWords } from './felt/plates.tsx';
import { dieKey } from './felt/table-die.tsx';
import { layoutOf } from './layout/index.ts';
import type { Layout, Tray } from './layout/types.ts';
import { colourOf, rushMarkOf } from './marks.ts';
import { RushDie } from './pieces/rush-die.tsx';
import { isOpen } from './play/aims.ts';
import { thingOf } from './play/things.ts';
import { type RushGame, useRush } from './play/use-rush.ts';
import type { RushProps } from './props.ts';
import { Status } from './said/status.tsx';
import { placed } from './spot-style.ts';
import styles from './table.module.css';
import { MyDice } from './tray/my-dice.tsx';
import { RollButton } from './tray/roll-button.tsx';
import { Tools } from './tray/tools.tsx';
import { type HeldRoll, useHeldRoll } from './tray/use-held-roll.ts';
import { tumbleIn } from './tumble.ts';

/** What is seen and heard of events comes a moment after the table itself. */
const RushTold = later(async () => (await import('./said/told.tsx')).RushTold);
const Spectacle = later(async () => (await import('./felt/spectacle.tsx')).Spectacle);
const Travels = later(async () => (await import('./felt/travels.tsx')).Travels);
/** Not every table has a dragon, nor every player keys. */
const DragonWay = later(async () => (await import('./felt/dragon-way.tsx')).DragonWay);
const KeyLegend = later(async () => (await import('./tray/key-legend.tsx')).KeyLegend);
/** Only the sorcerer chooses, and not before the first spell is completed. */
const Choices = later(async () => (await import('./tray/choices.tsx')).Choices);
/** Who plays by keys reaches for them a moment later. */
const Keys = later(async () => (await import('./keys.ts')).Keys);
/** Only newcomers are told anything, and not at once. */
const Coaching = later(async () => (await import('./coaching.tsx')).Coaching);

export function RushTable(props: RushProps) {
  const { viewer, view } = props;
  const { seatOptions } = view;
  const game = useRush(props);
  const hold = useHeldRoll(game);
  const [floorRef, floor] = useSize();
  const root = useRef<HTMLElement>(null);
  const onKeyDown = useArrowKeys(game.letGo);
  const markOf = useCallback((seat: number) => rushMarkOf({ seatOptions }, seat), [seatOptions]);
  useKeepFocus(root);
  useShake(props.refusal, game.refused);
  return (
    <SeatMarksContext value={markOf}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one ear for the buttons in it */}
      <main
        className={`game ${styles['rush']}`}
        data-phase={view.phase}
        data-near={game.camp}
        data-watching={viewer === 'spectator' || undefined}
        style={tumbleIn(view.options)}
        onKeyDown={onKeyDown}
        onClick={({ target }) => touchOn(target, game)}
        ref={root}
      >
        <div className={styles['floor']} ref={floorRef}>
          {floor !== null && (
            <Flights>
              <Floor {...props} {...{ game, floor, root, hold }} />
            </Flights>
          )}
        </div>
        <RushTold {...props} game={game} />
        <Keys {...props} game={game} hold={hold} />
        {viewer !== 'spectator' && <Coaching {...props} game={game} />}
      </main>
    </SeatMarksContext>
  );
}

/** One ear for everything on the table: a die on a card, a card, a die of mine; the bare felt lets go. */
function touchOn(target: EventTarget, game: RushGame): void {
  if (!(target instanceof Element)) return;
  const onCard = target.closest<HTMLElement>('[data-touch]');
  const isLarge = onCard !== null && onCard.clientWidth >= LEAST_TOUCH;
  const name = isLarge ? onCard.dataset['touch'] : target.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
  const thing = thingOf(name);
  if (thing !== null) game.touch(thing);
  else if (target.closest('button') === null) game.letGo();
}

/** Nothing to choose: what draws the choices is fetched meanwhile. */
const NO_AIMS: NonNullable<RushGame['aims']> = [];

/** A die on a card that is smaller than this is touched through its card: a finger would take back what it did not mean to. */
const LEAST_TOUCH = 36;

interface FloorProps extends RushProps {
  readonly game: RushGame;
  readonly floor: Size;
  readonly hold: HeldRoll;
  readonly root: RefObject<HTMLElement | null>;
}

/** Everything whose place is computed. What is mine comes first for who listens, or goes through it by keys. */
function Floor(props: FloorProps) {
  const { game, view, say, locale } = props;
  const layout = useLayout(props);
  const deck = useFlights();
  const onDrop = (die: number, onto: Spot | 'tray' | null, box: Box): void => {
    if (onto === null || onto === 'tray') return;
    deck.carry(dieKey(game.me ?? 0, die), box);
    game.drop(die, onto);
  };
  return (
    <DragTable
      onDrop={onDrop}
      risesOver={() => true}
      preview={(die) => <Carried die={die} game={game} box={layout.tray?.homes[die]} />}
      locale={locale}
    >
      {layout.tray !== null && <Wood {...props} layout={layout} tray={layout.tray} />}
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
        <Decks view={view} layout={layout} say={say} />
        <Cards {...props} layout={layout} />
        <Plates {...props} layout={layout} />
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

/** RO-29: one field around everything that may be aimed at. */
function TargetField({ layout: { trials, shape } }: { readonly layout: Layout }) {
  const [first, , last] = trials.cards as readonly [Box, Box, Box];
  const pad = shape === 'desk' || shape === 'tablet' ? 18 : 5;
  const width = last.left + last.width - first.left + 2 * pad;
  const box = { left: first.left - pad, top: first.top - pad, width, height: first.height + 2 * pad };
  return <span className={styles['targets']} style={placed(box)} />;
}

function Cards(props: FloorProps & { readonly layout: Layout }) {
  const { layout, game, say, view } = props;
  const { shape, trials, spells, way } = layout;
  const rows = [
    { name: say('ui.trials'), spots: TRIAL_SPOTS, boxes: trials.cards },
    { name: say('ui.spells'), spots: SPELL_SPOTS, boxes: spells.cards },
  ] as const;
  const mineFirst = game.camp === 'sorcerer' ? rows.toReversed() : rows;
  return mineFirst.map(({ name, spots, boxes }) => (
    <section key={name} aria-label={name}>
      <h2 className="hidden-words">{name}</h2>
      {spots === TRIAL_SPOTS && view.dragon !== null && (
        <CardSpot {...props} spot="dragon" box={way.tile} shape={shape} />
      )}
      {spots.map((spot, index) => (
        <CardSpot key={spot} {...props} spot={spot} box={boxes[index] as Box} shape={shape} />
      ))}
    </section>
  ));
}

/** The wood: my dice, the roll button, calls; or what may be chosen. */
function Wood(props: FloorProps & { readonly layout: Layout; readonly tray: Tray }) {
  const { game, layout, tray, ready, seats, nameOf, locale, view, say } = props;
  const { me, aims } = game;
  const info = me === null ? undefined : seats[me];
  const hasChoices = aims !== null && tray.choices !== null;
  return (
    <>
      <div className={`tray wood ${styles['wood']}`} style={{ height: tray.box.height }} />
      {me !== null && tray.me !== null && info !== undefined && !hasChoices && (
        <div className={`tray ${styles['me']}`} data-shape={layout.shape} style={placed(tray.me)}>
          <SeatPlate seat={me} info={info} name={nameOf(me)} locale={locale} isActive={false}>
            <RoleWords view={view} seat={me} say={say} />
          </SeatPlate>
        </div>
      )}
      {me !== null && !hasChoices && (
        <div className={styles['joker']} data-shape={layout.shape} style={placed(tray.joker)}>
          {layout.shape === 'desk' && game.camp === 'heroes' ? (
            <KeyLegend say={say} />
          ) : (
            <JokerSign view={view} seat={me} isMine say={say} />
          )}
        </div>
      )}
      {!hasChoices && !(aims !== null && isOfDice(aims)) && <MyDice {...props} />}
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

function isOfDice(aims: NonNullable<RushGame['aims']>): boolean {
  return aims.some(({ target }) => target.die !== null);
}

/** What a hand carries: as large as it lay. */
function Carried({ die, game, box }: { readonly die: number; readonly game: RushGame; readonly box: Box | undefined }) {
  const { view } = game.shown;
  const own = view.dice[game.me ?? 0]?.[die];
  const face = own === undefined || own.is === 'loose' ? null : own.face;
  const { shape } = rushMarkOf(view, game.me ?? 0);
  return (
    <span className={styles['carried']} style={{ '--w': `${box?.width ?? 60}px` } as CSSProperties}>
      <RushDie name="carried" colour={colourOf(view, game.me ?? 0)} shape={shape} face={face} />
    </span>
  );
}
