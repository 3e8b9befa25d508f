import type { Bot } from '@tablee/bot-kit';
import { type GameTypes, presetOptions } from '@tablee/kernel';
import { rulesCatalog } from '../../games/catalog.rules.ts';
import { uiCatalog } from '../../games/catalog.ui.ts';
import type { PlaygroundOptions } from './options.ts';
import { type Toy, toys } from './toys/index.ts';

/** A toy, or a game of the catalogs; by default the first one that has a table. */
export async function openGame({ game, level, preset, locale }: PlaygroundOptions): Promise<Toy> {
  const toy = toys[game];
  if (toy !== undefined) return toy;
  const id = game === '' ? (Object.keys(uiCatalog).find((one) => uiCatalog[one]?.table) ?? '') : game;
  const [rules, entry] = [rulesCatalog[id], uiCatalog[id]];
  if (rules === undefined || !entry?.table) throw new Error(`${id} has no table to look at`);
  const [definition] = rules.versions;
  const options = presetOptions(definition, preset ?? Object.keys(definition.presets)[0] ?? '');
  await entry.partFor?.({ ...options })?.load(locale);
  const playing = { definition, bot: rules.bots[level] as Bot<GameTypes> };
  return { ...playing, ui: await entry.table(), words: await rules.words(), box: entry.words };
}
