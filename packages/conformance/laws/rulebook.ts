import type { AnyGame, GameTypes, Rule } from '@tablee/kernel';
import { candidatesAt } from '../candidates.ts';
import { type Complaint, firstComplaint, type Law, type VisitedState } from '../law.ts';

/** Every refusal, event and result cites a rule whose `shows` includes it. */
export const rulebook: Law = {
  id: 'rulebook',
  begin: (definition) => ({
    state: (visit) =>
      firstComplaint([
        ...checkRefusals(definition, visit),
        checkCitation(definition, 'end', endHere(definition, visit)),
      ]),
    deal: ({ events }) => firstComplaint(checkEvents(definition, events)),
    step: ({ played }) => firstComplaint(played.flatMap(({ events }) => checkEvents(definition, events))),
  }),
};

function checkEvents(definition: AnyGame, events: readonly GameTypes['event'][]): Complaint[] {
  return events.map(({ rule }) => checkCitation(definition, eventOrEnd(definition, rule), rule));
}

export function checkCitation(definition: AnyGame, as: Rule['shows'][number], rule: string | null): Complaint {
  if (rule === null) return null;
  const entry = Object.hasOwn(definition.rulebook, rule) ? definition.rulebook[rule] : undefined;
  if (entry === undefined) return `${rule} is not in the rulebook`;
  return entry.shows.includes(as) ? null : `${rule} is cited by a ${as}, but the rulebook does not say so`;
}

/** The last event may cite the rule of the end. */
function eventOrEnd(definition: AnyGame, rule: string): 'event' | 'end' {
  return definition.rulebook[rule]?.shows.includes('event') ? 'event' : 'end';
}

function endHere(definition: AnyGame, { match }: VisitedState): string | null {
  return definition.result(match.state)?.rule ?? null;
}

function* checkRefusals(definition: AnyGame, visit: VisitedState): Generator<Complaint> {
  for (const { seat, command, at } of candidatesAt(visit)) {
    const refusal = definition.check(definition.view(visit.match.state, seat), seat, command, at);
    if (refusal !== null && refusal !== 'unknown') yield checkCitation(definition, 'refusal', refusal.rule);
  }
}
