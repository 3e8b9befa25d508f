import { type Bot, type HumanPace, humanDelay, type Mind } from '@tablee/bot-kit';
import type { Millis } from '@tablee/kernel';
import { readyAt } from '../rules/timing.ts';
import type { RuckusTypes } from '../rules/types.ts';
import { chooseAction } from './choose.ts';
import type { Temperament } from './temperament.ts';

const A_MOMENT_MS = 1_000;
const OWN_HAND = 0.2;

/** When things happened lately: much at once is hard to follow. */
const attention: Mind<RuckusTypes> = {
  start: [],
  remember: (memory, _, __, at) => [...lately(memory, at), at],
};

function lately(memory: unknown, at: Millis): number[] {
  return (memory as number[]).filter((time) => time > at - A_MOMENT_MS);
}

/** What the own hand shows is seen at once; what lies around the table has to be looked for. */
function inHand(pace: HumanPace): HumanPace {
  return { ...pace, notice: { ...pace.notice, middle: pace.notice.middle * OWN_HAND } };
}

function ruckusBot(id: string, who: Temperament): Bot<RuckusTypes> {
  return {
    id,
    mind: attention,
    decide({ view, seat, at, memory, rng }) {
      if (view.phase !== 'play') return null;
      const command = chooseAction(view, seat, who, rng);
      if (command === null) return null;
      const isOwnHand = command.do === 'form' || command.do === 'slap';
      const thinking = humanDelay(isOwnHand ? inHand(who.pace) : who.pace, rng, lately(memory, at).length);
      return { command, afterMs: Math.max(thinking, readyAt(view, seat, command.do) - at) };
    },
  };
}

const CASUAL = { notice: { middle: 3_000, scatter: 0.4 }, act: { middle: 800, scatter: 0.3 }, perDistraction: 0.1 };
const STEADY = { notice: { middle: 2_800, scatter: 0.35 }, act: { middle: 700, scatter: 0.25 }, perDistraction: 0.1 };
export const QUICK = {
  notice: { middle: 2_600, scatter: 0.3 },
  act: { middle: 600, scatter: 0.2 },
  perDistraction: 0.1,
};

export const facile = ruckusBot('facile', {
  pace: CASUAL,
  misses: 0.35,
  stealsFrom: 2,
  drawsBelow: 8,
  completesEarly: true,
  hurriesAt: 0,
  goesOut: false,
});

export const normal = ruckusBot('normal', {
  pace: STEADY,
  misses: 0.1,
  stealsFrom: 2,
  drawsBelow: 8,
  completesEarly: true,
  hurriesAt: 1,
  goesOut: false,
});

export const expert = ruckusBot('expert', {
  pace: QUICK,
  misses: 0,
  stealsFrom: 4,
  drawsBelow: 7,
  completesEarly: false,
  hurriesAt: 2,
  goesOut: true,
});
