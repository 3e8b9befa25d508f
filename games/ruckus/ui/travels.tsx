import { type Box, CardStack, type Happening, prefersStillness, type Size } from '@tablee/table-ui';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { RuckusSay } from '../locale/index.ts';
import type { Family, RuckusTypes } from '../rules/types.ts';
import { BackCard, FamilyCard } from './family-card.tsx';
import { type Move, movesOf, pathBetween, widestOf } from './moves.ts';
import { spotName } from './spots.ts';

interface TravelsProps {
  readonly happenings: readonly Happening<RuckusTypes>[];
  readonly boxes: ReadonlyMap<string, Box>;
  readonly floor: Size;
  readonly hand: readonly Family[];
  readonly me: number | null;
  /** Whose pile of this family a card of mine lies on, while the host has not answered. */
  readonly aimed: (family: Family) => number | null;
  /** Where a hand let go of a card: it travels on from there. */
  readonly carried: RefObject<{ readonly name: string; readonly box: Box } | null>;
  readonly root: RefObject<HTMLElement | null>;
  readonly say: RuckusSay;
}

interface Travel {
  readonly id: string;
  readonly move: Move;
  readonly from: Box;
  readonly to: Box;
  readonly delay: number;
  /** What has just come to its place is not seen there before it arrives. */
  readonly covered: HTMLElement | null;
}

interface Last extends Pick<TravelsProps, 'boxes' | 'floor' | 'hand' | 'aimed'> {
  readonly seq: number;
}

const TRAVEL_MS = 280;
const STAGGER_MS = 45;
const TRAIL = [0, 1, 2];
const EASE = 'cubic-bezier(0.3, 0.7, 0.35, 1)';

/** Copies of the cards that are on their way, above everything; what they go to is already there and can be touched. */
export function Travels(props: TravelsProps) {
  const [travels, setTravels] = useState<readonly Travel[]>([]);
  const last = useRef<Last | null>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- whatever was drawn anew may have moved something
  useLayoutEffect(() => {
    const before = last.current;
    const seq = props.happenings.at(-1)?.seq ?? -1;
    const { boxes, floor, hand, aimed } = props;
    last.current = { boxes, floor, hand, aimed, seq };
    if (before === null || before.floor !== floor || prefersStillness()) return;
    const begun = travelsSince(before, props);
    props.carried.current = null;
    if (begun.length === 0) return;
    setTravels((known) => [...known, ...begun]);
  });
  const land = (id: string): void => setTravels((known) => known.filter((travel) => travel.id !== id));
  return (
    <div className="travels" aria-hidden="true" inert>
      {travels.map((travel) => (
        <Travelling key={travel.id} travel={travel} say={props.say} onLand={() => land(travel.id)} />
      ))}
    </div>
  );
}

function travelsSince(before: Last, { happenings, boxes, hand, me, aimed, carried, root }: TravelsProps): Travel[] {
  const news = happenings.filter(({ seq }) => seq > before.seq);
  if (news.length === 0 && before.hand === hand) return [];
  const aim = (family: Family): number | null => aimed(family) ?? before.aimed(family);
  const moves = movesOf(news, { me, before: before.hand, after: hand, aimed: aim });
  return moves.flatMap((move, index): Travel[] => {
    const [start, end] = [spotName(move.from), spotName(move.to)];
    const held = carried.current?.name === start ? carried.current.box : undefined;
    const from = held ?? before.boxes.get(start) ?? boxes.get(start);
    const to = boxes.get(end) ?? before.boxes.get(end);
    if (from === undefined || to === undefined) return [];
    const isNew = !before.boxes.has(end) && move.to.at !== 'seat';
    const covered = isNew ? (root.current?.querySelector<HTMLElement>(`[data-place="${end}"]`) ?? null) : null;
    return [{ id: `${before.seq} ${performance.now()} ${index}`, move, from, to, delay: index * STAGGER_MS, covered }];
  });
}

interface TravellingProps {
  readonly travel: Travel;
  readonly say: RuckusSay;
  readonly onLand: () => void;
}

function Travelling({ travel: { move, from, to, delay, covered }, say, onLand }: TravellingProps) {
  const place = useRef<HTMLSpanElement>(null);
  const landed = useRef(onLand);
  useLayoutEffect(() => {
    const copies = [...(place.current?.children ?? [])];
    const frames = pathBetween(from, to, move.isTheft).map(({ x, y, scale, turn }) => ({
      transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`,
    }));
    const flights = copies.map((copy, index) =>
      copy.animate(frames, { duration: TRAVEL_MS, delay: delay + index * STAGGER_MS, easing: EASE, fill: 'both' }),
    );
    const lead = flights[0];
    if (lead !== undefined) lead.onfinish = () => landed.current();
    // Not an animation: one that changes nothing would ask for a frame all the time.
    if (covered !== null) covered.style.opacity = '0';
    return () => {
      if (covered !== null) covered.style.opacity = '';
      for (const flight of flights) flight.cancel();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one flight is flown once, as it was planned
  }, []);
  const name = move.family === null ? '' : say(`family.${move.family}`);
  const face = move.family === null ? <BackCard /> : <FamilyCard family={move.family} name={name} />;
  const style = { '--w': `${widestOf(from, to)}px` } as CSSProperties;
  return (
    <span ref={place} style={style}>
      {(move.isTheft ? TRAIL : TRAIL.slice(0, 1)).map((index) => (
        <span key={index} className="travelling" data-trail={index}>
          {move.count > 1 && index === 0 ? <CardStack count={move.count}>{face}</CardStack> : face}
        </span>
      ))}
    </span>
  );
}
