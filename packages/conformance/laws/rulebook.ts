import type { AnyGame, Rule } from '@tablee/kernel';
import { candidatesFor } from '../candidates.ts';
import { type Complaint, firstComplaint, type Law, momentsAt, seatsAt, type Visit } from '../law.ts';

/** Every refusal, event and end cites a rule of the rulebook that says it shows so. */
export const rulebook: Law = {
  id: 'rulebook',
  begin: (definition) => ({
    state: (visit) =>
      firstComplaint([...refusalsHere(definition, visit), uncited(definition, 'end', endHere(definition, visit))]),
    deal: ({ events }) =>
      firstComplaint(events.map(({ rule }) => uncited(definition, eventOrEnd(definition, rule), rule))),
    step: ({ played }) =>
      firstComplaint(
        played
          .flatMap(({ events }) => events)
          .map(({ rule }) => uncited(definition, eventOrEnd(definition, rule), rule)),
      ),
  }),
};

function uncited(definition: AnyGame, as: Rule['shows'][number], rule: string | null): Complaint {
  if (rule === null) return null;
  const entry = Object.hasOwn(definition.rulebook, rule) ? definition.rulebook[rule] : undefined;
  if (entry === undefined) return `${rule} is not in the rulebook`;
  return entry.shows.includes(as) ? null : `${rule} is cited by a ${as}, but the rulebook does not say so`;
}

/** The event that ends a match cites the rule of the end. */
function eventOrEnd(definition: AnyGame, rule: string): 'event' | 'end' {
  return definition.rulebook[rule]?.shows.includes('event') ? 'event' : 'end';
}

function endHere(definition: AnyGame, { match }: Visit): string | null {
  return definition.result(match.state)?.rule ?? null;
}

function* refusalsHere(definition: AnyGame, visit: Visit): Generator<Complaint> {
  const { match } = visit;
  for (const seat of seatsAt(match)) {
    const view = definition.view(match.state, seat);
    for (const at of momentsAt(match)) {
      for (const { command } of candidatesFor(visit, seat, at)) {
        const refusal = definition.check(view, seat, command, at);
        if (refusal !== null && refusal !== 'unknown') yield uncited(definition, 'refusal', refusal.rule);
      }
    }
  }
}
