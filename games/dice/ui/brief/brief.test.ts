import { defaultOptions } from '@tablee/kernel';
import { LOCALES, speakerOf } from '@tablee/words';
import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { diceOptions, dicePresets } from '../../rules/options.ts';
import { diceBrief } from './index.ts';

/** Renders the picture after its lazy script has loaded. */
async function draw<Props extends object>(picture: ComponentType<Props> | undefined, props: Props): Promise<string> {
  if (picture === undefined) return '';
  const drawn = await new Response((await prerender(createElement(picture, props))).prelude).text();
  return drawn.replaceAll('<!-- -->', '');
}

describe('the game in pictures', () => {
  it.each(LOCALES)('every picture of every variant is drawn and labelled in %s', async (locale) => {
    const say = speakerOf(words, locale);
    for (const preset of Object.values(dicePresets)) {
      const options = { ...defaultOptions(diceOptions), ...preset };
      for (const { Picture } of [...diceBrief.first(options), ...diceBrief.short(options)]) {
        const drawn = await draw(Picture, { options, say });
        expect(drawn).toContain('data-colour');
        expect(drawn).not.toMatch(/\{|undefined/);
      }
    }
  });

  it.each([
    ['classic', 'Lance, puis pose.', 'ce qui va.'],
    ['strict', 'Lance, puis pose : si tu peux poser, tu dois.', 'dès que tu peux.'],
  ])('[RX-A4] the pictures of a %s table say which lays are obligatory', async (preset, lead, what) => {
    const options = { ...defaultOptions(diceOptions), ...dicePresets[preset] };
    const say = speakerOf(words, 'fr');
    expect(say('brief.turn', options)).toMatch(new RegExp(`^${lead} Ce qui est`));
    expect(await draw(diceBrief.first(options)[1]?.Picture, { options, say })).toContain(what);
  });

  it('[RX-14] the first picture shows a joker in a run and explains it', async () => {
    const options = defaultOptions(diceOptions);
    const aim = diceBrief.first(options)[0]?.Picture;
    const drawn = await draw(aim, { options, say: speakerOf(words, 'fr') });
    expect(drawn).toMatch(/joker[^>]*>.*le joker remplace un dé/s);
  });

  it('[RX-18] the picture of the end shows the score by the rules', async () => {
    const say = speakerOf(words, 'fr');
    const options = defaultOptions(diceOptions);
    const end = diceBrief.first(options)[2]?.Picture;
    const drawn = await draw(end, { options, say });
    expect(drawn).toContain('+12');
    expect(drawn.match(/>11</g)).toHaveLength(1);
  });
});
