import { chooseHonours, type Honour, leaderOf, type MatchEnd } from '@tablee/table-ui';
import type { TilesSay, TilesWords } from '../locale/index.ts';
import { characterOf, colourOf, type Tile } from '../rules/tile.ts';
import type { FamilyView, JuniorView, TilesSight, TilesTypes } from '../rules/types.ts';

type TilesMatchEnd = MatchEnd<TilesTypes, TilesWords>;

export function honoursOfTiles({ view, sights, say }: TilesMatchEnd): readonly Honour[] {
  if (view.mode === 'junior') return chooseHonours(juniorHonours(view, say));
  return sights === null ? [] : chooseHonours(familyHonours(view, sights, say));
}

type LaidSight = Extract<TilesSight, { kind: 'laid' }>;

function familyHonours(view: FamilyView, sights: readonly TilesSight[], say: TilesSay): (Honour | null)[] {
  const lays = laysOn(view, sights);
  const perSeat = (count: (seat: number) => number): number[] => view.racks.map((_, seat) => count(seat));
  const mine = (seat: number): LaidSight[] => lays.filter((lay) => lay.seat === seat);
  const largest = leaderOf(perSeat((seat) => Math.max(0, ...mine(seat).map(({ tiles }) => tiles.length))));
  const most = leaderOf(perSeat((seat) => mine(seat).reduce((sum, { tiles }) => sum + tiles.length, 0)));
  const draws = leaderOf(
    perSeat((seat) => sights.filter((sight) => sight.kind === 'drew' && sight.seat === seat).length),
  );
  return [
    most && { seat: most.seat, title: say('honour.laid', most), words: say('honour.laid.words', most) },
    largest !== null && largest.count > 1
      ? { seat: largest.seat, title: say('honour.largest', largest), words: say('honour.largest.words') }
      : null,
    draws && { seat: draws.seat, title: say('honour.drew', draws), words: say('honour.drew.words', draws) },
  ];
}

/** The lays that stand. A lay that was undone does not count: its tiles were laid again or are on a rack. */
function laysOn({ series }: FamilyView, sights: readonly TilesSight[]): LaidSight[] {
  const onTable = new Set(series.flatMap(({ tiles }) => tiles));
  const last = new Map<Tile, LaidSight>();
  for (const sight of sights) if (sight.kind === 'laid') for (const tile of sight.tiles) last.set(tile, sight);
  return [...new Set(last.values())].filter((lay) =>
    lay.tiles.every((tile) => onTable.has(tile) && last.get(tile) === lay),
  );
}

/** DR-A2: tiles are kept in pairs, one after the other. */
function juniorHonours({ kept }: JuniorView, say: TilesSay): (Honour | null)[] {
  const pairs = kept.map((tiles) =>
    tiles.flatMap((tile, index): (readonly [Tile, Tile])[] =>
      index % 2 === 1 ? [[tiles[index - 1] as Tile, tile]] : [],
    ),
  );
  const count = (isCounted: (one: Tile, other: Tile) => boolean): number[] =>
    pairs.map((own) => own.filter(([one, other]) => isCounted(one, other)).length);
  const animals = leaderOf(count((one, other) => characterOf(one) === characterOf(other)));
  const colours = leaderOf(count((one, other) => colourOf(one) === colourOf(other)));
  const kinds = leaderOf(kept.map((tiles) => new Set(tiles.map(characterOf)).size));
  return [
    animals && { seat: animals.seat, title: say('honour.animals', animals), words: say('honour.animals.words') },
    colours && { seat: colours.seat, title: say('honour.colours', colours), words: say('honour.colours.words') },
    kinds && { seat: kinds.seat, title: say('honour.kinds', kinds), words: say('honour.kinds.words', kinds) },
  ];
}
