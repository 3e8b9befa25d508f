import { Flights, type Size, useSize } from '@tablee/table-ui';
import { type RefObject, useMemo, useRef } from 'react';
import type { CallPlace } from '../call-place.ts';
import { bigLayout } from '../layout/big.ts';
import type { Layout, Mat } from '../layout/index.ts';
import { boxesByName } from '../places.ts';
import { Race } from '../race.tsx';
import { Sheet } from '../sheet.tsx';
import { Spectacle } from '../spectacle.tsx';
import { RuckusTold } from '../told.tsx';
import { useTravels } from '../travels.tsx';
import { type RuckusGame, type RuckusProps, useRuckus } from '../use-ruckus.ts';
import { BigFelt } from './big-felt.tsx';
import { BigStatus } from './big-status.tsx';

/** Slots for future piles, so that the first ones do not move when more come. */
const MIN_SLOTS = 3;
const FLOWN_CARD_WIDTH_PX = 58;
const NO_CARDS: never[] = [];

/** The table on a television: large piles, all players around it, no hands. */
export function RuckusBigScreen(props: RuckusProps) {
  const game = useRuckus(props);
  const [floorRef, floor] = useSize();
  const root = useRef<HTMLElement>(null);
  return (
    <main className="game ruckus big" data-phase={props.view.phase} ref={root}>
      <div className="floor" ref={floorRef}>
        {floor !== null && (
          <Flights>
            <BigFloor {...props} {...{ game, floor, root }} />
          </Flights>
        )}
      </div>
      <Race {...props} isRoundTold />
      <Sheet {...props} isFixed />
      <RuckusTold {...props} game={game} root={root} />
    </main>
  );
}

interface FloorProps extends RuckusProps {
  readonly game: RuckusGame;
  readonly floor: Size;
  readonly root: RefObject<HTMLElement | null>;
}

function BigFloor(props: FloorProps) {
  const { game, floor, happenings, root, say } = props;
  const { slots } = game;
  const layout = useBigLayout(floor, game);
  const boxes = useMemo(
    () =>
      boxesByName({
        layout,
        slots,
        hand: NO_CARDS,
        cards: NO_CARDS,
        me: null,
        flownWidth: FLOWN_CARD_WIDTH_PX,
      }),
    [layout, slots],
  );
  useTravels({ happenings, boxes, floor, root, say, hand: NO_CARDS, me: null, aimed: () => null });
  return (
    <>
      <BigFelt {...props} layout={layout} />
      <BigStatus {...props} />
      <Spectacle {...props} layout={layout} placeCall={callPlace} />
    </>
  );
}

function useBigLayout(floor: Size, { slots }: RuckusGame): Layout {
  const needs = slots.map((own) => Math.max(MIN_SLOTS, own.length)).join();
  return useMemo(() => bigLayout(floor, needs.split(',').map(Number)), [floor, needs]);
}

/** Above the plate, beside the avatar of the caller. */
function callPlace({ plate }: Mat): CallPlace {
  return { tail: 'bottom', style: { left: plate.left + 74, bottom: `calc(100% - ${plate.top}px)` } };
}
