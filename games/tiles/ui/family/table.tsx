import {
  type Box,
  Flights,
  TileBack,
  useArrowKeys,
  useFlights,
  useIsWide,
  useKeepFocus,
  useShake,
} from '@tablee/table-ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Tile } from '../../rules/tile.ts';
import { BACK, originsOf, tileKey } from '../origins.ts';
import { Piece } from '../piece.tsx';
import { Board } from './board.tsx';
import { Coaching } from './coaching.tsx';
import { DragTable, type DropPlace } from './drag.ts';
import { loggedActions } from './log.ts';
import { Log } from './log-chips.tsx';
import { Others } from './others.tsx';
import { arrange, moveTo, type RackOrder } from './rack-order.ts';
import { Spectacle } from './spectacle.tsx';
import { Status } from './status.tsx';
import { Tray } from './tray.tsx';
import { type FamilyGame, type FamilyProps, useFamily } from './use-family.ts';
import { useFamilyKeys, useHintFocus } from './use-keys.ts';

const BACKS = { [BACK]: <TileBack /> };

export function FamilyTable(props: FamilyProps) {
  const { happenings } = props;
  const origins = useMemo(() => originsOf(happenings), [happenings]);
  const originOf = useCallback((key: string) => origins.get(key) ?? null, [origins]);
  const game = useFamily(props);
  return (
    <Flights originOf={originOf} backs={BACKS}>
      <Felt {...props} game={game} />
    </Flights>
  );
}

function Felt(props: FamilyProps & { readonly game: FamilyGame }) {
  const { game, happenings, view, viewer, isBig = false } = props;
  const deck = useFlights();
  const isWide = useIsWide();
  const [order, setOrder] = useState<RackOrder>({ by: 'colour' });
  const rack = useMemo(() => arrange(game.shown.rack, order), [game.shown.rack, order]);
  const actions = useMemo(() => loggedActions(happenings, view), [happenings, view]);
  const root = useRef<HTMLElement>(null);
  const onKeyDown = useArrowKeys(game.clearSelection);
  useKeepFocus(root);
  useFamilyKeys(game, root);
  useHintFocus(game, root);
  useShake(props.refusal, game.refused);

  const onDrop = (tile: Tile, place: DropPlace | null, box: Box): void => {
    deck.carry(tileKey(tile), box);
    if (place === null) return;
    if ('on' in place) game.layOn(place.on);
    else setOrder({ by: 'hand', tiles: moveTo(rack, tile, place.before) });
  };

  return (
    <DragTable
      onLift={game.lift}
      onDrop={onDrop}
      preview={(tile) => <Hand tiles={game.chosen.length > 0 ? game.chosen : [tile]} />}
      locale={props.locale}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one listener for the buttons in it */}
      <main
        className="game family"
        data-watching={viewer === 'spectator' || undefined}
        onKeyDown={onKeyDown}
        onClick={clearOnTap(game.clearSelection)}
        ref={root}
      >
        {viewer === 'spectator' ? (
          <div className="tray wood tiles-tray">
            <Status {...props} />
          </div>
        ) : (
          <Tray {...props} rack={rack} order={order} onSort={(by) => setOrder({ by })} />
        )}
        <Board {...props} actions={actions} isWide={isWide || isBig} />
        <Others {...props} actions={actions} />
        {(isWide || isBig) && <Log {...props} actions={actions} shown={3} />}
        <Spectacle {...props} />
        {viewer !== 'spectator' && <Coaching {...props} />}
      </main>
    </DragTable>
  );
}

/** The dragged tiles, stacked. */
function Hand({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <span className="hand">
      {tiles.map((tile) => (
        <Piece key={tile} tile={tile} />
      ))}
    </span>
  );
}

/** A tap on the empty board clears the selection. */
function clearOnTap(clearSelection: () => void) {
  return ({ target }: { readonly target: EventTarget }): void => {
    if (target instanceof Element && target.closest('button, .coach') === null) clearSelection();
  };
}
