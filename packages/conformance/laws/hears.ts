import { type AnyGame, canonical, isSame, type Seat, stepRng, type TalkKind } from '@tablee/kernel';
import { type Complaint, firstComplaint, type Law, seatsAt, type VisitedState } from '../law.ts';
import { checkParse } from './parse.ts';
import { checkCitation } from './rulebook.ts';

/**
 * A command made from talk survives `parse`, is not delayed by a pace, and is played or refused with a cited rule like
 * any other. The same talk in the same state always gives the same command.
 */
export const hears: Law = {
  id: 'hears',
  begin: (definition) => ({ state: (visit) => firstComplaint(findFaults(definition, visit)) }),
};

const TALK_KINDS: readonly TalkKind[] = ['emote', 'phrase', 'text'];

interface TalkCommand {
  readonly seat: Seat;
  readonly command: object;
}

function* findFaults(definition: AnyGame, visit: VisitedState): Generator<Complaint> {
  const { state } = visit.match;
  for (const seat of seatsAt(visit.match)) {
    for (const said of TALK_KINDS) {
      const [command, again] = [0, 1].map(
        () => definition.commandFromTalk?.(definition.view(state, 'spectator'), seat, said) ?? null,
      );
      yield isSame(command, again)
        ? null
        : `the same ${said} is heard as ${canonical(command)} and ${canonical(again)}`;
      if (command == null) continue;
      yield checkParse(definition, command);
      yield checkNotDelayed(definition, visit, { seat, command });
      yield checkVerdict(definition, visit, { seat, command });
    }
  }
}

function checkNotDelayed(
  definition: AnyGame,
  { match: { state, at } }: VisitedState,
  { seat, command }: TalkCommand,
): Complaint {
  const ready = definition.readyAt?.(definition.view(state, seat), seat, command) ?? at;
  return ready <= at ? null : `seat ${seat} speaks at ${at}, and is heard at ${ready}`;
}

function checkVerdict(definition: AnyGame, { match }: VisitedState, { seat, command }: TalkCommand): Complaint {
  const moment = { at: match.at, rng: stepRng(match.seed, match.seq + 1) };
  const verdict = definition.apply(match.state, seat, command, moment);
  return verdict.ok ? null : checkCitation(definition, 'refusal', verdict.refusal.rule);
}
