import {
  type Box,
  Flights,
  othersOf,
  placed,
  SeatPlate,
  type Size,
  useArrowKeys,
  useFlights,
  useKeepFocus,
  useShake,
  useSize,
} from '@tablee/table-ui';
import { type CSSProperties, type RefObject, useMemo, useRef } from 'react';
import type { Family } from '../rules/types.ts';
import { Action, PaceLine } from './action.tsx';
import { Coaching } from './coaching.tsx';
import { DragTable } from './drag.ts';
import { FamilyCard } from './family-card.tsx';
import { Felt } from './felt.tsx';
import { Hand } from './hand.tsx';
import { handPlaces } from './layout/hand.ts';
import { type Layout, layoutOf } from './layout/index.ts';
import { Log } from './log.tsx';
import { boxesByName } from './places.ts';
import { Race } from './race.tsx';
import { Sheet } from './sheet.tsx';
import { Spectacle } from './spectacle.tsx';
import { Status } from './status.tsx';
import { RuckusTold } from './told.tsx';
import { useTravels } from './travels.tsx';
import { useKeys } from './use-keys.ts';
import { type RuckusGame, type RuckusProps, useRuckus } from './use-ruckus.ts';
import { useTargetFocus } from './use-target-focus.ts';

export function RuckusTable(props: RuckusProps) {
  const { viewer, view } = props;
  const game = useRuckus(props);
  const [floorRef, floor] = useSize();
  const root = useRef<HTMLElement>(null);
  const onKeyDown = useArrowKeys(game.clearSelection);
  useKeys(props, game, root);
  useTargetFocus(root, game);
  useKeepFocus(root);
  useShake(props.refusal, game.refused);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one listener for the buttons in it
    <main
      className="game ruckus"
      data-phase={view.phase}
      data-watching={viewer === 'spectator' || undefined}
      onKeyDown={onKeyDown}
      onClick={({ target }) => touchOn(target, game)}
      ref={root}
    >
      <div className="floor" ref={floorRef}>
        {floor !== null && (
          <Flights>
            <Floor {...props} {...{ game, floor, root }} />
          </Flights>
        )}
      </div>
      <Race {...props} />
      <Sheet {...props} />
      <RuckusTold {...props} game={game} root={root} />
      {viewer !== 'spectator' && <Coaching {...props} game={game} />}
    </main>
  );
}

/** One handler for cards, piles and the draw pile; a tap on the bare felt clears the selection. */
function touchOn(target: EventTarget, game: RuckusGame): void {
  if (!(target instanceof Element)) return;
  const thing = target.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
  const spot = game.spots.get(thing ?? '');
  if (spot !== undefined) game.touch(spot);
  else if (target.closest('button') === null) game.clearSelection();
}

interface FloorProps extends RuckusProps {
  readonly game: RuckusGame;
  readonly floor: Size;
  readonly root: RefObject<HTMLElement | null>;
}

/** All parts with computed places. Mine come first in the DOM, for screen readers and keyboard users. */
function Floor(props: FloorProps) {
  const { game, floor, happenings, root, say, viewer, locale } = props;
  const { hand, slots, me } = game;
  const deck = useFlights();
  const layout = useLayout(floor, game);
  const places = useMemo(() => handPlaces(layout.tray, hand, layout.isRoomy), [layout, hand]);
  const boxes = useMemo(
    () => boxesByName({ layout, slots, hand, cards: places, me }),
    [layout, slots, hand, places, me],
  );
  useTravels({ happenings, boxes, floor, hand, me, root, say, aimed: aimOf(game) });
  const onDrop = (thing: string, seat: number | null, box: Box): void => {
    const card = game.spots.get(thing);
    if (seat === null || card === undefined) return;
    deck.carry(thing, box);
    game.drop(card, seat);
  };
  return (
    <DragTable onDrop={onDrop} preview={(thing) => <Carried thing={thing} {...props} />} locale={locale}>
      {layout.log !== null && <Log {...props} place={layout.log} />}
      {viewer !== 'spectator' && <Hand {...props} places={places} />}
      <Wood {...props} layout={layout} />
      <div className="felt" data-plates={layout.plates} data-tight={layout.isTight || undefined}>
        <Felt {...props} layout={layout} />
      </div>
      <Spectacle {...props} layout={layout} floor={floor} />
    </DragTable>
  );
}

/** Slots for future piles, so that the first ones do not move when more come; only if piles stay large enough. */
const MIN_SLOTS_OF_OTHERS = 3;
const MIN_OWN_SLOTS = 4;

function useLayout(floor: Size, { slots, me, hand }: RuckusGame): Layout {
  const cards = hand.length;
  const others = othersOf(slots.length, me ?? 'spectator')
    .map((seat) => slots[seat]?.length ?? 0)
    .join();
  const mine = me === null ? null : (slots[me]?.length ?? 0);
  return useMemo(() => {
    const counts = others.split(',').map(Number);
    const kept = counts.map((count) => Math.max(MIN_SLOTS_OF_OTHERS, count));
    const roomy = layoutOf(floor, { others: kept, mine: mine === null ? null : Math.max(MIN_OWN_SLOTS, mine), cards });
    return roomy.isCramped ? layoutOf(floor, { others: counts, mine, cards }) : roomy;
  }, [floor, others, mine, cards]);
}

/** The seat whose pile my pending card of this family lies on. */
function aimOf({ shown, me }: RuckusGame): (family: Family) => number | null {
  return (family) => shown.sent.find((sent) => sent.family === family && sent.seat !== me)?.seat ?? null;
}

function Wood(props: FloorProps & { readonly layout: Layout }) {
  const { game, layout, seats, view, nameOf, locale, say } = props;
  const { me } = game;
  const { box, me: plate, hand, action, edge } = layout.tray;
  const info = me === null ? undefined : seats[me];
  return (
    <>
      <div className="tray wood floor-tray" style={{ height: box.height }} />
      {me !== null && plate !== null && info !== undefined && (
        <div className="spot my-plate" data-shape={layout.shape} style={placed(plate)}>
          <SeatPlate seat={me} info={info} name={nameOf(me)} locale={locale} isActive={false} score={view.totals[me]}>
            {say('ui.me')}
          </SeatPlate>
        </div>
      )}
      {me !== null && <div className="spot well" style={placed(wellOf(hand, layout.isRoomy))} />}
      {me !== null && <PaceLine game={game} box={hand} />}
      {me !== null && <Action {...props} box={action} shape={layout.shape} />}
      <div className="floor-status" data-shape={layout.shape} style={{ '--edge-at': `${edge}px` } as CSSProperties}>
        <Status {...props} />
      </div>
    </>
  );
}

function wellOf({ left, top, width, height }: Box, isRoomy: boolean): Box {
  const drop = isRoomy ? height * 0.22 : 18;
  return { left, top: top + drop, width, height: height - drop };
}

/** The dragged card, in the size that it had. */
function Carried({ thing, game, say }: FloorProps & { readonly thing: string }) {
  const spot = game.spots.get(thing);
  if (spot?.at !== 'card') return null;
  const width = document.querySelector(`[data-place="${thing}"]`)?.clientWidth ?? 0;
  return (
    <span className="carried-card" style={{ '--w': `${width}px` } as CSSProperties}>
      <FamilyCard family={spot.family} name={say(`family.${spot.family}`)} />
    </span>
  );
}
