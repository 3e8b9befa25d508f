import { defaultOptions } from '@tablee/kernel';
import { type AnySay, LOCALES, speakerOf } from '@tablee/words';
import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { rummuOptions, rummuPresets } from '../../rules/options.ts';
import type { RummuOptions } from '../../rules/types.ts';
import { rummuBrief } from './index.ts';

const fr = speakerOf(words, 'fr');

function optionsOf(chosen: Partial<RummuOptions>): RummuOptions {
  return { ...defaultOptions(rummuOptions), ...chosen };
}

async function draw<Props extends object>(Picture: ComponentType<Props>, props: Props): Promise<string> {
  return new Response((await prerender(createElement(Picture, props))).prelude).text();
}

async function end(options: RummuOptions): Promise<string> {
  const [, , card] = rummuBrief.first(options);
  return card === undefined ? '' : draw(card.Picture, { options, say: fr });
}

describe('the brief', () => {
  it.each(LOCALES)('every picture of every variant is drawn and labelled in %s', async (locale) => {
    const say = speakerOf(words, locale);
    const tell = say as AnySay;
    for (const preset of Object.values(rummuPresets)) {
      const options = optionsOf(preset);
      for (const { id, Picture } of [...rummuBrief.first(options), ...rummuBrief.short(options)]) {
        const drawn = await draw(Picture, { options, say });
        expect(drawn).toContain('data-colour');
        expect(drawn).not.toMatch(/\{|undefined/);
        const told = tell(`brief.${id}`, { ...options, throwBack: String(options.throwBack) });
        expect(told).toMatch(/^[^{}]+[.!]$/);
      }
    }
  });

  it.each(LOCALES)('[RM-8] [RM-10] [RM-24] tells a newcomer the parts of a combination, in %s', async (locale) => {
    const say = speakerOf(words, locale);
    const options = optionsOf({});
    const pictures = rummuBrief.first(options).map(({ Picture }) => draw(Picture, { options, say }));
    const told = (await Promise.all(pictures)).join('');
    for (const id of ['run', 'set', 'joker'] as const) expect(told).toContain(say(`ui.brief.${id}.how`));
    expect(say('ui.brief.run.how')).toContain('3');
    expect(say('ui.brief.joker.how')).toMatch(/6.*pur/);
  });

  it('[RM-21] the end shows the points that the rules count', async () => {
    const drawn = await end(optionsOf({ sides: 'alone' }));
    expect(drawn.match(/[+−]\d+/g)?.slice(0, 2)).toEqual(['+10', '−15']);
  });

  it('[RM-25] the finisher’s partner is part of it only in teams', async () => {
    expect(await end(optionsOf({ sides: 'pairs' }))).toContain(fr('ui.brief.partner'));
    expect(await end(optionsOf({ sides: 'alone' }))).not.toContain(fr('ui.brief.partner'));
  });

  it('[RM-26] the target is that of the variant', () => {
    const told = Object.values(rummuPresets).map((preset) => fr('brief.end', optionsOf(preset)));
    expect(told.map((line) => /\d{3}/.exec(line)?.[0])).toEqual(['200', '500', '100', '250']);
  });

  it('[RM-A32] the number of rounds of the variant is told with its target', () => {
    const told = Object.values(rummuPresets).map((preset) => fr('brief.end', optionsOf(preset)));
    expect(told.map((line) => /\d+ manches/.exec(line)?.[0])).toEqual([undefined, undefined, '8 manches', '8 manches']);
  });
});
