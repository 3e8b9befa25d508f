import type { Seat } from '@tablee/kernel';
import { Flights, feel, type GameTableProps, useArrowKeys, useKeepFocus, useNews, useShake } from '@tablee/table-ui';
import { useRef } from 'react';
import type { TilesWords } from '../../locale/index.ts';
import type { JuniorView, TilesTypes } from '../../rules/types.ts';
import { Told } from '../told.tsx';
import { type Touch, useTouch } from '../use-touch.ts';
import { JuniorCoaching } from './coaching.tsx';
import { Grid } from './grid.tsx';
import { JuniorOthers } from './others.tsx';
import { type Pair, useShownPair } from './pair.ts';
import { JuniorTray } from './tray.tsx';

export interface JuniorProps extends GameTableProps<TilesTypes, TilesWords> {
  readonly view: JuniorView;
}

/** What the zones of the table share. */
export interface JuniorGame extends JuniorProps {
  readonly me: Seat | null;
  readonly pair: Pair | null;
  readonly touch: Touch;
}

const nowhere = (): null => null;

/** No word is needed to play here: pictures say whose turn it is and what matched. */
export function JuniorTable(props: JuniorProps) {
  const me = props.viewer === 'spectator' ? null : props.viewer;
  const pair = useShownPair(props.happenings);
  const touch = useTouch(props, me);
  const game: JuniorGame = { ...props, me, pair, touch };
  const root = useRef<HTMLElement>(null);
  const onKeyDown = useArrowKeys(touch.forget);
  useKeepFocus(root);
  useShake(touch.refusal, touch.tried);
  useSounds(props);
  return (
    <Flights originOf={nowhere}>
      <main className="game junior" data-watching={me === null || undefined} onKeyDown={onKeyDown} ref={root}>
        <JuniorOthers {...game} />
        <Grid {...game} />
        <JuniorTray {...game} />
        <Told {...props} refusal={touch.refusal} />
        {me !== null && <JuniorCoaching {...game} />}
      </main>
    </Flights>
  );
}

/** My own flip was heard when I made it. */
function useSounds({ happenings, viewer }: JuniorProps): void {
  useNews(happenings, (sight) => {
    if (sight.kind === 'flipped' && sight.seat !== viewer) feel('flip');
    if (sight.kind === 'paired') feel('match');
    if (sight.kind === 'turned-back') feel('draw');
  });
}
