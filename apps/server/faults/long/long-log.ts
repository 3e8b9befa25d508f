import { randomBot } from '@tablee/bot-kit';
import { snatch } from '@tablee/conformance/snatch';
import type { BotSitter, HostCatalog, TableDoc } from '@tablee/host';
import {
  type AnyGame,
  after,
  type Entry,
  type GameTypes,
  type Json,
  type Match,
  type Millis,
  mixSeed,
  openMatch,
  type Rng,
  type Seat,
  seatsOf,
  submit,
} from '@tablee/kernel';
import { randomId } from '../../random-id.ts';
import { chanceOf } from '../chance.ts';
import { newTable } from '../new-table.ts';
import { somebody } from '../sitters.ts';

const SEATS = 4;
/** Longer than the minimum interval between commands of a seat. */
const BEAT_MS = 250;

/** A bot with memory, which the host has to feed with the whole match. */
const bot = { ...randomBot(snatch as AnyGame), mind: { start: 0, remember: (count: Json) => Number(count) + 1 } };
export const BOT: BotSitter = { kind: 'bot', level: 'counting', name: 'Bip', avatar: 'fox' };

export interface LongTable {
  readonly doc: TableDoc;
  readonly entries: readonly Entry<GameTypes>[];
}

/** The toy game for speed, played up to `target` points. */
export function endlessGame(target: number): AnyGame {
  const options = { ...snatch.options, target: { choices: [target], default: target } };
  return { ...snatch, options, presets: { endless: { target, tempo: 'frantic' } } };
}

export function catalogOf(game: AnyGame): HostCatalog {
  return { [game.id]: { versions: [game], bots: { counting: bot } } };
}

/** A finished match between two people and two bots, not stored yet. */
export function longTable(game: AnyGame, seed: string): LongTable {
  const rng = chanceOf('long', seed);
  const sitters = [somebody(rng), somebody(rng), BOT, BOT];
  const made = newTable({ definition: game, preset: 'endless', seats: SEATS }, sitters, `long ${seed}`);
  const doc: TableDoc = { ...made, id: randomId(), status: 'playing', nonces: [] };
  const entries: Entry<GameTypes>[] = [];
  let { match } = openMatch(game, doc.setup, mixSeed({ secret: doc.secret, nonces: [] }));
  while (game.result(match.state) === null) {
    const at = after(match.at, BEAT_MS);
    const seat = rng.pick(seatsOf(SEATS));
    const outcome = submit(match, seat, choose(match, seat, at, rng), at);
    entries.push(...outcome.played.map(({ entry }) => entry));
    match = outcome.match;
  }
  return { doc, entries };
}

/** Prefers commands that score; random ones otherwise, since dropping cards soon uses them up. */
function choose({ definition, state }: Match<GameTypes>, seat: Seat, at: Millis, rng: Rng): object {
  const legal = [...definition.legal(definition.view(state, seat), seat, at)] as { readonly do: string }[];
  const best = legal.find(({ do: what }) => what === 'snatch' || what === 'slap');
  return best ?? (legal.length === 0 ? { do: 'draw' } : rng.pick(legal));
}
