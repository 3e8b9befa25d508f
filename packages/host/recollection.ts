import type { Bot } from '@tablee/bot-kit';
import type { AnyGame, GameTypes, Json, Millis, Seat } from '@tablee/kernel';
import type { Stepped } from './frames.ts';
import { type PastPorts, retrace } from './rebuild.ts';

/** What a bot would keep in mind had it sat at its seat all along, up to entry `seq`. */
export interface Recollection {
  readonly memory: Json;
  readonly seq: number;
}

export function newMemory({ mind }: Bot<GameTypes>): Json {
  return mind?.start ?? null;
}

/** What a bot keeps in mind after one more step. */
export function remembered(bot: Bot<GameTypes>, memory: Json, definition: AnyGame, seat: Seat, step: Stepped): Json {
  const { mind } = bot;
  if (mind === null || step.events.length === 0) return memory;
  const view = definition.view(step.after, seat);
  const sights = step.events.map((event) => definition.sight(event, seat)).filter((sight) => sight !== null);
  return sights.reduce((before: Json, sight) => mind.remember(before, sight, view, step.at as Millis), memory);
}

/** From the whole log of a table; a bot without a mind has nothing to look for there. */
export async function recollect(
  ports: PastPorts,
  table: string,
  bot: Bot<GameTypes>,
  definition: AnyGame,
  seat: Seat,
): Promise<Recollection> {
  let recollection: Recollection = { memory: newMemory(bot), seq: -1 };
  if (bot.mind === null) return recollection;
  await retrace(ports, table, (step) => {
    recollection = { memory: remembered(bot, recollection.memory, definition, seat, step), seq: step.seq };
  });
  return recollection;
}
