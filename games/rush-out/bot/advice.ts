import { type Millis, type Seat, seedFromWord, stepRng } from '@tablee/kernel';
import { heroSpotOf, isHero } from '../rules/board.ts';
import type { RushCommand, RushView } from '../rules/types.ts';
import { chooseForHero } from './hero.ts';
import { ownPingOf } from './memory.ts';
import { urgentPingOf } from './pinging.ts';
import { rolledOf } from './reading.ts';
import { chooseForSorcerer } from './sorcerer.ts';
import { NORMAL, type Temperament } from './temperament.ts';
import { adviseWaiting } from './waiting.ts';

/** Whoever is asked for advice looks twice. */
const ATTENTIVE: Temperament = { ...NORMAL, misses: 0, blur: 0 };
/** Bots are given a chance. Where nothing is overlooked or misjudged it decides nothing. */
const SEED = seedFromWord('advice');

/** What a normal bot would do that overlooks nothing; null where nothing can be done but wait. */
export function adviceFor(view: RushView, seat: Seat, at: Millis): RushCommand | null {
  if (view.phase === 'ready' || view.phase === 'over') return null;
  const rng = stepRng(SEED, 0);
  const asked = { view, seat, at, rng, who: ATTENTIVE, seen: rolledOf(view, seat) };
  if (!isHero(view, seat)) return chooseForSorcerer(asked);
  if (view.phase === 'signal') return null;
  const memory = ownPingOf(view, seat, heroSpotOf(view, seat));
  const question = { ...asked, memory };
  return urgentPingOf(question) ?? chooseForHero(question) ?? adviseWaiting(question);
}
