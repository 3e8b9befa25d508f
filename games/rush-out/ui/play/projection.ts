import type { Millis, Seat } from '@tablee/kernel';
import { type PendingCommand, playTimeOf } from '@tablee/table-ui';
import { LOOSE, rollBy } from '../../rules/dice.ts';
import { rushClientRules } from '../../rules/page.ts';
import { projectOn } from '../../rules/projection.ts';
import { comingQuestionOf, endQuestion, withAnswer } from '../../rules/questions.ts';
import { beginPlay } from '../../rules/start.ts';
import { noteAction } from '../../rules/timing.ts';
import type { RushCommand, RushTypes, RushView } from '../../rules/types.ts';

type UnansweredCommand = PendingCommand<RushTypes>;

/** The table with unanswered commands applied (optimistic update). */
export interface Projection {
  readonly view: RushView;
  /** The player's dice are in the air, because the result of the roll is not known. */
  readonly isRolling: boolean;
  /** The player's dice whose placement is not confirmed. */
  readonly sent: ReadonlySet<number>;
  /** The expected view after all unanswered commands; further commands are checked against it. */
  readonly coming: RushView;
}

export function project(view: RushView, seat: Seat | null, pending: readonly UnansweredCommand[]): Projection {
  const still: Projection = { view, isRolling: false, sent: new Set(), coming: view };
  return seat === null ? still : pending.reduce((shown, sent) => projectOne(shown, seat, sent), still);
}

function projectOne(shown: Projection, seat: Seat, unanswered: UnansweredCommand): Projection {
  const { view, coming, sent } = shown;
  const { command } = unanswered;
  const at = playTimeOf(rushClientRules, coming, seat, unanswered);
  if (at === null) return shown;
  if (command.do === 'roll') return { ...shown, isRolling: true, coming: rollUnknown(coming, seat, at) };
  const change = (table: RushView): RushView => projectOn(table, seat, command, at) ?? answer(table, seat, command, at);
  return {
    ...shown,
    view: change(view),
    coming: change(coming),
    sent: command.do === 'place' ? new Set([...sent, command.die]) : sent,
  };
}

/** The result is unknown: loose dice cannot be used. The drawn view keeps the old ones. */
function rollUnknown(view: RushView, seat: Seat, at: Millis): RushView {
  return rollBy(view.phase === 'signal' ? beginPlay(view) : view, seat, at, () => LOOSE);
}

/** The card that asked stays until the next one is known. RO-A84: an answer during the pause is kept until its end. */
function answer(view: RushView, seat: Seat, command: RushCommand, at: Millis): RushView {
  const acted = noteAction(view, seat, at);
  const asked = view.questions.find((question) => question.seat === seat);
  if (asked !== undefined) return endQuestion(acted, asked);
  const coming = comingQuestionOf(view, seat);
  return coming === null ? acted : withAnswer(acted, coming, command);
}
