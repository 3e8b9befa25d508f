import type { Page } from '@playwright/test';
import type { Chapter } from '../../games/rush-out/rules/types.ts';
import { until } from '../harness/until.ts';
import type { RushInput } from './rush-input.ts';
import { RushPlayer } from './rush-player.ts';
import { sitTogether } from './table-setup.ts';

interface Sitting {
  readonly preset?: Chapter;
  readonly options?: object;
  readonly bots?: number;
  readonly inputs?: readonly (RushInput | undefined)[];
}

/** Seats these people and bots at one table of Rush Out! and starts the match, with all tips marked as seen. */
export async function sitAtRush(
  pages: readonly Page[],
  origin: string,
  { preset = 'training-1', options = {}, bots = 0, inputs = [] }: Sitting = {},
): Promise<RushPlayer[]> {
  const habits = pages.map((_, seat) => (inputs[seat] === undefined ? {} : { input: inputs[seat] }));
  const players = await Promise.all(pages.map((page, seat) => RushPlayer.withoutTips(page, habits[seat])));
  await sitTogether(pages, origin, { game: 'rush-out', preset, options, bots });
  await until('everybody sees the match', () => players.every(({ listener }) => listener.view !== null));
  return players;
}
