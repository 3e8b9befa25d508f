import { type Bot, rememberEvents } from '@tablee/bot-kit';
import type { AnyGame, GameTypes, Json, Millis, Seat } from '@tablee/kernel';
import type { MatchStep } from '../match/frames.ts';
import { type PastPorts, retrace } from '../match/rebuild.ts';

/** Memory of a bot as if it had sat in its seat from the deal up to entry `seq`. */
export interface BotMemory {
  readonly memory: Json;
  readonly seq: number;
}

export function newMemory({ mind }: Bot<GameTypes>): Json {
  return mind?.start ?? null;
}

export function memoryAfter(bot: Bot<GameTypes>, memory: Json, definition: AnyGame, seat: Seat, step: MatchStep): Json {
  const { after: state, events, at } = step;
  return rememberEvents(definition, bot.mind, memory, seat, { state, events, at: at as Millis });
}

/** Reads the whole log of a table; a bot without a mind needs none of it. */
export async function rebuildMemory(
  ports: PastPorts,
  table: string,
  bot: Bot<GameTypes>,
  definition: AnyGame,
  seat: Seat,
): Promise<BotMemory> {
  let recollection: BotMemory = { memory: newMemory(bot), seq: -1 };
  if (bot.mind === null) return recollection;
  await retrace(ports, table, (step) => {
    recollection = { memory: memoryAfter(bot, recollection.memory, definition, seat, step), seq: step.seq };
  });
  return recollection;
}
