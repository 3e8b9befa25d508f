import type { Millis, Moment } from '@tablee/kernel';
import { isUnderDragon } from '../board.ts';
import { elementsOf, isSpell, skillsOf, spellOf } from '../content/cards.ts';
import { TRIALS } from '../content/trials.ts';
import { endRound } from '../ending.ts';
import { putOn, takeTop } from '../heaps.ts';
import { CARD_SPOTS, cardPlace, isSpellSpot, isTrialSpot, type Place, SPELL_SPOTS, TRIAL_SPOTS } from '../places.ts';
import { andThen } from '../steps.ts';
import type { CardSpot, Completion, RushState, RushTable, SpellSpot, Spot, TrialSpot } from '../types.ts';
import type { RushModule, RushStep, SpellCompletion } from './contract.ts';
import { effectSpecOf } from './installed.ts';

/** Trials and spells in their slots: RO-6, RO-21, RO-24. */
export const cardsModule: RushModule = {
  id: 'cards',
  trials: TRIALS,
  isSpot: (id) => isTrialSpot(id as Spot) || isSpellSpot(id as Spot),
  spots: (_, camp) => (camp === 'heroes' ? TRIAL_SPOTS : SPELL_SPOTS),
  openCards: ({ cards }) => CARD_SPOTS.map((spot) => ({ spot, card: cards[spot] })),
  placeAt: cardPlaceAt,
  complete: (state, completion, moment) =>
    isOfSpell(completion)
      ? resolveSpell(state, completion, moment)
      : discardTrial(state, completion.spot as TrialSpot, moment.at),
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

function isOfSpell(completion: Completion): completion is SpellCompletion {
  return isSpellSpot(completion.spot);
}

/** RO-24: plays the effect, then replaces the card, unless an answer has already done so. */
function resolveSpell(state: RushState, completion: SpellCompletion, moment: Moment): RushStep {
  const { spot } = completion;
  const { effect } = spellOf(state.cards[spot]);
  const played = effectSpecOf(state, effect).play(state, effect, completion, moment);
  if (played.card === 'asked' || played.state.phase !== 'play') return played;
  return andThen(played, (next) =>
    played.card === 'moved' ? reveal(next, spot, moment.at) : discardSpell(next, spot, moment.at),
  );
}

/** RO-24: discards the spell and reveals the next one. */
export function discardSpell(state: RushState, spot: SpellSpot, at: Millis): RushStep {
  return replace(state, spot, { to: 'sorcererDiscard', rule: 'RO-24' }, at);
}

/** RO-21; RO-A32: an invocation goes to the sorcerer's discards. */
function discardTrial(state: RushState, spot: TrialSpot, at: Millis): RushStep {
  const to = isSpell(state.cards[spot]) ? 'sorcererDiscard' : 'heroDiscard';
  return replace(state, spot, { to, rule: 'RO-21' }, at);
}

function replace(
  state: RushState,
  spot: CardSpot,
  { to, rule }: { readonly to: 'heroDiscard' | 'sorcererDiscard'; readonly rule: 'RO-21' | 'RO-24' },
  at: Millis,
): RushStep {
  const card = state.cards[spot];
  const events = [{ kind: 'discarded' as const, rule, spot, card }];
  return andThen({ state: putOn(state, to, card), events }, (next) => reveal(next, spot, at));
}

/**
 * RO-21, RO-24, RO-36, RO-A31: fills the spot from the deck of its camp. The last card of a deck wins (RO-6, RO-A8).
 */
export function reveal(state: RushState, spot: CardSpot, at: Millis): RushStep {
  const isOfSorcerer = isSpellSpot(spot);
  const deck = isOfSorcerer ? 'spells' : 'trials';
  const taken = takeTop(state, deck);
  if (taken === null) throw new Error(`${deck} is empty, and the match goes on`);
  const next: RushState = { ...taken.state, cards: { ...state.cards, [spot]: taken.card } };
  const rule = isOfSorcerer ? 'RO-24' : isUnderDragon(state, spot) ? 'RO-36' : 'RO-21';
  const revealed: RushStep = { state: next, events: [{ kind: 'revealed', rule, spot, card: taken.card }] };
  if (next.heaps[deck].length > 0) return revealed;
  const camp = isOfSorcerer ? 'sorcerer' : 'heroes';
  return andThen(revealed, (last) => endRound(last, { camp, rule: 'RO-6' }, at));
}
