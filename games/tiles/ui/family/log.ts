import type { Seat } from '@tablee/kernel';
import type { Happening } from '@tablee/table-ui';
import type { Tile } from '../../rules/tile.ts';
import type { FamilyView, TilesSight, TilesTypes } from '../../rules/types.ts';

/** A player's action in a turn, as shown on a chip. */
export interface LoggedAction {
  readonly seq: number;
  readonly seat: number;
  readonly kind: 'laid' | 'drew' | 'kept' | 'blocked';
  readonly tiles: readonly Tile[];
}

/** One action for each turn: the decision about a drawn tile replaces the draw. */
export function loggedActions(
  happenings: readonly Happening<TilesTypes>[],
  { phase, turn }: Pick<FamilyView, 'phase' | 'turn'>,
): LoggedAction[] {
  const turns: LoggedAction[] = [];
  for (const action of happenings.flatMap(({ seq, sights }) => sights.flatMap((sight) => actionsIn(seq, sight)))) {
    if (turns.at(-1)?.seat === action.seat) turns.pop();
    turns.push(action);
  }
  const last = turns.at(-1);
  // After an undo the player decides about the drawn tile again, so it is not kept yet.
  if (last?.kind === 'kept' && phase === 'drawn' && last.seat === turn) turns.splice(-1, 1, { ...last, kind: 'drew' });
  return turns;
}

function actionsIn(seq: number, sight: TilesSight): LoggedAction[] {
  switch (sight.kind) {
    case 'laid':
      return [{ seq, seat: sight.seat, kind: sight.kind, tiles: sight.tiles }];
    case 'drew':
    case 'kept':
    case 'blocked':
      return [{ seq, seat: sight.seat, kind: sight.kind, tiles: [] }];
    default:
      return [];
  }
}

/** The tiles laid since my last turn, marked until my next turn ends. For a spectator, the tiles of the last lay. */
export function freshTiles(actions: readonly LoggedAction[], me: Seat | null): ReadonlySet<Tile> {
  const isNew = me === null ? isNewest(actions) : isSince(actions, me);
  return new Set(
    actions.filter((action, index) => action.kind === 'laid' && isNew(index)).flatMap(({ tiles }) => tiles),
  );
}

function isNewest(actions: readonly LoggedAction[]): (index: number) => boolean {
  const newest = actions.findLastIndex(({ kind }) => kind === 'laid');
  return (index) => index === newest;
}

function isSince(actions: readonly LoggedAction[], me: Seat): (index: number) => boolean {
  const theirs = actions.findLastIndex(({ seat }) => seat !== me);
  const mine = actions.slice(0, theirs + 1).findLastIndex(({ seat }) => seat === me);
  return (index) => index > mine;
}
