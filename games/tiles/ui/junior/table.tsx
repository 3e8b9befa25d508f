import type { Seat } from '@tablee/kernel';
import {
  Flights,
  feel,
  type Size,
  type Tries,
  useArrowKeys,
  useKeepFocus,
  useNews,
  useShake,
  useSize,
} from '@tablee/table-ui';
import { type RefCallback, useMemo, useRef } from 'react';
import type { JuniorView, TilesTypes } from '../../rules/types.ts';
import type { TilesProps } from '../props.ts';
import { TilesTold } from '../told.tsx';
import { useTilesTries } from '../try.ts';
import { JuniorCoaching } from './coaching.tsx';
import { Grid } from './grid.tsx';
import { type GridLayout, layOutGrid } from './grid-layout.ts';
import { JuniorOthers } from './others.tsx';
import { type ShownPair, useShownPair } from './pair.ts';
import { JuniorTray } from './tray.tsx';

export interface JuniorProps extends TilesProps {
  readonly view: JuniorView;
}

/** Props shared by the zones of the table. */
export interface JuniorGame extends JuniorProps {
  readonly me: Seat | null;
  readonly pair: ShownPair | null;
  readonly tries: Tries<TilesTypes>;
  readonly felt: MeasuredFelt;
}

/** `size` and `layout` are null until the grid is measured. */
interface MeasuredFelt {
  readonly ref: RefCallback<HTMLElement>;
  readonly size: Size | null;
  readonly layout: GridLayout | null;
}

/** Playable without reading: pictures show whose turn it is and what matched. */
export function JuniorTable(props: JuniorProps) {
  const me = props.viewer === 'spectator' ? null : props.viewer;
  const pair = useShownPair(props.happenings);
  const tries = useTilesTries(props, comingJunior(props));
  const game: JuniorGame = { ...props, me, pair, tries, felt: useMeasuredFelt(props) };
  const root = useRef<HTMLElement>(null);
  const onKeyDown = useArrowKeys(tries.forget);
  useKeepFocus(root);
  useShake(props.refusal, tries.refused);
  useSounds(props);
  return (
    <Flights>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one listener for the buttons in it */}
      <main className="game junior" data-watching={me === null || undefined} onKeyDown={onKeyDown} ref={root}>
        <JuniorTray {...game} />
        <Grid {...game} />
        <JuniorOthers {...game} />
        <TilesTold {...props} columns={game.felt.layout?.columns ?? 1} />
        {me !== null && <JuniorCoaching {...game} />}
      </main>
    </Flights>
  );
}

function useMeasuredFelt({ view, isBig }: JuniorProps): MeasuredFelt {
  const [ref, size] = useSize();
  const count = view.grid.length;
  const layout = useMemo(() => (size === null ? null : layOutGrid(count, size, isBig)), [size, count, isBig]);
  return { ref, size, layout };
}

/** DR-3: the effect of a second flip depends on the host, so nothing is checked until it answers. */
function comingJunior({ view, pending }: JuniorProps): JuniorView | null {
  return view.up.length + pending.length < 2 ? view : null;
}

/** My own flip sounded when I made it. */
function useSounds({ happenings, viewer }: JuniorProps): void {
  useNews(happenings, (sight) => {
    if (sight.kind === 'flipped' && sight.seat !== viewer) feel('flip');
    if (sight.kind === 'paired') feel('match');
    if (sight.kind === 'turned-back') feel('draw');
  });
}
