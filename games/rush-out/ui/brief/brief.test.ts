import { defaultOptions } from '@tablee/kernel';
import { type AnySay, LOCALES, speakerOf } from '@tablee/words';
import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { skillsOf } from '../../rules/content/cards.ts';
import { CHAPTERS } from '../../rules/content/chapters.ts';
import { rushOut } from '../../rules/index.ts';
import type { Chapter, RushSeatOptions } from '../../rules/types.ts';
import { rushBrief } from './index.ts';

/** Renders the picture after its script has loaded. */
async function draw<Props extends object>(picture: ComponentType<Props> | undefined, props: Props): Promise<string> {
  if (picture === undefined) return '';
  const drawn = await new Response((await prerender(createElement(picture, props))).prelude).text();
  return drawn.replaceAll('<!-- -->', '');
}

const options = defaultOptions(rushOut.options);
const SORCERER: RushSeatOptions = { role: 'sorcerer', class: 'any', colour: 'any' };
const HERO: RushSeatOptions = { role: 'hero', class: 'bard', colour: 'blue' };

const say = speakerOf(words, 'fr');
const sayAny = say as AnySay;

describe('the brief', () => {
  it.each(LOCALES)('every picture of every variant is drawn and labelled in %s', async (locale) => {
    for (const preset of Object.values(rushOut.presets)) {
      const chosen = { ...options, ...preset };
      const roles = [undefined, HERO, SORCERER].flatMap((mine) => rushBrief.first(chosen, mine));
      for (const { Picture } of [...roles, ...rushBrief.short(chosen)]) {
        const drawn = await draw(Picture, { options: chosen, say: speakerOf(words, locale) });
        expect(drawn).toContain('<svg');
        expect(drawn).not.toMatch(/\{|undefined/);
      }
    }
  });

  it('[RO-28] [RO-32] the sorcerer’s dragon is drawn in training 2 only', async () => {
    for (const chapter of CHAPTERS) {
      const chosen = { ...options, chapter };
      const end = await draw(rushBrief.first(chosen, SORCERER)[2]?.Picture, { options: chosen, say });
      expect([chapter, end.includes('<img')]).toEqual([chapter, chapter === 'training-2']);
    }
  });

  it('[RO-28] [RO-32] [RO-41] the rules of the dragon, rounds and dissipations are listed where they are played', () => {
    const SOME = ['box', 'dragon', 'rounds', 'dissipation'];
    const listed = CHAPTERS.map((chapter) => {
      const sections = rushBrief.sections?.({ ...options, chapter }) ?? [];
      return [chapter, ...SOME.filter((section) => sections.includes(section))];
    });
    expect(listed).toEqual([
      ['training-1'],
      ['training-2', 'dragon'],
      ['scenario-1', 'dragon', 'rounds', 'dissipation'],
    ]);
  });

  const toldTo = (chapter: Chapter, mine: RushSeatOptions): string => {
    const facts = { chapter: chapter.replaceAll('-', '_') };
    const cards = rushBrief.first({ ...options, chapter }, mine);
    expect(cards).toHaveLength(3);
    return cards.map(({ id }) => `${sayAny(`brief.${id}.title`, facts)}: ${sayAny(`brief.${id}`, facts)}`).join(' ');
  };

  it.each(CHAPTERS)('[RO-18] [RO-19] a hero reads the two rules that beginners break first, in %s', (chapter) => {
    expect(toldTo(chapter, HERO)).toMatch(/[Tt]ous tes dés .*une seule carte.*deux couleurs/);
    expect(toldTo(chapter, HERO)).toMatch(/sorcier lance.*signal/);
    expect(toldTo(chapter, HERO)).not.toMatch(/fanion|cinq dés/);
  });

  it.each(CHAPTERS)(
    '[RO-14] [RO-23] [RO-25] the sorcerer reads who begins, the limit of one spell, and banners, in %s',
    (chapter) => {
      expect(toldTo(chapter, SORCERER)).toMatch(/cinq dés.*signal.*un seul sort.*fanion visible/);
      expect(toldTo(chapter, SORCERER)).not.toMatch(/ton héros|Le sorcier lance/);
    },
  );

  it('[RO-39] both camps read that two trophies win, and how long it takes, in scenarios only', () => {
    for (const chapter of CHAPTERS) {
      for (const mine of [HERO, SORCERER]) {
        const isTold = /un trophée.*Deux trophées gagnent la partie.*15 à 30 minutes/.test(toldTo(chapter, mine));
        expect([chapter, isTold]).toEqual([chapter, chapter === 'scenario-1']);
      }
    }
  });

  it('[RO-42] [RO-35] both camps read where a dissipation lies and that the dragon can win the round, in scenario 1', () => {
    for (const mine of [HERO, SORCERER])
      expect(toldTo('scenario-1', mine)).toMatch(/Dissipation.*se pose devant.*héros.*dragon/s);
  });

  it('[RO-39] the pictures of scenario 1 show two cups for the winner and fewer for the other camp', async () => {
    const chosen = { ...options, chapter: 'scenario-1' } as const;
    for (const mine of [HERO, SORCERER]) {
      const drawn = await draw(rushBrief.first(chosen, mine)[0]?.Picture, { options: chosen, say });
      const cups = drawn.split('Sorcier').map((side) => side.match(/<img (?!class)/g)?.length ?? 0);
      expect(cups).toEqual(mine === HERO ? [2, 1] : [1, 2]);
    }
  });

  it('[RO-18] [RO-19] the short rules draw both as refused', async () => {
    const drawn = await draw(rushBrief.short(options)[1]?.Picture, { options, say });
    expect(drawn.match(/data-good="false"/g)).toHaveLength(2);
    expect(drawn).toContain('Une seule carte.');
    expect(drawn).toContain('Jamais trois couleurs.');
  });

  it('[RO-17] [RO-20] the die that is rolled again fits no square and is no joker', async () => {
    const turn = rushBrief.short(options)[0]?.Picture;
    const drawn = await draw(turn, { options, say });
    const symbols = [...drawn.matchAll(/data-of="(\w+)"/g)].map(([, symbol]) => symbol);
    expect(skillsOf('rat-swarm')).not.toContain('heart');
    expect(symbols).toContain('heart');
    expect(symbols).not.toContain('joker');
  });

  it('[RO-22] the picture of placing shows the joker of every hero', async () => {
    const drawn = await draw(rushBrief.short(options)[1]?.Picture, { options, say });
    for (const hero of ['Fine lame', 'Guide', 'Barde', 'Clerc']) expect(drawn).toContain(hero);
  });
});
