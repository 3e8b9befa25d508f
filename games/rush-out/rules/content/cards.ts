import { findSpell, type TrainingSpell } from './spells.ts';
import type { Element, Skill } from './symbols.ts';
import { findTrial, type Trial } from './trials.ts';

/** The card with this id. Throws for a card that no training plays: ids come from decks. */
export function cardOf(id: string): Trial | TrainingSpell {
  const card = findTrial(id) ?? findSpell(id);
  if (card === undefined) throw new RangeError(`no card: ${id}`);
  return card;
}

export function spellOf(id: string): TrainingSpell {
  const spell = findSpell(id);
  if (spell === undefined) throw new RangeError(`no spell: ${id}`);
  return spell;
}

export function isSpell(id: string): boolean {
  return findSpell(id) !== undefined;
}

export function skillsOf(id: string): readonly Skill[] {
  return cardOf(id).skills;
}

export function elementsOf(id: string): readonly Element[] {
  return cardOf(id).elements;
}

export function bannerOf(id: string): Element | null {
  return cardOf(id).banner;
}
