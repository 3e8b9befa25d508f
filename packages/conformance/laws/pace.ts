import { type AnyGame, after, canonical, later } from '@tablee/kernel';
import { candidatesFor } from '../candidates.ts';
import { type Complaint, firstComplaint, type Law, seatsAt, type VisitedState } from '../law.ts';

/**
 * `readyAt` is exact: the verdict no longer changes after it, and a command that it makes legal is not legal before.
 */
export const pace: Law = {
  id: 'pace',
  begin: (definition) => ({ state: (visit) => firstComplaint(findFaults(definition, visit)) }),
};

const MUCH_LATER_MS = 60_000;

function* findFaults(definition: AnyGame, visit: VisitedState): Generator<Complaint> {
  const { match } = visit;
  if (definition.readyAt === undefined) return;
  for (const seat of seatsAt(match)) {
    const view = definition.view(match.state, seat);
    for (const { command } of candidatesFor(visit, seat, match.at)) {
      const ready = later(match.at, definition.readyAt(view, seat, command));
      const [then, muchLater] = [ready, after(ready, MUCH_LATER_MS)].map((at) =>
        canonical(definition.check(view, seat, command, at)),
      );
      const what = `seat ${seat}, ${definition.notation.command(command)}, ready at ${ready}`;
      yield then === muchLater ? null : `${what}: then ${then}, later ${muchLater}`;
      if (ready === match.at || then !== canonical(null)) continue;
      const tooSoon = definition.check(view, seat, command, after(ready, -1));
      yield tooSoon === null ? `${what}, but it is legal before` : null;
    }
  }
}
