import { defaultOptions } from '@tablee/kernel';
import { type AnySay, LOCALES, speakerOf } from '@tablee/words';
import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { tilesOptions, tilesPresets } from '../../rules/options.ts';
import type { TilesOptions } from '../../rules/types.ts';
import { tilesBrief } from './index.ts';

function optionsOf(preset: keyof typeof tilesPresets): TilesOptions {
  return { ...defaultOptions(tilesOptions), ...tilesPresets[preset] };
}

async function draw<Props extends object>(Picture: ComponentType<Props>, props: Props): Promise<string> {
  return new Response((await prerender(createElement(Picture, props))).prelude).text();
}

/** All text of the first three cards, under the pictures and in them. */
async function firstTold(preset: keyof typeof tilesPresets, locale: 'fr' | 'en'): Promise<string> {
  const say = speakerOf(words, locale);
  const options = optionsOf(preset);
  const facts = Object.fromEntries(Object.entries(options).map(([name, chosen]) => [name, String(chosen)]));
  const cards = tilesBrief.first(options).map(async ({ id, Picture }) => {
    return (say as AnySay)(`brief.${id}`, facts) + (await draw(Picture, { options, say }));
  });
  return (await Promise.all(cards)).join(' ');
}

describe.each(LOCALES)('the first cards in %s', (locale) => {
  const say = speakerOf(words, locale);

  it('[DR-6] say what a run and a family are', async () => {
    const told = await firstTold('family', locale);
    expect(told).toContain(say('ui.brief.run.how'));
    expect(told).toContain(say('ui.brief.family.how'));
  });

  it.each(['junior', 'memory'] as const)('[DR-3] say what a pair is: %s', async (preset) => {
    const told = await firstTold(preset, locale);
    expect(told).toContain(say('ui.brief.animal'));
    expect(told).toContain(say('ui.brief.colour'));
    expect(told).toContain(say('ui.brief.neither'));
  });

  it('[DR-A3] say of memory alone that tiles stay in their places', async () => {
    expect(await firstTold('memory', locale)).toContain(say('brief.stay'));
    expect(await firstTold('memory', locale)).toContain(say('ui.brief.same-place'));
    expect(await firstTold('junior', locale)).not.toContain(say('brief.stay'));
  });
});

it('[DR-12] [DR-A11] the first cards say how a family match ends, also when nothing is left to draw', async () => {
  const told = await firstTold('family', 'fr');
  expect(told).toContain('Pose toutes tes tuiles avant les autres.');
  expect(told).toContain('Qui a le moins de tuiles gagne.');
});
