import type { GameWords } from '@tablee/words';

const fr = {
  title: 'Marché',
  name: 'Marché',
  play: 'au marché',
  tagline: 'Tout acheter d’un coup',
  score: '{n, plural, one {# nombre} other {# nombres}}',
  'preset.plain': 'un tour composé',
  'preset.plain.fact': 'environ {minutes} min',
  'level.normal': 'Prend ce qui se présente.',
  'brief.aim': 'Prends plus de nombres que les autres.',
  'brief.turn': 'À ton tour, pioche, puis paie chaque nombre de l’étal avec le même de ta main.',
  'brief.end': 'Quand tout le monde a passé, qui a pris le plus a gagné.',
  'MA-1': 'Chacun son tour.',
  'MA-1.refusal': 'Ce n’est pas ton tour.',
  'MA-2': 'Chaque nombre pris se paie avec le même nombre de ta main.',
  'MA-2.refusal': 'Chaque nombre pris se paie avec le même nombre de ta main.',
  'MA-3': 'Quand il n’y a plus rien à piocher et que tout le monde a passé, qui a pris le plus a gagné.',
  'MA-3.refusal': 'La partie est finie.',
  'MA-3.end': 'Tout le monde a passé.',
  'MA-4': 'Un tour commence par piocher un nombre, tant qu’il en reste.',
  'MA-4.refusal': 'Un tour commence par piocher, une seule fois.',
  'ui.stall': 'L’étal',
  'ui.hand': 'Ta main',
  'ui.draft': 'Ton panier',
  'ui.trade': 'un {number}',
  'ui.thrown': 'un {number} à jeter',
  'ui.throw': 'Jeter',
  'ui.draw': 'Piocher',
  'ui.you': 'À toi.',
  'ui.wait': 'Tu peux déjà composer.',
  'ui.lost': 'L’étal a changé : ce qui ne va plus est revenu dans ta main.',
  'ui.send': 'Acheter',
  'ui.undo': 'Reprendre',
  'ui.clear': 'Tout reprendre',
  'ui.took': '{player} a pris {count}.',
  'ui.drew': '{player} a pioché.',
};

type Sentences = typeof fr;

const en: Sentences = {
  title: 'Market',
  name: 'Market',
  play: 'Market',
  tagline: 'All in one go',
  score: '{n, plural, one {# number} other {# numbers}}',
  'preset.plain': 'a composed turn',
  'preset.plain.fact': 'about {minutes} min',
  'level.normal': 'Takes what there is.',
  'brief.aim': 'Take more numbers than the others.',
  'brief.turn': 'On your turn, draw, then pay each number of the stall with an equal one from your hand.',
  'brief.end': 'When everybody has passed, the player who took most has won.',
  'MA-1': 'Players take turns.',
  'MA-1.refusal': 'It is not your turn.',
  'MA-2': 'Each number taken is paid with the same number from your hand.',
  'MA-2.refusal': 'Each number taken is paid with the same number from your hand.',
  'MA-3': 'When nothing is left to draw and everybody has passed, the player who took most has won.',
  'MA-3.refusal': 'The match is over.',
  'MA-3.end': 'Everybody has passed.',
  'MA-4': 'A turn begins with drawing a number, as long as there are some.',
  'MA-4.refusal': 'A turn begins with drawing, and only once.',
  'ui.stall': 'The stall',
  'ui.hand': 'Your hand',
  'ui.draft': 'Your basket',
  'ui.trade': 'a {number}',
  'ui.thrown': 'a {number} to throw away',
  'ui.throw': 'Throw away',
  'ui.draw': 'Draw',
  'ui.you': 'Your turn.',
  'ui.wait': 'You can already compose.',
  'ui.lost': 'The stall has changed: what no longer fits is back in your hand.',
  'ui.send': 'Buy',
  'ui.undo': 'Take back',
  'ui.clear': 'Take all back',
  'ui.took': '{player} took {count}.',
  'ui.drew': '{player} has drawn.',
};

type WithFacts = 'ui.trade' | 'ui.thrown' | 'ui.took' | 'ui.drew' | 'score';

export type MarketWords = { readonly [Id in Exclude<keyof Sentences, WithFacts>]: object } & {
  readonly 'ui.trade': { readonly number: number };
  readonly 'ui.thrown': { readonly number: number };
  readonly 'ui.drew': { readonly player: string };
  readonly 'ui.took': { readonly player: string; readonly count: number };
  readonly score: { readonly n: number };
};

export const words: GameWords<MarketWords> = { messages: { fr, en }, nameThings: (facts) => facts };
