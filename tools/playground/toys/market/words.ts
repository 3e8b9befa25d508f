import type { GameWords } from '@tablee/words';

const fr = {
  title: 'Marché',
  name: 'Marché',
  score: '{n, plural, one {# nombre} other {# nombres}}',
  'preset.plain': 'un tour composé',
  'MA-1': 'Chacun son tour.',
  'MA-1.refusal': 'Ce n’est pas ton tour.',
  'MA-2': 'Chaque nombre pris se paie avec le même nombre de ta main.',
  'MA-2.refusal': 'Chaque nombre pris se paie avec le même nombre de ta main.',
  'MA-3': 'Quand tout le monde a passé, qui a pris le plus a gagné.',
  'MA-3.refusal': 'La partie est finie.',
  'MA-3.end': 'Tout le monde a passé.',
  'ui.stall': 'L’étal',
  'ui.hand': 'Ta main',
  'ui.draft': 'Ton panier',
  'ui.trade': 'un {number}',
  'ui.you': 'À toi.',
  'ui.wait': 'Tu peux déjà composer.',
  'ui.lost': 'L’étal a changé : ce qui ne va plus est revenu dans ta main.',
  'ui.send': 'Acheter',
  'ui.undo': 'Reprendre',
  'ui.clear': 'Tout reprendre',
  'ui.took': '{player} a pris {count}.',
};

type Sentences = typeof fr;

const en: Sentences = {
  title: 'Market',
  name: 'Market',
  score: '{n, plural, one {# number} other {# numbers}}',
  'preset.plain': 'a composed turn',
  'MA-1': 'Players take turns.',
  'MA-1.refusal': 'It is not your turn.',
  'MA-2': 'Each number taken is paid with the same number from your hand.',
  'MA-2.refusal': 'Each number taken is paid with the same number from your hand.',
  'MA-3': 'When everybody has passed, the player who took most has won.',
  'MA-3.refusal': 'The match is over.',
  'MA-3.end': 'Everybody has passed.',
  'ui.stall': 'The stall',
  'ui.hand': 'Your hand',
  'ui.draft': 'Your basket',
  'ui.trade': 'a {number}',
  'ui.you': 'Your turn.',
  'ui.wait': 'You can already compose.',
  'ui.lost': 'The stall has changed: what no longer fits is back in your hand.',
  'ui.send': 'Buy',
  'ui.undo': 'Take back',
  'ui.clear': 'Take all back',
  'ui.took': '{player} took {count}.',
};

type WithFacts = 'ui.trade' | 'ui.took' | 'score';

export type MarketWords = { readonly [Id in Exclude<keyof Sentences, WithFacts>]: object } & {
  readonly 'ui.trade': { readonly number: number };
  readonly 'ui.took': { readonly player: string; readonly count: number };
  readonly score: { readonly n: number };
};

export const words: GameWords<MarketWords> = { messages: { fr, en }, nameThings: (facts) => facts };
