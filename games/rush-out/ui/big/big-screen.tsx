import { BIG_HEAD_PX, type Box, Flights, SeatMarksContext, type Size, useSize } from '@tablee/table-ui';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { heroesOf } from '../../rules/camps.ts';
import { Decks } from '../felt/decks.tsx';
import { DragonWay } from '../felt/dragon-way.tsx';
import { Spectacle } from '../felt/spectacle.tsx';
import { useTravels } from '../felt/travels.tsx';
import { hasLedgeIn, useSlots } from '../layout/index.ts';
import type { Layout } from '../layout/types.ts';
import { BigLedge } from '../ledge/big-ledge.tsx';
import { rushMarkOf } from '../marks.ts';
import { type RushGame, useRush } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { Cups } from '../rounds/cups.tsx';
import { RoundResult } from '../rounds/round-result.tsx';
import { RushTold } from '../said/told.tsx';
import { tumbleIn } from '../tumble.ts';
import { BigCards } from './big-cards.tsx';
import { bigLayout } from './big-layout.ts';
import { BigPlates } from './big-plates.tsx';
import styles from './big-screen.module.css';
import { BigStatus } from './big-status.tsx';

/** The table on a television: large cards, all dice, not interactive. */
export function RushBigScreen(props: RushProps) {
  const { view } = props;
  const { seatOptions } = view;
  const game = useRush(props);
  const [floorRef, floor] = useSize();
  const root = useRef<HTMLElement>(null);
  const markOf = useCallback((seat: number) => rushMarkOf({ seatOptions }, seat), [seatOptions]);
  return (
    <SeatMarksContext value={markOf}>
      <main className={`game ${styles['big']}`} data-phase={view.phase} style={tumbleIn(view.options)} ref={root}>
        <div className={styles['floor']} ref={floorRef}>
          {floor !== null && (
            <Flights>
              <BigFloor {...props} {...{ game, floor, root }} />
            </Flights>
          )}
        </div>
        <RushTold {...props} game={game} />
      </main>
    </SeatMarksContext>
  );
}

/** Between the top row and the heroes. */
function underHead({ floor, edge }: Layout): Box {
  return { left: 0, top: BIG_HEAD_PX, width: floor.width, height: edge - BIG_HEAD_PX };
}

interface FloorProps extends RushProps {
  readonly game: RushGame;
  readonly floor: Size;
  readonly root: RefObject<HTMLElement | null>;
}

function BigFloor(props: FloorProps) {
  const { view, floor, say } = props;
  const { trialDeck, spellDeck, onTop } = view;
  const heroes = heroesOf(view).length;
  const hasDragon = view.dragon !== null;
  const hasLedge = hasLedgeIn(view);
  const seated = useMemo(() => bigLayout(floor, { heroes, hasDragon, hasLedge }), [floor, heroes, hasDragon, hasLedge]);
  const layout = useSlots(seated, view, null);
  useTravels({ ...props, layout });
  return (
    <>
      {view.phase === 'result' ? (
        <RoundResult {...props} layout={layout} box={underHead(layout)} />
      ) : (
        <>
          {view.dragon !== null && <DragonWay layout={layout} dragon={view.dragon} say={say} />}
          <Decks {...{ trialDeck, spellDeck, onTop, layout, say }} />
          <BigCards {...props} layout={layout} />
          {layout.ledge !== null && <BigLedge {...props} layout={layout} />}
        </>
      )}
      {view.rounds !== null && (
        <div className={styles['cups']}>
          <Cups view={view} say={say} />
        </div>
      )}
      <BigPlates {...props} layout={layout} />
      <BigStatus {...props} layout={layout} />
      <Spectacle {...props} layout={layout} />
    </>
  );
}
