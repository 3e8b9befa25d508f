import type { Moment } from '@tablee/kernel';
import { isUnderDragon } from '../board.ts';
import { elementsOf, isSpell, skillsOf, spellOf } from '../content/cards.ts';
import { TRIALS } from '../content/trials.ts';
import { win } from '../ending.ts';
import { putOn, takeTop } from '../heaps.ts';
import { cardPlace, isSpellSpot, isTrialSpot, type Place, SPELL_SPOTS, TRIAL_SPOTS } from '../places.ts';
import { andThen } from '../steps.ts';
import type { CardSpot, RushState, RushTable, SpellSpot, Spot, TrialSpot } from '../types.ts';
import type { RushModule, RushStep } from './contract.ts';
import { effectOf } from './installed.ts';

/** Trials and spells in their slots: RO-6, RO-21, RO-24. */
export const cardsModule: RushModule = {
  id: 'cards',
  trials: TRIALS,
  isSpot: (id) => isTrialSpot(id as Spot) || isSpellSpot(id as Spot),
  spots: (_, camp) => (camp === 'heroes' ? TRIAL_SPOTS : SPELL_SPOTS),
  placeAt: cardPlaceAt,
  complete: (state, { spot }, moment) =>
    isSpellSpot(spot) ? resolveSpell(state, spot, moment) : discardTrial(state, spot as TrialSpot),
};

/** Cached by slot and card, because places are read many times per second. */
const trialPlaces = new Map<string, Place>();
const spellPlaces = new Map<string, Place>();

function cardPlaceAt({ cards }: RushTable, spot: Spot): Place | null {
  if (isSpellSpot(spot)) {
    return cached(spellPlaces, cards[spot], (card) => cardPlace('spell', card, null, elementsOf(card)));
  }
  if (!isTrialSpot(spot)) return null;
  return cached(trialPlaces, cards[spot], (card) => cardPlace('trial', card, skillsOf(card), null));
}

function cached(places: Map<string, Place>, card: string, make: (card: string) => Place): Place {
  let place = places.get(card);
  if (place === undefined) {
    place = make(card);
    places.set(card, place);
  }
  return place;
}

/** RO-24: plays the effect, then replaces the card. */
function resolveSpell(state: RushState, spot: SpellSpot, moment: Moment): RushStep {
  const { effect } = spellOf(state.cards[spot]);
  const played = effectOf(state, effect)(state, effect, spot, moment);
  if (played.card === 'waiting' || played.state.win !== null) return played;
  return andThen(played, (next) => (played.card === 'moved' ? reveal(next, spot) : discardSpell(next, spot)));
}

/** RO-24: discards the spell and reveals the next one. */
export function discardSpell(state: RushState, spot: SpellSpot): RushStep {
  return replace(state, spot, 'sorcererDiscard', 'RO-24');
}

/** RO-21; RO-A32: an invocation goes to the sorcerer's discards. */
function discardTrial(state: RushState, spot: TrialSpot): RushStep {
  return replace(state, spot, isSpell(state.cards[spot]) ? 'sorcererDiscard' : 'heroDiscard', 'RO-21');
}

function replace(
  state: RushState,
  spot: CardSpot,
  discard: 'heroDiscard' | 'sorcererDiscard',
  rule: 'RO-21' | 'RO-24',
): RushStep {
  const card = state.cards[spot];
  const events = [{ kind: 'discarded' as const, rule, spot, card }];
  return andThen({ state: putOn(state, discard, card), events }, (next) => reveal(next, spot));
}

/**
 * RO-21, RO-24, RO-36, RO-A31: fills the spot from the deck of its camp. The last card of a deck wins (RO-6, RO-A8).
 */
function reveal(state: RushState, spot: CardSpot): RushStep {
  const isOfSorcerer = isSpellSpot(spot);
  const deck = isOfSorcerer ? 'spells' : 'trials';
  const taken = takeTop(state, deck);
  if (taken === null) throw new Error(`${deck} is empty, and the match goes on`);
  const next: RushState = { ...taken.state, cards: { ...state.cards, [spot]: taken.card } };
  const rule = isOfSorcerer ? 'RO-24' : isUnderDragon(state, spot) ? 'RO-36' : 'RO-21';
  const revealed: RushStep = { state: next, events: [{ kind: 'revealed', rule, spot, card: taken.card }] };
  if (next.heaps[deck].length > 0) return revealed;
  return andThen(revealed, (last) => win(last, { camp: isOfSorcerer ? 'sorcerer' : 'heroes', rule: 'RO-6' }));
}
