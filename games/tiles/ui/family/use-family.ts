import type { Seat } from '@tablee/kernel';
import { feel, type Tries } from '@tablee/table-ui';
import { useCallback, useMemo, useState } from 'react';
import { tiles as rules } from '../../rules/index.ts';
import type { Tile } from '../../rules/tile.ts';
import type { FamilyView, LayCommand, TilesTypes } from '../../rules/types.ts';
import type { TilesProps } from '../props.ts';
import { type Target, thingName } from '../things.ts';
import { AT_ONCE, useTilesTries } from '../try.ts';
import { choose, hintFrom, type Place, placesFor, targetOf } from './places.ts';
import { type Projection, project } from './projection.ts';

export interface FamilyProps extends TilesProps {
  readonly view: FamilyView;
}

/** The table as one player handles it: what is chosen, where that goes, and what a touch does. */
export interface FamilyGame extends Pick<Tries<TilesTypes>, 'refused'> {
  readonly shown: Projection;
  readonly me: Seat | null;
  readonly isMyTurn: boolean;
  readonly lays: readonly LayCommand[];
  readonly canDraw: boolean;
  readonly chosen: readonly Tile[];
  readonly places: readonly Place[];
  readonly hinted: Target | null;
  readonly pick: (tile: Tile) => void;
  /** A hand lifts it, with what was chosen before where they go together. */
  readonly lift: (tile: Tile) => void;
  readonly letGo: () => void;
  readonly layOn: (target: Target) => void;
  readonly draw: () => void;
  readonly keep: () => void;
  readonly hint: () => void;
}

export function useFamily(props: FamilyProps): FamilyGame {
  const { view, viewer, pending } = props;
  const me = viewer === 'spectator' ? null : viewer;
  const shown = useMemo(() => project(view, pending), [view, pending]);
  const isMyTurn = me === view.turn && view.phase !== 'over' && shown.coming !== null;
  const legal = useMemo(
    () => (isMyTurn && me !== null ? [...rules.legal(view, me, AT_ONCE)] : []),
    [view, me, isMyTurn],
  );
  const lays = useMemo(() => legal.filter((command) => command.do === 'lay'), [legal]);
  const choice = useChoice(view.drawn, shown.rack);
  const places = useMemo(() => placesFor(lays, choice.chosen), [lays, choice.chosen]);
  const tries = useTilesTries(props, shown.coming);

  const layOn = (target: Target): void => {
    const lay = places.find((place) => place.target === target)?.lay;
    const place = thingName({ at: 'place', place: target });
    if (lay !== undefined) tries.attempt(lay, place);
    else if (choice.chosen.length > 0 && typeof target === 'number') {
      tries.attempt({ do: 'lay', tiles: choice.chosen, on: target }, place);
    }
    if (lay !== undefined) choice.setChosen([]);
  };

  return {
    shown,
    me,
    isMyTurn,
    lays,
    canDraw: legal.some((command) => command.do === 'draw'),
    chosen: choice.chosen,
    places,
    hinted: places.some(({ target }) => target === choice.hinted) ? choice.hinted : null,
    refused: tries.refused,
    pick: (tile) => {
      feel('tap');
      tries.forget();
      choice.setChosen(choose(lays, choice.chosen, tile));
    },
    lift: (tile) => {
      tries.forget();
      if (!choice.chosen.includes(tile)) choice.setChosen([tile]);
    },
    letGo: () => {
      tries.forget();
      choice.setChosen([]);
    },
    layOn,
    draw: () => tries.attempt({ do: 'draw' }, thingName({ at: 'heap' })),
    keep: () => tries.attempt({ do: 'keep' }, thingName({ at: 'keep' })),
    hint: () => {
      const lay = hintFrom(lays);
      tries.forget();
      if (lay !== null) choice.setChosen(lay.tiles, targetOf(lay));
    },
  };
}

interface Choice {
  readonly chosen: readonly Tile[];
  readonly hinted: Target | null;
  readonly setChosen: (tiles: readonly Tile[], hinted?: Target) => void;
}

/** DR-10: a tile that was just drawn and fits is chosen at once. */
function useChoice(drawn: Tile | null, rack: readonly Tile[]): Choice {
  const [choice, setChoice] = useState<{ tiles: readonly Tile[]; hinted: Target | null }>({ tiles: [], hinted: null });
  const [seen, setSeen] = useState<Tile | null>(null);
  if (drawn !== seen) {
    setSeen(drawn);
    if (drawn !== null) setChoice({ tiles: [drawn], hinted: null });
  }
  const chosen = useMemo(() => choice.tiles.filter((tile) => rack.includes(tile)), [choice, rack]);
  const setChosen = useCallback((tiles: readonly Tile[], hinted: Target | null = null) => {
    setChoice({ tiles, hinted });
  }, []);
  return { chosen, hinted: choice.hinted, setChosen };
}
