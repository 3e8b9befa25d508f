import { letterOf, type Notation } from '@tablee/kernel';
import type {
  FamilyState,
  FamilyView,
  JuniorState,
  JuniorView,
  Series,
  TilesCommand,
  TilesState,
  TilesTypes,
  TilesView,
} from './types.ts';

const TILES_PER_ROW = 13;

function writeCommand(command: TilesCommand): string {
  switch (command.do) {
    case 'lay':
      return `lay ${command.tiles.join(' ')} > ${command.on ?? 'new'}`;
    case 'flip':
      return `flip ${command.place}`;
    case 'draw':
    case 'keep':
      return command.do;
  }
}

function writeSeries(table: readonly Series[]): string {
  return `table ${table.map(({ id, tiles }) => `[${[id, ...tiles].join(' ')}]`).join(' ')}`;
}

function writeHead(phase: string, turn: number, drawn: string | null): string {
  return [`turn ${letterOf(turn)}`, phase, ...(drawn === null ? [] : [drawn])].join(' ');
}

function writeFamily(state: FamilyState): string {
  const racks = state.racks.map((rack, seat) => [letterOf(seat), ...rack].join(' '));
  const head = writeHead(state.phase, state.turn, state.drawn);
  return [head, writeSeries(state.series), ['pool', ...state.pool].join(' '), ...racks].join('\n');
}

function writeFamilyView(view: FamilyView): string {
  const counts = view.racks.map((count, seat) => `${letterOf(seat)} ${count}`);
  const head = writeHead(view.phase, view.turn, view.drawn);
  const own = view.rack === null ? [] : [['rack', ...view.rack].join(' ')];
  return [head, writeSeries(view.series), `pool ${view.pool}`, counts.join(' '), ...own].join('\n');
}

function writeJunior(of: JuniorState | JuniorView): string {
  const rows: string[] = [];
  for (let start = 0; start < of.grid.length; start += TILES_PER_ROW) {
    const row = of.grid
      .slice(start, start + TILES_PER_ROW)
      .map((shown, index) => writePlace(shown, of.up.includes(start + index)));
    rows.push(row.join(' '));
  }
  const kept = of.kept.map((tiles, seat) => [letterOf(seat), ...tiles].join(' '));
  return [writeHead(of.phase, of.turn, null), ...rows, ...kept].join('\n');
}

/** An open tile is written in brackets, a taken one as a dot, a back as a question mark. */
function writePlace(shown: string | null, isUp: boolean): string {
  if (shown === null) return '.';
  if (shown === 'back') return '?';
  return isUp ? `[${shown}]` : shown;
}

export const tilesNotation: Notation<TilesTypes> = {
  command: writeCommand,
  state: (state: TilesState) => (state.mode === 'family' ? writeFamily(state) : writeJunior(state)),
  view: (view: TilesView) => (view.mode === 'family' ? writeFamilyView(view) : writeJunior(view)),
};
