import { type Box, durationOf } from './paths.ts';

const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const STAGGER_MS = 50;
const SLIDE_MS = 220;
const FADE_MS = 200;
/** Longer than the shortest flight, in which turning over would not be seen. */
const TURN_MS = 280;

export const SLIDE = { duration: SLIDE_MS, easing: EASE_OUT } as const;
export const FADE = { duration: FADE_MS } as const;
export const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
export const TURN_OVER: Keyframe[] = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }];

/** Flights start one after the other; `rank` is the number of those before. */
export function flightTiming(from: Box, to: Box, rank: number): KeyframeAnimationOptions {
  return { duration: durationOf(from, to), delay: rank * STAGGER_MS, easing: EASE_OUT, fill: 'both' };
}

export function turnTiming(rank: number): KeyframeAnimationOptions {
  return { duration: TURN_MS, delay: rank * STAGGER_MS, easing: EASE_OUT, fill: 'both' };
}
