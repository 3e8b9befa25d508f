import type { Millis, Seat } from '@tablee/kernel';
import type { ModuleId } from '../../rules/content/chapters.ts';
import type { Effect } from '../../rules/content/spells.ts';
import type { PingWord } from '../../rules/modules/calls.ts';
import type { HeroSpot, Question, QuestionKind, RushCommand, RushView } from '../../rules/types.ts';
import type { WeighQuestion } from '../choosing.ts';
import type { Temperament } from '../temperament.ts';

/** Judgement of one kind of effect. */
export interface EffectJudgement<E extends Effect> {
  /** Worth to the sorcerer, beyond that of any spell. */
  readonly worth: (view: RushView, effect: E, temperament: Temperament) => number;
  /** True while the effect would be of little use, so that a patient sorcerer holds back the last die. */
  readonly isPremature?: (view: RushView, effect: E) => boolean;
}

/** Kind of reaction whose delay bots take for a command. */
export type ActionKind = 'read' | 'glance' | 'next' | 'again' | 'roll' | 'change' | 'aim' | 'ping' | 'signal';

export type PaceOf = (view: RushView, seat: Seat, at: Millis) => ActionKind;

/** A ping, and the place that it names. */
export interface Call {
  readonly word: PingWord;
  readonly spot: HeroSpot;
}

/** A table, and the seats that people hold. */
export type PlaceQuestion = Pick<WeighQuestion, 'view' | 'people'>;

/** Knowledge of one module of the rules: one file in this folder. Other files know no module by name. */
export interface BotModule {
  readonly id: ModuleId;
  readonly effects?: { readonly [Kind in Effect['do']]?: EffectJudgement<Extract<Effect, { do: Kind }>> };
  /** Answers of the seat that is asked. */
  readonly answers?: { readonly [Kind in QuestionKind]?: (question: WeighQuestion, asked: Question) => RushCommand };
  /** Factor of the worth of a place to a hero; 1 for a place that this module does not change. */
  readonly placeWorth?: (question: PlaceQuestion, spot: HeroSpot, temperament: Temperament) => number;
  /** Word with which a hero at this place calls others however little is missing; null if none. */
  readonly alarmAt?: (view: RushView, spot: HeroSpot) => PingWord | null;
  /** Call that replaces a call for help at this place, where that would be of no use; null if none. */
  readonly callInstead?: (view: RushView, spot: HeroSpot) => Call | null;
  /** Command during the rest after a round; null for none. */
  readonly betweenRounds?: (question: WeighQuestion) => RushCommand | null;
  readonly paces?: { readonly [Kind in RushCommand['do']]?: PaceOf };
}
