import type { Seat } from '@tablee/kernel';
import { feel, type GameTableProps } from '@tablee/table-ui';
import { useCallback, useMemo, useState } from 'react';
import type { TilesWords } from '../../locale/index.ts';
import { tiles as rules } from '../../rules/index.ts';
import type { Tile } from '../../rules/tile.ts';
import type { FamilyView, LayCommand, TilesRefusal, TilesTypes } from '../../rules/types.ts';
import { AT_ONCE, useTouch } from '../use-touch.ts';
import { choose, hintFrom, type Place, placesFor, type Target, targetOf } from './places.ts';
import { type Projection, project } from './projection.ts';

export interface FamilyProps extends GameTableProps<TilesTypes, TilesWords> {
  readonly view: FamilyView;
}

/** The table as one player handles it: what is chosen, where that goes, and what a touch does. */
export interface FamilyGame {
  readonly shown: Projection;
  readonly me: Seat | null;
  readonly isMyTurn: boolean;
  readonly lays: readonly LayCommand[];
  readonly canDraw: boolean;
  readonly chosen: readonly Tile[];
  readonly places: readonly Place[];
  readonly hinted: Target | null;
  /** Shown until something else is touched. */
  readonly refusal: TilesRefusal | null;
  /** The thing that was tried last. */
  readonly tried: string | null;
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
  const isMyTurn = me === view.turn && view.phase !== 'over' && pending.length === 0;
  const legal = useMemo(
    () => (isMyTurn && me !== null ? [...rules.legal(view, me, AT_ONCE)] : []),
    [view, me, isMyTurn],
  );
  const lays = useMemo(() => legal.filter((command) => command.do === 'lay'), [legal]);
  const choice = useChoice(view.drawn, shown.rack);
  const places = useMemo(() => placesFor(lays, choice.chosen), [lays, choice.chosen]);
  const touch = useTouch(props, me);

  const layOn = (target: Target): void => {
    const lay = places.find((place) => place.target === target)?.lay;
    const tried = `place-${target}`;
    if (lay !== undefined) touch.attempt(lay, tried);
    else if (choice.chosen.length > 0 && typeof target === 'number') {
      touch.attempt({ do: 'lay', tiles: choice.chosen, on: target }, tried);
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
    refusal: touch.refusal,
    tried: touch.tried,
    pick: (tile) => {
      feel('tap');
      touch.forget();
      choice.setChosen(choose(lays, choice.chosen, tile));
    },
    lift: (tile) => {
      touch.forget();
      if (!choice.chosen.includes(tile)) choice.setChosen([tile]);
    },
    letGo: () => {
      touch.forget();
      choice.setChosen([]);
    },
    layOn,
    draw: () => touch.attempt({ do: 'draw' }, 'heap'),
    keep: () => touch.attempt({ do: 'keep' }, 'keep'),
    hint: () => {
      const lay = hintFrom(lays);
      touch.forget();
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
