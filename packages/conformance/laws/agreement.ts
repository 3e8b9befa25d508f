import { type AnyGame, canonical, isSame, stepRng } from '@tablee/kernel';
import { type CandidateCommand, candidatesAt } from '../candidates.ts';
import { type Complaint, firstComplaint, type Law, type VisitedState } from '../law.ts';

/** `check` on the seat's own view agrees with `apply`. */
export const agreement: Law = {
  id: 'agreement',
  begin: (definition) => ({ state: (visit) => firstComplaint(findDisagreements(definition, visit)) }),
};

function* findDisagreements(definition: AnyGame, visit: VisitedState): Generator<Complaint> {
  for (const candidate of candidatesAt(visit)) yield compareVerdicts(definition, visit, candidate);
}

function compareVerdicts(
  definition: AnyGame,
  { match }: VisitedState,
  { seat, command, at }: CandidateCommand,
): Complaint {
  const checked = definition.check(definition.view(match.state, seat), seat, command, at);
  if (checked === 'unknown') return definition.traits.hidden ? null : 'check does not know, though nothing is hidden';
  const verdict = definition.apply(match.state, seat, command, { at, rng: stepRng(match.seed, match.seq + 1) });
  const applied = verdict.ok ? null : verdict.refusal;
  if (isSame(checked, applied)) return null;
  const what = `seat ${seat}, ${definition.notation.command(command)} at ${at}`;
  return `${what}: check says ${canonical(checked)}, apply says ${canonical(applied)}`;
}
