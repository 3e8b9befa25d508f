import { contentsOf } from '../../rules/content/chapters.ts';
import type { Effect } from '../../rules/content/spells.ts';
import type { PingWord } from '../../rules/modules/calls.ts';
import type { Chapter, HeroSpot, Question, RushCommand, RushView } from '../../rules/types.ts';
import type { WeighQuestion } from '../choosing.ts';
import type { Temperament } from '../temperament.ts';
import { BOT_MODULES } from './all.ts';
import type { BotModule, Call, EffectJudgement, PaceOf, PlaceQuestion } from './contract.ts';

const modulesByChapter = new Map<Chapter, readonly BotModule[]>();

/** Modules that this table plays with. */
function botModulesOf({ options }: RushView): readonly BotModule[] {
  let known = modulesByChapter.get(options.chapter);
  if (known === undefined) {
    const ids: readonly string[] = contentsOf(options).modules;
    known = BOT_MODULES.filter(({ id }) => ids.includes(id));
    modulesByChapter.set(options.chapter, known);
  }
  return known;
}

export function judgementOf<E extends Effect>(view: RushView, effect: E): EffectJudgement<E> {
  for (const { effects } of botModulesOf(view)) {
    const judgement = effects?.[effect.do];
    if (judgement !== undefined) return judgement as unknown as EffectJudgement<E>;
  }
  throw new Error(`no module of the bots judges the effect ${effect.do}`);
}

export function answerOf(question: WeighQuestion, asked: Question): RushCommand {
  for (const { answers } of botModulesOf(question.view)) {
    const answer = answers?.[asked.about];
    if (answer !== undefined) return answer(question, asked);
  }
  throw new Error(`no module of the bots answers about ${asked.about}`);
}

/** Product of the factors of all modules. */
export function placeWorth(question: PlaceQuestion, spot: HeroSpot, temperament: Temperament): number {
  let worth = 1;
  for (const module of botModulesOf(question.view)) worth *= module.placeWorth?.(question, spot, temperament) ?? 1;
  return worth;
}

export function betweenRounds(question: WeighQuestion): RushCommand | null {
  for (const module of botModulesOf(question.view)) {
    const command = module.betweenRounds?.(question) ?? null;
    if (command !== null) return command;
  }
  return null;
}

export function alarmAt(view: RushView, spot: HeroSpot): PingWord | null {
  for (const module of botModulesOf(view)) {
    const word = module.alarmAt?.(view, spot) ?? null;
    if (word !== null) return word;
  }
  return null;
}

export function callInstead(view: RushView, spot: HeroSpot): Call | null {
  for (const module of botModulesOf(view)) {
    const call = module.callInstead?.(view, spot) ?? null;
    if (call !== null) return call;
  }
  return null;
}

export function paceOf(view: RushView, kind: RushCommand['do']): PaceOf {
  for (const { paces } of botModulesOf(view)) {
    const pace = paces?.[kind];
    if (pace !== undefined) return pace;
  }
  throw new Error(`no module of the bots has a pace for ${kind}`);
}
