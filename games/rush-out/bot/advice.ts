import { type Millis, type Seat, seedFromWord, stepRng } from '@tablee/kernel';
import { heroSpotOf, isHero } from '../rules/board.ts';
import type { RushCommand, RushView } from '../rules/types.ts';
import { answerIfAsked } from './answering.ts';
import { chooseForHero } from './hero.ts';
import { ownPingOf } from './memory.ts';
import { urgentPingOf } from './pinging.ts';
import { rolledOf } from './reading.ts';
import { chooseForSorcerer } from './sorcerer.ts';
import { NORMAL, type Temperament } from './temperament.ts';
import { adviseWaiting } from './waiting.ts';

/** Hints overlook nothing and do not misjudge. */
const ATTENTIVE: Temperament = { ...NORMAL, missChance: 0, errorRange: 0 };
/** Required by the question. An attentive player without misjudgement never uses it. */
const SEED = seedFromWord('advice');

/** Command of a normal bot that overlooks nothing; null if it can only wait. */
export function adviceFor(view: RushView, seat: Seat, at: Millis): RushCommand | null {
  if (view.phase !== 'signal' && view.phase !== 'play') return null;
  const rng = stepRng(SEED, 0);
  const memory = ownPingOf(view, seat, heroSpotOf(view, seat));
  const asked = { view, seat, at, rng, memory, people: [], temperament: ATTENTIVE, noticed: rolledOf(view, seat) };
  const answer = answerIfAsked(asked);
  if (answer !== null) return answer;
  if (!isHero(view, seat)) return chooseForSorcerer(asked);
  if (view.phase === 'signal') return null;
  return urgentPingOf(asked) ?? chooseForHero(asked) ?? adviseWaiting(asked);
}
