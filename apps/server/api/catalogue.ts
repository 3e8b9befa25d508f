import { type HostCatalog, standInLevel } from '@tablee/host';
import {
  type AnyGame,
  defaultOptions,
  type OptionSpec,
  type OptionTable,
  presetOptions,
  seedFromWord,
  stepRng,
  tableFor,
  toMillis,
} from '@tablee/kernel';
import { type Catalogue, EMOTES, HOUSE, MAX_TEXT_LENGTH, PHRASES, PROTOCOL } from '@tablee/protocol';
import { AVATARS } from '../guests/avatars.ts';
import { MAX_NAME_WIDTH } from '../guests/names.ts';

type CatalogueGame = Catalogue['games'][number];
type CatalogueOption = Catalogue['house'][number];

/** Description of the games, for clients that do not have the rules. */
export function catalogueOf(games: HostCatalog): Catalogue {
  return {
    protocol: PROTOCOL,
    games: Object.keys(games).map((id) => gameIn(games, id)),
    house: optionsIn(HOUSE),
    avatars: [...AVATARS],
    longestName: MAX_NAME_WIDTH,
    emotes: [...EMOTES],
    phrases: [...PHRASES],
    longestText: MAX_TEXT_LENGTH,
  };
}

function gameIn(games: HostCatalog, id: string): CatalogueGame {
  const { versions, bots, endless = [] } = games[id] as HostCatalog[string];
  const [game] = versions;
  return {
    id,
    version: game.version,
    pace: game.traits.pace,
    counts: [...game.seating(defaultOptions(game.options)).counts],
    presets: Object.keys(game.presets).map((preset) => presetIn(game, preset)),
    options: optionsIn(game.options),
    seatOptions: optionsIn(game.seatOptions),
    levels: Object.keys(bots).filter((level) => !endless.includes(level)),
    usualLevel: standInLevel(games, id),
    commands: [...game.examples],
    faces: facesOf(game),
  };
}

function presetIn(game: AnyGame, id: string): CatalogueGame['presets'][number] {
  const options = presetOptions(game, id) as CatalogueGame['presets'][number]['options'];
  return { id, options, counts: [...game.seating(options).counts] };
}

function optionsIn<Values extends object>(table: OptionTable<Values>): CatalogueOption[] {
  return Object.entries<OptionSpec>(table).map(([name, { choices, default: usual, when, goesRound }]) => ({
    name,
    choices: [...choices],
    default: usual,
    ...(when !== undefined && { when }),
    ...(goesRound !== undefined && { goesRound }),
  }));
}

const IN_ORDER = new Intl.Collator('en', { numeric: true });

/** Faces of all pieces on the table at the start, over all presets and numbers of seats. */
function facesOf(game: AnyGame): string[] {
  const faces = Object.keys(game.presets).flatMap((preset) =>
    presetIn(game, preset).counts.flatMap((seats) => {
      const table = tableFor(game, preset, seats);
      if (table === null) return [];
      const { state } = game.setup(table, { at: toMillis(0), rng: stepRng(seedFromWord('catalogue'), 0) });
      return game.pieces(state).map(({ face }) => face);
    }),
  );
  return [...new Set(faces)].toSorted(IN_ORDER.compare);
}
