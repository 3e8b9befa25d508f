import { type Bot, type HumanPace, humanDelay, type Question } from '@tablee/bot-kit';
import { pairIn } from '../rules/family.ts';
import { readyAt } from '../rules/timing.ts';
import type { RuckusTypes, Tempo } from '../rules/types.ts';
import { attention, distractionsAt, isAhead, isBehind, startOfRound } from './attention.ts';
import { canOnlyDraw, chooseAction } from './choose.ts';
import type { Temperament } from './temperament.ts';

const OWN_HAND_NOTICE_SHARE = 0.4;
/**
 * Minimum delay; up to twice as long. If it were fixed, the lower seat would always draw first when two bots stop
 * waiting at once.
 */
const MIN_DELAY_MS = 150;
/** Time in ms for which a bot looks around the table before it draws, by tempo, and its maximum. */
interface Patience {
  readonly middle: Readonly<Record<Tempo, number>>;
  readonly most: number;
}

/** Drawing is the only possible move, so there is no reason to wait. */
const ONLY_DRAW_PATIENCE: Patience = {
  middle: { calm: 2_200, normal: 2_000, frantic: 900, patient: 2_200 },
  most: 2_900,
};
/** A playable card is kept for a better moment. */
const WAITING_PATIENCE: Patience = {
  middle: { calm: 4_600, normal: 4_200, frantic: 2_000, patient: 4_600 },
  most: 5_500,
};
/**
 * RK-A25: with an empty deck, the player waited for may want to keep their cards. A bot plays on after this time
 * without a move.
 */
const PLAY_ON_AFTER_MS = 45_000;

export function ruckusBot(id: string, who: Temperament): Bot<RuckusTypes> {
  return {
    id,
    mind: attention,
    decide(question) {
      const { view, seat, at, memory, rng } = question;
      if (view.phase !== 'play') return null;
      const seen = chooseAction(view, seat, who, rng);
      const command = seen ?? chooseAction(view, seat, { ...who, missChance: 0 }, rng);
      if (command === null) return null;
      if (isWaiting(question))
        return view.deck > 0 ? null : { command, afterMs: delayToPlayOn(question), isTentative: true };
      const looks = seen === null ? 2 : 1;
      const ready = readyAt(view, seat, command.do) - at;
      if (command.do === 'draw') {
        return { command, afterMs: Math.max(ready, delayToDraw(question, who.pace)), isTentative: who.watches };
      }
      const isInHand = command.do === 'form' || command.do === 'slap';
      const thinking = humanDelay(isInHand ? paceInHand(who.pace) : who.pace, rng, distractionsAt(memory, at));
      return { command, afterMs: Math.max(ready, looks * thinking) };
    },
  };
}

/**
 * RK-A25: true if the bot should let others catch up. Pairs and slaps are never delayed, since nobody waits for them.
 */
function isWaiting({ view, seat, memory }: Question<RuckusTypes>): boolean {
  const hand = view.hand ?? [];
  return view.options.tempo === 'patient' && hand.length > 0 && pairIn(hand) === null && isAhead(memory, seat);
}

function delayToPlayOn({ view, at, rng }: Question<RuckusTypes>): number {
  return Math.max(MIN_DELAY_MS, view.quietSince + PLAY_ON_AFTER_MS - at) + rng.below(MIN_DELAY_MS);
}

/** Pace for events in the own hand, which are noticed sooner than those on the table. */
function paceInHand(pace: HumanPace): HumanPace {
  return { ...pace, notice: { ...pace.notice, middle: pace.notice.middle * OWN_HAND_NOTICE_SHARE } };
}

/** Counted from the bot's own last action, so that other players' actions do not postpone it. */
function delayToDraw({ view, seat, at, memory, rng }: Question<RuckusTypes>, pace: HumanPace): number {
  const { middle, most } = canOnlyDraw(view, seat) ? ONLY_DRAW_PATIENCE : WAITING_PATIENCE;
  const patient = { ...pace, notice: { ...pace.notice, middle: middle[view.options.tempo] } };
  const pause = Math.min(most, humanDelay(isBehind(memory, seat) ? pace : patient, rng));
  const reflex = MIN_DELAY_MS + rng.below(MIN_DELAY_MS);
  return Math.max(reflex, (view.actedAt[seat] ?? startOfRound(memory)) + pause - at);
}
