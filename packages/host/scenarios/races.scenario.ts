import { snatch } from '@tablee/conformance/snatch';
import type { AnyGame, CommandEntry, GameTypes } from '@tablee/kernel';
import { LiveTable } from '../table/live-table.ts';
import type { Sitter } from '../table/table-doc.ts';
import { docOf, person, TestClient, TestHost } from './host.scenario.ts';

interface Card {
  readonly id: number;
  readonly face: string;
}

interface View {
  readonly hand: readonly Card[];
  readonly pile: readonly Card[];
}

const PEOPLE = [person('ann'), person('bob')] as const;
export interface RaceScene {
  readonly host: TestHost;
  readonly table: LiveTable;
  /** Round trip 10 ms. */
  readonly ann: TestClient;
  /** Round trip 110 ms. */
  readonly bob: TestClient;
}

export interface RaceSetup {
  readonly seats?: readonly Sitter[];
  readonly word?: string;
  readonly fair?: boolean;
  readonly preset?: string;
  readonly game?: AnyGame;
}

export async function begin(wanted: RaceSetup = {}): Promise<RaceScene> {
  const { seats = PEOPLE, word = 'table', fair = true, preset = 'long', game = snatch } = wanted;
  const host = new TestHost([game]);
  const doc = docOf(game, preset, seats, word);
  const made = await LiveTable.make({ ...doc, house: { ...doc.house, fair } }, host.ports);
  if (!made.ok) throw new Error(made.problem);
  const { table } = made;
  const [ann, bob] = [new TestClient(table, 'ann'), new TestClient(table, 'bob')];
  await table.start('ann');
  await ann.measure(host.clock, 10);
  if (seats[1]?.kind === 'person') await bob.measure(host.clock, 110);
  return { host, table, ann, bob };
}

export function viewOf({ followed }: TestClient): View {
  return followed.view as View;
}

export function drop(client: TestClient, place = 0): object {
  return { do: 'drop', card: viewOf(client).hand[place]?.id };
}

export async function played({
  host,
  table,
}: Pick<RaceScene, 'host' | 'table'>): Promise<readonly CommandEntry<GameTypes>[]> {
  const { entries } = (await host.store.load(table.id)) ?? { entries: [] };
  return (entries as CommandEntry<GameTypes>[]).filter(({ kind }) => kind === 'command');
}
