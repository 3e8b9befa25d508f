import { defaultOptions } from '@tablee/kernel';
import { LOCALES, speakerOf } from '@tablee/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { diceOptions, dicePresets } from '../../rules/options.ts';
import { diceBrief } from './index.ts';

describe('the game in pictures', () => {
  it.each(LOCALES)('every picture of every variant is drawn and labelled in %s', (locale) => {
    const say = speakerOf(words, locale);
    for (const preset of Object.values(dicePresets)) {
      const options = { ...defaultOptions(diceOptions), ...preset };
      for (const { Picture } of [...diceBrief.first(options), ...diceBrief.short(options)]) {
        const drawn = renderToStaticMarkup(createElement(Picture, { options, say }));
        expect(drawn).toContain('data-colour');
        expect(drawn).not.toMatch(/\{|undefined/);
      }
    }
  });

  it('[RX-14] the first picture shows a joker in a run, and says what it is', () => {
    const options = defaultOptions(diceOptions);
    const aim = diceBrief.first(options)[0]?.Picture;
    const drawn =
      aim === undefined ? '' : renderToStaticMarkup(createElement(aim, { options, say: speakerOf(words, 'fr') }));
    expect(drawn).toMatch(/joker[^>]*>.*le joker remplace un dé/s);
  });

  it('[RX-18] the end shows what the rules would count', () => {
    const say = speakerOf(words, 'fr');
    const options = defaultOptions(diceOptions);
    const end = diceBrief.first(options)[2]?.Picture;
    const drawn = end === undefined ? '' : renderToStaticMarkup(createElement(end, { options, say }));
    expect(drawn).toContain('+12');
    expect(drawn.match(/>11</g)).toHaveLength(1);
  });
});
