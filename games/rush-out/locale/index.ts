import type { Facts } from '@tablee/kernel';
import { type GameWords, joinList, type Say } from '@tablee/words';
import { findSpell, findTrial } from '../rules/content/cards.ts';
import { HERO_CLASSES, HERO_COLOURS } from '../rules/content/heroes.ts';
import { ELEMENTS, type Face, SKILLS } from '../rules/content/symbols.ts';
import en from './en.json' with { type: 'json' };
import enRules from './en.rules.json' with { type: 'json' };
import enScenarios from './en.scenarios.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import frRules from './fr.rules.json' with { type: 'json' };
import frScenarios from './fr.scenarios.json' with { type: 'json' };
import type { Words } from './words.gen.ts';

export type { Words as RushWords };
export type RushSay = Say<Words>;

/** Printed title, with article, or after « de », which merges with some articles. */
export type CardForm = 'title' | 'the' | 'of';

type CardWord = Extract<keyof Words, `card.${string}`>;
const SYMBOLS: readonly Face[] = [...SKILLS, ...ELEMENTS, 'joker'];

/** Adds cards, symbols, characters, colours and players in words to the facts. The caller names the seats. */
export function nameThings(facts: Facts, say: RushSay, nameOf: (seat: number) => string): Facts {
  const named: Record<string, string | number> = { ...facts };
  const { card } = facts;
  if (typeof card === 'string' && isCard(card)) {
    named['card'] = nameCard(card, say);
    named['ofCard'] = nameCard(card, say, 'of');
    named['title'] = nameCard(card, say, 'title');
  }
  for (const key of ['face', 'symbol']) {
    const symbol = oneOf(SYMBOLS, facts[key]);
    if (symbol !== null) named[key] = say(`symbol.${symbol}`);
  }
  const chosen = nameChoice(facts, say);
  if (chosen !== null) named['choice'] = chosen;
  if (oneOf(HERO_CLASSES, facts['class']) !== null && chosen !== null) named['class'] = chosen;
  for (const [key, name] of SEATS) if (typeof facts[key] === 'number') named[name] = nameOf(facts[key]);
  return named;
}

/** Facts with a seat, and the names of the players in sentences. */
const SEATS = [
  ['seat', 'player'],
  ['one', 'one'],
  ['two', 'two'],
] as const;

/** Name of a character or of a colour of dice. */
function nameChoice(facts: Facts, say: RushSay): string | null {
  const character = oneOf(HERO_CLASSES, facts['class']);
  if (character !== null) return say(`seat-option.class.${character}`);
  const colour = oneOf(HERO_COLOURS, facts['colour']);
  return colour === null ? null : say(`seat-option.colour.${colour}`);
}

/** True for ids; false for facts that are names already. */
function isCard(card: string): boolean {
  return card === 'dragon-tile' || findTrial(card) !== undefined || findSpell(card) !== undefined;
}

/** Spells have the name of their type; trials and the dragon tile have their own. */
export function nameCard(card: string, say: RushSay, form: CardForm = 'the'): string {
  const spell = findSpell(card);
  return spell === undefined ? say(`card.${card}` as CardWord, { form }) : say(`spell.${spell.type}`, { form });
}

/** "Léa, Malik et Camille". */
export function nameAll(names: readonly string[], say: RushSay): string {
  return joinList(names, (ends) => say('list-and', ends));
}

function oneOf<T extends string>(all: readonly T[], value: unknown): T | null {
  return all.find((one) => one === value) ?? null;
}

/** Annotated calls rather than spreads, so that a page, which loads sentences by itself, gets `nameThings` without them. */
export const words: GameWords<Words> = {
  messages: {
    en: /* @__PURE__ */ Object.assign({}, en, enRules, enScenarios),
    fr: /* @__PURE__ */ Object.assign({}, fr, frRules, frScenarios),
  },
  nameThings,
};
