import type { Asked } from './weighing.ts';

/** Probability, in hundredths, that a card of the hand is noticed. */
const NOTICES = 94;

/** The same question as somebody sees it who overlooks a card now and then. */
export function overlooking(asked: Asked): Asked {
  const { view, seat, rng } = asked;
  const whole = view.hand ?? [];
  const noticed = whole.filter(() => rng.below(100) < NOTICES);
  const hand = noticed.length === 0 ? whole : noticed;
  const known = (view.hands[seat]?.known ?? []).filter((card) => hand.includes(card));
  return { ...asked, view: { ...view, hand, hands: view.hands.with(seat, { count: hand.length, known }) } };
}
