import { type ExampleWords, type ShownExample, whoIs } from '@tablee/table-ui';
import type { TilesSay, TilesWords } from '../locale/index.ts';
import { seriesWith } from '../rules/series.ts';
import { colourOf, type Tile, valueOf } from '../rules/tile.ts';
import type { FamilyView, JuniorView, LayCommand, TilesCommand, TilesTypes } from '../rules/types.ts';
import { joinNames, nameSeries, nameTile, nameTiles } from './name.ts';

type TilesExample = ShownExample<TilesTypes>;

export function tellExample(shown: TilesExample, words: ExampleWords<TilesWords>): { seen: string; tried: string } {
  const { view } = shown;
  const told = view.mode === 'family' ? tellFamily(view, shown.command, words.say) : tellJunior(view, words.say);
  const when = tellWhen(shown, words);
  return { seen: [...told, ...(when === null ? [] : [when])].join(' '), tried: tellTried(shown, words.say) };
}

/** Names the player whose turn it is; null if it is the seat's own turn. */
export function tellWhen({ view, seat }: TilesExample, { say, nameOf }: ExampleWords<TilesWords>): string | null {
  if (view.phase === 'over') return say('event.over');
  return view.turn === seat ? null : say('event.turn', whoIs(view.turn, seat, nameOf));
}

/** The pool matters for a lay only when it is empty. */
export function isPoolShown({ pool }: FamilyView, command: TilesCommand): boolean {
  return command.do !== 'lay' || pool === 0;
}

function tellFamily(view: FamilyView, command: TilesCommand, say: TilesSay): string[] {
  const { series, rack, pool, drawn } = view;
  const things = series.map((one) => nameSeries(one, say)).join('. ');
  return [
    ...(series.length === 0 ? [] : [say('ui.example.table', { things })]),
    say('ui.example.rack', { tiles: nameTiles(rack ?? [], say) }),
    ...(drawn === null ? [] : [say('ui.example.drawn', { tile: nameThe(drawn, say) })]),
    ...(isPoolShown(view, command) ? [`${say('ui.pool.count', { count: pool })}.`] : []),
  ];
}

function tellJunior({ grid, up }: JuniorView, say: TilesSay): string[] {
  const backs = say('ui.example.backs', { count: grid.filter((place) => place === 'back').length });
  const open = up.map((place) => nameThe(grid[place] as Tile, say));
  return [say('ui.example.table', { things: joinNames([...open, backs], say) })];
}

function tellTried({ view, command }: TilesExample, say: TilesSay): string {
  switch (command.do) {
    case 'lay':
      return tellLay(view as FamilyView, command, say);
    case 'draw':
      return say('ui.example.draw');
    case 'keep':
      return tellKeep(view as FamilyView, say);
    case 'flip': {
      const place = (view as JuniorView).grid[command.place];
      if (place === 'back' || place == null) return say('ui.example.flip');
      return say('ui.example.flip-open', { tile: nameThe(place, say) });
    }
  }
}

function tellLay({ series }: FamilyView, { tiles, on }: LayCommand, say: TilesSay): string {
  const target = seriesWith(series, on);
  const own = (target?.tiles ?? tiles)[0] as Tile;
  const names = joinNames(
    tiles.map((tile) => nameThe(tile, say)),
    say,
  );
  const facts = { kind: target?.kind ?? 'new', colour: colourOf(own), value: valueOf(own) };
  return say('ui.example.lay', { tiles: names, ...facts });
}

function tellKeep({ drawn }: FamilyView, say: TilesSay): string {
  return drawn === null ? say('ui.example.keep-nothing') : say('ui.example.keep', { tile: nameThe(drawn, say) });
}

function nameThe(tile: Tile, say: TilesSay): string {
  return say('ui.example.the', { tile: nameTile(tile, say) });
}
