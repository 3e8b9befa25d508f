import { type Millis, type Seat, toMillis } from '@tablee/kernel';
import type { PendingCommand } from '@tablee/table-ui';
import type { PlaceCommand } from '../../rules/check-place.ts';
import { loosen } from '../../rules/dice.ts';
import { readyAt } from '../../rules/timing.ts';
import type { Die, RushTypes, RushView } from '../../rules/types.ts';
import { layDie } from './lay-die.ts';

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
  return seat === null ? still : pending.reduce((shown, sent) => projectTimed(shown, seat, sent), still);
}

/** RO-A17: the host holds back early commands, so the pace starts when it plays them. */
function projectTimed(shown: Projection, seat: Seat, { command, at }: UnansweredCommand): Projection {
  const playedAt = toMillis(Math.max(at, readyAt(shown.coming, seat, command.do)));
  const next = projectOne(shown, seat, command, playedAt);
  const { coming } = next;
  if (command.do === 'ping') return { ...next, coming: { ...coming, pingedAt: coming.pingedAt.with(seat, playedAt) } };
  const paced = { ...coming, actedAt: coming.actedAt.with(seat, playedAt) };
  const isRoll = command.do === 'roll';
  return { ...next, coming: isRoll ? { ...paced, rolledAt: paced.rolledAt.with(seat, playedAt) } : paced };
}

function projectOne(shown: Projection, seat: Seat, command: RushTypes['command'], at: Millis): Projection {
  switch (command.do) {
    case 'roll':
      return projectRoll(shown, seat);
    case 'place':
      return projectPlace(shown, seat, command, at);
    case 'take':
      return projectTake(shown, seat, [command.die]);
    case 'clear':
      return projectTake(shown, seat, [...(shown.coming.dice[seat] ?? []).keys()]);
    case 'aim':
    case 'decline':
      return changeBothViews(shown, (view) => ({
        ...view,
        questions: view.questions.filter((question) => question.seat !== seat),
      }));
    case 'ping':
      return shown;
  }
}

function changeBothViews(shown: Projection, change: (view: RushView) => RushView): Projection {
  return { ...shown, view: change(shown.view), coming: change(shown.coming) };
}

/** The result is unknown: `coming` has loose dice, which cannot be used, and the drawn view keeps the old ones. */
function projectRoll(shown: Projection, seat: Seat): Projection {
  const { coming } = shown;
  const own = (coming.dice[seat] ?? []).map((die): Die => (die.is === 'placed' ? die : { is: 'loose' }));
  const rolled = { ...coming, dice: coming.dice.with(seat, own), rollSpot: coming.rollSpot.with(seat, null) };
  return { ...shown, isRolling: true, coming: coming.phase === 'signal' ? { ...rolled, phase: 'play' } : rolled };
}

function projectPlace(shown: Projection, seat: Seat, place: PlaceCommand, at: Millis): Projection {
  const lay = (view: RushView): RushView => layDie(view, seat, place, at);
  return { ...changeBothViews(shown, lay), sent: new Set([...shown.sent, place.die]) };
}

function projectTake(shown: Projection, seat: Seat, dice: readonly number[]): Projection {
  const take = (view: RushView): RushView => {
    const placed = dice.filter((die) => view.dice[seat]?.[die]?.is === 'placed');
    return loosen(
      view,
      placed.map((die) => ({ seat, die })),
    );
  };
  return changeBothViews(shown, take);
}
