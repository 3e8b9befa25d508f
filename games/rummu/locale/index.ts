import type { Facts } from '@tablee/kernel';
import { type GameWords, joinList, type Say } from '@tablee/words';
import { type Card, type Colour, colourOf, isCard, isJoker, numberOf } from '../rules/card.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import type { Words } from './words.gen.ts';

export type { Words as RummuWords };
export type RummuSay = Say<Words>;

/** Replaces cards, colours and seats in the facts by their names. */
export function nameThings(facts: Facts, say: RummuSay, nameOf: (seat: number) => string): Facts {
  const named: Record<string, string | number> = { ...facts };
  for (const [key, value] of Object.entries(facts)) {
    const cards = typeof value === 'string' ? value.split(' ') : [];
    if (cards.length > 0 && cards.every(isCard)) named[key] = nameCards(cards, say);
  }
  if (typeof facts['jokers'] === 'string') named['jokers'] = nameJokers(facts['jokers'].split(' ') as Card[], say);
  if (typeof facts['colours'] === 'string')
    named['colours'] = nameColours(facts['colours'].split(' ') as Colour[], say);
  if (typeof facts['seat'] === 'number') named['player'] = nameOf(facts['seat']);
  return named;
}

/** For instance "le 4 et le 6 jaunes". */
function nameJokers(jokers: readonly Card[], say: RummuSay): string {
  const numbers = jokers.map((joker) => say('jokers.number', { value: numberOf(joker) }));
  return say('jokers', { numbers: joinList(numbers, (ends) => say('list-and', ends)) });
}

/** For instance "noir ou vert". */
function nameColours(colours: readonly Colour[], say: RummuSay): string {
  const names = colours.map((colour) => say('colour', { colour }));
  return joinList(names, (ends) => say('list-or', ends));
}

export function nameCard(card: Card, say: RummuSay): string {
  return isJoker(card)
    ? say('joker', { value: numberOf(card) })
    : say('card', { colour: colourOf(card), value: numberOf(card) });
}

/** "5-6-8 bleu" if all have one colour, otherwise "7 rouge, 7 bleu et 7 jaune". */
export function nameCards(cards: readonly Card[], say: RummuSay): string {
  const [first] = cards;
  if (cards.length > 1 && first !== undefined && cards.every((card) => colourOf(card) === colourOf(first))) {
    return say('cards.one-colour', { numbers: cards.map(numberOf).join('-'), colour: colourOf(first) });
  }
  const names = cards.map((card) => nameCard(card, say));
  return joinList(names, (ends) => say('list-and', ends));
}

export const words: GameWords<Words> = { messages: { en, fr }, nameThings };
