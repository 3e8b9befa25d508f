import { expect } from '@playwright/test';
import { toMillis } from '@tablee/kernel';
import { NOW } from '../../games/rush-out/rules/rush.scenario.ts';
import type { RushState } from '../../games/rush-out/rules/types.ts';
import type { RushPlayer } from './rush-player.ts';
import type { RushDrawn } from './rush-position.ts';

export interface RefusalCase {
  readonly position: RushDrawn;
  /** Clock values, which the notation cannot express. */
  readonly change?: Partial<RushState>;
  readonly act: (me: RushPlayer) => Promise<void>;
  /** The refusal as it is shown, in both languages. */
  readonly fr: string;
  readonly en: string;
}

const BEA = 'tracker green: - - -';
const CLO = 'sorcerer: - - - - -';
const DRAGON = { chapter: 'training-2', dragon: 2 } as const;

/** I am a hero with these dice, beside another one. */
function hero(dice: string, more: Partial<RushDrawn> = {}, bea = BEA): RushDrawn {
  return { ...more, seats: [`warrior blue${dice}`, bea, CLO] };
}

/** I am a hero beside two others. */
function four(dice: string, one: string, two: string, more: Partial<RushDrawn> = {}): RushDrawn {
  return { ...more, seats: [`bard brown: ${dice}`, `warrior blue: ${one}`, `tracker green: ${two}`, CLO] };
}

/** I am the sorcerer with these dice, against two heroes. */
function sorcerer(dice: string, more: Partial<RushDrawn> = {}, one = '- - -', two = '- - -'): RushDrawn {
  return { ...more, seats: [`sorcerer${dice}`, `warrior blue: ${one}`, `tracker green: ${two}`] };
}

/** The sorcerer must choose among dice of two heroes on one card. */
function asked(more: Partial<RushDrawn> = {}): RushDrawn {
  return sorcerer(': - - - - -', { asking: 's1', ...more }, 'key>t1 sword>t1 -', 'fire>t1 - -');
}

const touching = (...things: readonly string[]): RefusalCase['act'] => {
  return (me) => me.touch(...things);
};

/** Only a key can try this: the screen does not offer it. Keys work a moment after the table is visible. */
const pressing = (key: string): RefusalCase['act'] => {
  return ({ page, status }) =>
    expect(async () => {
      await page.keyboard.press(key);
      await expect(status).toHaveClass(/is-refused/, { timeout: 300 });
    }).toPass();
};

const JUST_NOW = [toMillis(NOW), null, null] as const;

/**
 * Every refusal that a player can meet at the table, by rule. The others cannot be reached there: a touched die is laid
 * as a face that it may stand for (RO-17 and RO-23 face, RO-22, RO-25 with a banner in view); a die on a card comes
 * back when it is touched (RO-20 placed); without a dragon its tile cannot be touched (RO-37 absent); only the player
 * who is asked can aim, at targets that are offered (RO-29 hero, none and all); a command that comes too early waits
 * for its time (RO-A17); nothing is tried after the match (RO-6); and two sorcerers (RO-4) or two heroes of one
 * character (RO-10) are refused before the match.
 */
export const REFUSALS: Readonly<Record<string, RefusalCase>> = {
  'RO-1': {
    position: hero(': sword key heart'),
    act: pressing('4'),
    fr: 'Tu as 3 dés, et celui-là n’en fait pas partie.',
    en: 'You have 3 dice, and that isn’t one of them.',
  },
  'RO-7': {
    position: hero(': fire sword -', { done: 't3' }, 'tracker green: fire>t3 fire>t3 fire>t3'),
    act: touching('die-0', 'spot-t3'),
    fr: 'C’est déjà complet sur la Salle aux torches : la suite arrive dans un instant.',
    en: 'The Torch Hall is already complete: wait a moment.',
  },
  'RO-14': {
    position: hero(': - - -', { phase: 'signal' }),
    act: touching('roll'),
    fr: 'Patience : le sorcier lance en premier, et c’est le signal.',
    en: 'Patience: the sorcerer rolls first, and that’s the signal.',
  },
  'RO-15 loose': {
    position: hero(': sword key -'),
    act: touching('die-2'),
    fr: 'Ce dé doit d’abord rouler : lance !',
    en: 'This die must be rolled first: roll!',
  },
  'RO-15 nothing': {
    position: hero(': sword key heart'),
    act: pressing('r'),
    fr: 'Rien à reprendre : seul un dé posé sur une carte revient.',
    en: 'Nothing to take back: only a die on a card comes back.',
  },
  'RO-16 roll': {
    position: hero(' @t1: - sword heart'),
    act: touching('spot-t2'),
    fr: 'Un lancer ne sert qu’à une carte, et celui-ci a déjà servi ailleurs : relance d’abord.',
    en: 'One roll serves one card, and this one has served another: roll again first.',
  },
  'RO-16 side': {
    position: hero(': fire key -'),
    act: touching('die-0', 'spot-s1'),
    fr: 'La Confusion est du côté du sorcier : pose tes dés chez les héros.',
    en: 'The Confusion is on the sorcerer’s side: place your dice on the heroes’ side.',
  },
  'RO-17': {
    position: hero(': heart key -'),
    act: touching('die-0', 'spot-t1'),
    fr: 'Aucune case Cœur sur la Porte scellée : relance, ou change de carte.',
    en: 'There’s no Heart square on the Sealed Door: roll again, or change cards.',
  },
  'RO-18': {
    position: hero(': key>t1 sword heart'),
    act: touching('spot-t2'),
    fr: 'Tu as déjà des dés sur la Porte scellée : une carte à la fois.',
    en: 'You already have dice on the Sealed Door: one card at a time.',
  },
  'RO-19': {
    position: four('key step -', 'key>t1 - -', 'sword>t1 - -'),
    act: touching('die-0'),
    fr: 'Léa et Malik y jouent déjà : deux héros au plus.',
    en: 'Léa and Malik play there already: two heroes at most.',
  },
  'RO-20': {
    position: hero(': key>t1 sword>t1 fire>t1'),
    act: touching('roll'),
    fr: 'Tous tes dés sont sur la Porte scellée : reprends-en, ou attends les autres.',
    en: 'All your dice are on the Sealed Door: take some back, or wait for the others.',
  },
  'RO-23 side': {
    position: sorcerer(': plant fire - - -'),
    act: touching('die-0', 'spot-t1'),
    fr: 'La Porte scellée est du côté des héros : pose tes dés sur un sort.',
    en: 'The Sealed Door is on the heroes’ side: place your dice on a spell.',
  },
  'RO-23 roll': {
    position: sorcerer(' @s1: - water plant air -'),
    act: touching('spot-s2'),
    fr: 'Un lancer ne sert qu’à un sort, et celui-ci a déjà servi ailleurs : relance d’abord.',
    en: 'One roll serves one spell, and this one has served another: roll again first.',
  },
  'RO-23 square': {
    position: sorcerer(': air fire - - -'),
    act: touching('die-0', 'spot-s1'),
    fr: 'Aucune case Air sur la Confusion : relance, ou change de sort.',
    en: 'There’s no Air square on the Confusion: roll again, or change spells.',
  },
  'RO-23 other': {
    position: sorcerer(': plant>s1 water>s1 plant air -'),
    act: touching('spot-s2'),
    fr: 'Tu as déjà des dés sur la Confusion : un sort à la fois.',
    en: 'You already have dice on the Confusion: one spell at a time.',
  },
  'RO-25': {
    position: sorcerer(': joker fire - - -', { cards: { t1: 'spiral-stairs' } }),
    act: touching('die-0'),
    fr: 'Aucun fanion visible : ton joker ne vaut rien pour le moment. Relance.',
    en: 'No banner in sight: your joker is worth nothing for now. Roll again.',
  },
  'RO-29': {
    position: asked({ cards: { s1: 'confusion-one-1' } }),
    act: touching('spot-t1'),
    fr: 'Cette Confusion repousse un seul dé : choisis lequel sur la Porte scellée.',
    en: 'This Confusion pushes one die: choose which one on the Sealed Door.',
  },
  'RO-30 aim': {
    position: sorcerer(': - - - - -', { asking: 's1', done: 't3' }, 'fire>t3 fire>t3 fire>t3', 'sword>t1 - -'),
    act: touching('spot-t3'),
    fr: 'Trop tard, c’est complet sur la Salle aux torches : vise ailleurs, ou passe.',
    en: 'Too late, the Torch Hall is complete: aim elsewhere, or pass.',
  },
  'RO-30 take': {
    position: hero(': fire>t3 fire>t3 -', { done: 't3' }),
    act: touching('die-0'),
    fr: 'C’est complet sur la Salle aux torches : ces dés reviennent tout seuls, attends un instant.',
    en: 'The Torch Hall is complete: those dice come back by themselves in a moment.',
  },
  'RO-37 face': {
    position: hero(': fire key -', DRAGON),
    act: touching('die-0', 'spot-dragon'),
    fr: 'Sur la tuile du dragon, il faut la face joker : relance, ou change de carte.',
    en: 'The dragon tile takes the joker face only: roll again, or change cards.',
  },
  'RO-37 colours': {
    position: four('joker step -', 'joker>dragon - -', 'joker>dragon - -', DRAGON),
    act: touching('spot-dragon'),
    fr: 'Deux couleurs déjà sur la tuile du dragon : Léa et Malik. Joue sur une épreuve.',
    en: 'Two colours already on the dragon tile: Léa and Malik. Play on a trial.',
  },
  'RO-A20': {
    position: hero(': sword - -', {}, 'tracker green: sword>t1 - -'),
    act: touching('die-0'),
    fr: 'Aucune case Épée libre sur la Porte scellée : essaie un autre dé, ou relance.',
    en: 'No free Sword square left on the Sealed Door: try another die, or roll again.',
  },
  'RO-A26': {
    position: asked(),
    act: touching('spot-t2'),
    fr: 'Aucun dé à repousser sur le Pont de lianes : vise là où il y en a, ou passe.',
    en: 'No dice to push on the Vine Bridge: aim where there are some, or pass.',
  },
  'RO-A30': {
    position: hero(': joker sword -', { chapter: 'training-2', dragon: 0 }),
    act: touching('spot-dragon'),
    fr: 'Le dragon est sur sa tuile : rien à repousser. Joue plutôt sur une épreuve.',
    en: 'The dragon is on its tile: nothing to drive back. Play on a trial instead.',
  },
  'RO-A66': {
    position: asked(),
    act: pressing('Space'),
    fr: 'La Confusion attend sa cible : choisis-en une, ou passe.',
    en: 'The Confusion is waiting for its target: choose one, or pass.',
  },
  'RO-A68 sorcerer': {
    position: sorcerer(': plant fire - - -'),
    act: pressing('x'),
    fr: 'Ces appels sont pour les héros : le sorcier travaille en silence.',
    en: 'These calls are for heroes: the sorcerer works in silence.',
  },
  'RO-A68 absent': {
    position: hero(': sword key heart'),
    act: pressing('c'),
    fr: 'Le dragon n’est pas de cette partie : montre plutôt une épreuve.',
    en: 'The dragon isn’t in this game: point at a trial instead.',
  },
  'RO-A68 haste': {
    position: hero(': - - -'),
    change: { pingedAt: JUST_NOW },
    act: async (me) => {
      await me.workOn('t1');
      await me.touch('ping-help');
    },
    fr: 'Deux appels par seconde, pas plus : reprends ton souffle.',
    en: 'Two calls a second, no more: take a breath.',
  },
  'RO-A69 ready': {
    position: sorcerer(': - - - - -', { phase: 'ready' }),
    act: touching('roll'),
    fr: 'Regarde encore un peu les cartes : tu donneras le départ dans un instant.',
    en: 'Look at the cards a little longer: you start the game in a moment.',
  },
  'RO-A69 signal': {
    position: sorcerer(': - - - - -', { phase: 'signal' }),
    act: touching('die-0'),
    fr: 'Lance d’abord tes dés : c’est le signal que les héros attendent.',
    en: 'Roll your dice first: that’s the signal the heroes are waiting for.',
  },
};
