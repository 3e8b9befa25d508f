import { uiCatalog } from '@tablee/games/catalog.ui';
import { defaultOptions } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageWords } from '../../../locale/index.ts';
import { newCards, rememberCards } from '../../../session/known-games.ts';
import { type BriefLine, briefOf } from '../../rules/brief-lines.ts';

type Chosen = readonly [preset: string, seat?: Readonly<Record<string, string>>];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function firstCards(game: string, [preset, seat]: Chosen): Promise<BriefLine[]> {
  const entry = uiCatalog[game];
  if (entry?.table == null) throw new Error(`no table of ${game}`);
  const [ui, { definition, words }] = await Promise.all([entry.table(), entry.rules('fr')]);
  const options = { ...defaultOptions(definition.options), ...definition.presets[preset] };
  return briefOf(ui.brief?.first(options, seat) ?? [], options, speakerOf(words, 'fr'), pageWords('fr'));
}

const SORCERER = { role: 'sorcerer' };

it.each<[game: string, before: Chosen, then: Chosen, ids: string[]]>([
  ['tiles', ['junior'], ['family'], ['aim', 'lay', 'turn']],
  ['tiles', ['junior'], ['memory'], ['lay', 'stay']],
  ['tiles', ['junior'], ['junior'], []],
  ['dice', ['short'], ['strict'], ['turn', 'end']],
  ['rush-out', ['training-1'], ['training-1', SORCERER], ['signal.sorcerer', 'spells']],
])('%s: to who has read %j, %j shows %j', async (game, before, then, ids) => {
  rememberCards(game, await firstCards(game, before));
  expect(newCards(game, await firstCards(game, then)).map(({ id }) => id)).toEqual(ids);
});
