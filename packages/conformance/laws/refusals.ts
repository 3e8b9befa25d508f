import { type AnyGame, stepRng } from '@tablee/kernel';
import { candidatesAt } from '../candidates.ts';
import { type Complaint, firstComplaint, type Law, type VisitedState } from '../law.ts';

/** A refused command consumes no chance. */
export const refusals: Law = {
  id: 'refusals',
  begin: (definition) => ({ state: (visit) => firstComplaint(findCostlyRefusals(definition, visit)) }),
};

function* findCostlyRefusals(definition: AnyGame, visit: VisitedState): Generator<Complaint> {
  const { match } = visit;
  for (const { seat, command, at } of candidatesAt(visit)) {
    const rng = stepRng(match.seed, match.seq + 1);
    const verdict = definition.apply(match.state, seat, command, { at, rng });
    if (!verdict.ok && rng.drawn > 0) yield `${definition.notation.command(command)} is refused and draws chance`;
  }
}
