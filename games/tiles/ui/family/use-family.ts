import type { Seat } from '@tablee/kernel';
import { feel, type Hints, type Tries, useHint } from '@tablee/table-ui';
import { useMemo, useState } from 'react';
import { tiles as rules } from '../../rules/index.ts';
import type { Tile } from '../../rules/tile.ts';
import type { FamilyView, LayCommand, TilesTypes } from '../../rules/types.ts';
import type { TilesProps } from '../props.ts';
import { type LayTarget, thingName } from '../things.ts';
import { ANY_TIME, useTilesTries } from '../try.ts';
import { choose as chooseAmong, type LayPlace, placesFor, targetOf } from './places.ts';
import { type Projection, project } from './projection.ts';

export interface FamilyProps extends TilesProps {
  readonly view: FamilyView;
}

interface TouchHandlers {
  readonly pick: (tile: Tile) => void;
  /** Starts dragging a tile, together with the chosen ones if they can be laid with it. */
  readonly lift: (tile: Tile) => void;
  readonly clearSelection: () => void;
  readonly layOn: (target: LayTarget) => void;
  readonly draw: () => void;
  readonly keep: () => void;
  readonly hint: () => void;
}

/** State and actions of the table for one player. */
export interface FamilyGame extends Pick<Tries<TilesTypes>, 'refused'>, TouchHandlers {
  readonly shown: Projection;
  readonly me: Seat | null;
  readonly isMyTurn: boolean;
  readonly lays: readonly LayCommand[];
  readonly canDraw: boolean;
  readonly chosen: readonly Tile[];
  readonly places: readonly LayPlace[];
  /** The target of a hint, and its reason. */
  readonly hinted: { readonly target: LayTarget; readonly why: string } | null;
}

export function useFamily(props: FamilyProps): FamilyGame {
  const { view, viewer, pending } = props;
  const me = viewer === 'spectator' ? null : viewer;
  const shown = useMemo(() => project(view, me, pending), [view, me, pending]);
  const isMyTurn = me === view.turn && view.phase !== 'over' && shown.coming !== null;
  const { lays, canDraw } = useLegal(view, isMyTurn ? me : null);
  const choice = useChosenTiles(view.drawn, shown.rack);
  const { chosen } = choice;
  const places = useMemo(() => placesFor(lays, chosen), [lays, chosen]);
  const tries = useTilesTries(props, shown.coming);
  const hints = useHint(props, {
    rules,
    coming: shown.coming,
    onAnswer: ({ command }) => choice.setChosen(command.do === 'lay' ? command.tiles : []),
  });
  return {
    shown,
    me,
    isMyTurn,
    lays,
    canDraw,
    chosen,
    places,
    hinted: hintedBy(hints, places),
    refused: tries.refused,
    ...touchHandlers({ tries, hints, choice, lays, places }),
  };
}

/** Legal commands; none if `me` is null because it is not this player's turn. */
function useLegal(view: FamilyView, me: Seat | null): Pick<FamilyGame, 'lays' | 'canDraw'> {
  return useMemo(() => {
    const legal = me === null ? [] : [...rules.legal(view, me, ANY_TIME)];
    return {
      lays: legal.filter((command) => command.do === 'lay'),
      canDraw: legal.some((command) => command.do === 'draw'),
    };
  }, [view, me]);
}

interface TouchContext {
  readonly tries: Tries<TilesTypes>;
  readonly hints: Hints<TilesTypes>;
  readonly choice: ChosenTiles;
  readonly lays: readonly LayCommand[];
  readonly places: readonly LayPlace[];
}

/** Handlers of taps and drags. Each of them clears a refusal and a hint. */
function touchHandlers({ tries, hints, choice, lays, places }: TouchContext): TouchHandlers {
  const choose = (tiles: readonly Tile[]): void => {
    tries.forget();
    hints.forget();
    choice.setChosen(tiles);
  };
  return {
    pick: (tile) => {
      feel('tap');
      choose(chooseAmong(lays, choice.chosen, tile));
    },
    lift: (tile) => (choice.chosen.includes(tile) ? tries.forget() : choose([tile])),
    clearSelection: () => choose([]),
    layOn: (target) => {
      const lay = places.find((place) => place.target === target)?.lay;
      const place = thingName({ at: 'place', place: target });
      if (lay !== undefined) tries.attempt(lay, place);
      else if (choice.chosen.length > 0 && typeof target === 'number') {
        tries.attempt({ do: 'lay', tiles: choice.chosen, on: target }, place);
      }
      if (lay !== undefined) choice.setChosen([]);
    },
    draw: () => tries.attempt({ do: 'draw' }, thingName({ at: 'heap' })),
    keep: () => tries.attempt({ do: 'keep' }, thingName({ at: 'keep' })),
    hint: () => {
      tries.forget();
      hints.ask();
    },
  };
}

/** A hint is shown while its tiles are chosen and fit its target. */
function hintedBy({ hint }: Hints<TilesTypes>, places: readonly LayPlace[]): FamilyGame['hinted'] {
  if (hint?.command.do !== 'lay') return null;
  const target = targetOf(hint.command);
  return places.some((place) => place.target === target) ? { target, why: hint.why } : null;
}

interface ChosenTiles {
  readonly chosen: readonly Tile[];
  readonly setChosen: (tiles: readonly Tile[]) => void;
}

/** DR-10: a tile that was just drawn and fits is selected at once. */
function useChosenTiles(drawn: Tile | null, rack: readonly Tile[]): ChosenTiles {
  const [tiles, setChosen] = useState<readonly Tile[]>([]);
  const [seen, setSeen] = useState<Tile | null>(null);
  if (drawn !== seen) {
    setSeen(drawn);
    if (drawn !== null) setChosen([drawn]);
  }
  const chosen = useMemo(() => tiles.filter((tile) => rack.includes(tile)), [tiles, rack]);
  return { chosen, setChosen };
}
