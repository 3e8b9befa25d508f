import type { Spell } from './spells.ts';
import type { Element, Skill } from './symbols.ts';
import type { Trial } from './trials.ts';

const trialById = new Map<string, Trial>();
const spellById = new Map<string, Spell>();

/** Cards of an installed module. */
export function addCards(trials: readonly Trial[], spells: readonly Spell[]): void {
  for (const trial of trials) trialById.set(trial.id, trial);
  for (const spell of spells) spellById.set(spell.id, spell);
}

export function findTrial(id: string): Trial | undefined {
  return trialById.get(id);
}

export function findSpell(id: string): Spell | undefined {
  return spellById.get(id);
}

/** The card with this id. Throws for a card of no installed module: ids come from decks. */
export function cardOf(id: string): Trial | Spell {
  const card = findTrial(id) ?? findSpell(id);
  if (card === undefined) throw new RangeError(`no card: ${id}`);
  return card;
}

export function spellOf(id: string): Spell {
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
