import { type Bot, type HumanPace, humanDelay, type Question } from '@tablee/bot-kit';
import { pairIn } from '../rules/family.ts';
import { readyAt } from '../rules/timing.ts';
import type { RuckusTypes, Tempo } from '../rules/types.ts';
import { attention, distractionsAt, isAhead, isBehind, startOfRound } from './attention.ts';
import { canOnlyDraw, chooseAction } from './choose.ts';
import type { Temperament } from './temperament.ts';

const OWN_HAND = 0.4;
/** At least so long and up to twice: were it fixed, of two whose patience is over the lower seat would always draw first. */
const REFLEX_MS = 150;
/** How long somebody looks around the table before drawing a card, and at most. */
interface Patience {
  readonly middle: Readonly<Record<Tempo, number>>;
  readonly most: number;
}

/** Nothing else can be done, so there is nothing to wait for. */
const IDLE: Patience = { middle: { calm: 2_200, normal: 2_000, frantic: 900, patient: 2_200 }, most: 2_900 };
/** A card that could be played is kept for a better moment, which may come. */
const LURKING: Patience = { middle: { calm: 4_600, normal: 4_200, frantic: 2_000, patient: 4_600 }, most: 5_500 };
/** RK-A25: with nothing left to draw, whoever is waited for may want to keep their cards; then it goes on after so long. */
const AT_LAST_MS = 45_000;

export function ruckusBot(id: string, who: Temperament): Bot<RuckusTypes> {
  return {
    id,
    mind: attention,
    decide(question) {
      const { view, seat, at, memory, rng } = question;
      if (view.phase !== 'play') return null;
      const seen = chooseAction(view, seat, who, rng);
      const command = seen ?? chooseAction(view, seat, { ...who, misses: 0 }, rng);
      if (command === null) return null;
      if (isWaiting(question))
        return view.deck > 0 ? null : { command, afterMs: untilLast(question), isTentative: true };
      const looks = seen === null ? 2 : 1;
      const ready = readyAt(view, seat, command.do) - at;
      if (command.do === 'draw') {
        return { command, afterMs: Math.max(ready, untilDraw(question, who.pace)), isTentative: who.watches };
      }
      const isInHand = command.do === 'form' || command.do === 'slap';
      const thinking = humanDelay(isInHand ? inHand(who.pace) : who.pace, rng, distractionsAt(memory, at));
      return { command, afterMs: Math.max(ready, looks * thinking) };
    },
  };
}

/** RK-A25: a pair and a slap are not moves that anybody could wait for. */
function isWaiting({ view, seat, memory }: Question<RuckusTypes>): boolean {
  const hand = view.hand ?? [];
  return view.options.tempo === 'patient' && hand.length > 0 && pairIn(hand) === null && isAhead(memory, seat);
}

function untilLast({ view, at, rng }: Question<RuckusTypes>): number {
  return Math.max(REFLEX_MS, view.quietSince + AT_LAST_MS - at) + rng.below(REFLEX_MS);
}

/** What the own hand shows is soon seen; what lies around the table has to be looked for. */
function inHand(pace: HumanPace): HumanPace {
  return { ...pace, notice: { ...pace.notice, middle: pace.notice.middle * OWN_HAND } };
}

/** Counted from the own last action, so that what others do meanwhile does not put it off. */
function untilDraw({ view, seat, at, memory, rng }: Question<RuckusTypes>, pace: HumanPace): number {
  const { middle, most } = canOnlyDraw(view, seat) ? IDLE : LURKING;
  const patient = { ...pace, notice: { ...pace.notice, middle: middle[view.options.tempo] } };
  const pause = Math.min(most, humanDelay(isBehind(memory, seat) ? pace : patient, rng));
  const reflex = REFLEX_MS + rng.below(REFLEX_MS);
  return Math.max(reflex, (view.actedAt[seat] ?? startOfRound(memory)) + pause - at);
}
