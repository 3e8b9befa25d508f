import { type Box, CardStack, type Happening, type SentPicture, type Size, useFlights } from '@tablee/table-ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RuckusSay } from '../locale/index.ts';
import type { Family, RuckusTypes } from '../rules/types.ts';
import { BackCard, FamilyCard } from './family-card.tsx';
import { type Move, movesOf } from './moves.ts';
import { spotName } from './spots.ts';

interface TravelsProps {
  readonly happenings: readonly Happening<RuckusTypes>[];
  readonly boxes: ReadonlyMap<string, Box>;
  readonly floor: Size;
  readonly hand: readonly Family[];
  readonly me: number | null;
  /** The seat whose pile a pending card of mine lies on. */
  readonly aimed: (family: Family) => number | null;
  readonly root: RefObject<HTMLElement | null>;
  readonly say: RuckusSay;
}

interface LastRender extends Pick<TravelsProps, 'boxes' | 'floor' | 'hand' | 'aimed'> {
  readonly seq: number;
}

/** Starts the flights of played cards. Their elements are in place already and can be touched. */
export function useTravels(props: TravelsProps): void {
  const deck = useFlights();
  const last = useRef<LastRender | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    const seq = props.happenings.at(-1)?.seq ?? -1;
    const { boxes, floor, hand, aimed } = props;
    last.current = { boxes, floor, hand, aimed, seq };
    if (before !== null && before.floor === floor) deck.send(flightsSince(before, props, deck.carriedTo));
  });
}

function flightsSince(before: LastRender, props: TravelsProps, carriedTo: (name: string) => Box | null): SentPicture[] {
  const { happenings, boxes, hand, me, aimed, root, say } = props;
  const news = happenings.filter(({ seq }) => seq > before.seq);
  if (news.length === 0 && before.hand === hand) return [];
  const aim = (family: Family): number | null => aimed(family) ?? before.aimed(family);
  const moves = movesOf(news, { me, before: before.hand, after: hand, aimed: aim });
  return moves.flatMap((move): SentPicture[] => {
    const [start, end] = [spotName(move.from), spotName(move.to)];
    const from = carriedTo(start) ?? before.boxes.get(start) ?? boxes.get(start);
    const to = boxes.get(end) ?? before.boxes.get(end);
    if (from === undefined || to === undefined) return [];
    const isNew = !before.boxes.has(end) && move.to.at !== 'seat';
    const hides = isNew ? (root.current?.querySelector<HTMLElement>(`[data-place="${end}"]`) ?? null) : null;
    return [{ ...picturesOf(move, say), from, to, hides, way: move.isTheft ? 'snatched' : 'thrown' }];
  });
}

/** A drawn card turns over in flight if its family may be known. */
function picturesOf({ family, count, from }: Move, say: RuckusSay): Pick<SentPicture, 'picture' | 'back'> {
  if (family === null) return { picture: <BackCard /> };
  const face = <FamilyCard family={family} name={say(`family.${family}`)} />;
  if (count > 1) return { picture: <CardStack count={count}>{face}</CardStack> };
  return from.at === 'draw' ? { picture: face, back: <BackCard /> } : { picture: face };
}
