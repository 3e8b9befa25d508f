import {
  type AnyGame,
  canonical,
  type GameTypes,
  isExchangeable,
  isSame,
  knows,
  type Moment,
  type Opening,
  type Piece,
  type Rng,
  restOf,
  type Step,
  stepRng,
  type Viewer,
  viewersOf,
} from '@tablee/kernel';
import { candidatesFor, leavesIn, sample } from '../candidates.ts';
import { type Complaint, firstComplaint, type Law, seatsAt, type VisitedState } from '../law.ts';

/**
 * Swapping two unknown faces of equal back changes nothing in the viewer's view and sights, now or in the next step.
 */
export const leaks: Law = {
  id: 'leaks',
  begin: (definition) => ({
    deal: (opening) =>
      firstComplaint(
        viewersOf(opening.match.table.seats).map((viewer) => checkDealSights(definition, opening, viewer)),
      ),
    state: (visit) => firstComplaint(findLeaks(definition, visit)),
  }),
};

/** The sights of the deal name only faces that the viewer knows afterwards. */
function checkDealSights(definition: AnyGame, { match, events }: Opening<GameTypes>, viewer: Viewer): Complaint {
  const pieces = definition.pieces(match.state);
  const faces = new Set(pieces.map(({ face }) => face));
  const left = pieces.filter((piece) => knows(viewer, piece)).map(({ face }) => face);
  for (const face of leavesIn(events.map((event) => definition.sight(event, viewer))).strings) {
    if (!faces.has(face)) continue;
    const place = left.indexOf(face);
    if (place === -1) return `${viewer} is told of ${face} in the deal`;
    left.splice(place, 1);
  }
  return null;
}

const MAX_PAIRS = 3;
const MAX_COMMANDS_PER_SEAT = 2;

/** A possible next step: how to play it from any state, and its outcome from the true one. */
interface NextStep {
  readonly play: Play;
  readonly step: Step<GameTypes>;
}

type Play = (state: object) => Step<GameTypes> | null;

function* findLeaks(definition: AnyGame, visit: VisitedState): Generator<Complaint> {
  const { match, rng } = visit;
  const pieces = definition.pieces(match.state);
  const nexts = nextSteps(definition, visit);
  for (const viewer of viewersOf(match.table.seats)) {
    const exchanged = pickPairs(
      pieces.filter((piece) => !knows(viewer, piece)),
      rng,
    );
    if (exchanged.length === 0) continue;
    const shown = definition.view(match.state, viewer);
    const shownNext = nexts.map(({ step }) => shownAfter(definition, viewer, step));
    for (const [a, b] of exchanged) {
      const swapped = definition.swap(match.state, a.id, b.id);
      yield checkSwap(definition, pieces, swapped, a, b);
      const shownThen = definition.view(swapped, viewer);
      yield isSame(shown, shownThen)
        ? null
        : `${viewer} sees ${a.id} and ${b.id} exchanged: ${canonical(shown)} ${canonical(shownThen)}`;
      yield isSame(restOf(definition, match.state), restOf(definition, swapped))
        ? null
        : `until when the match rests is told to everybody, and depends on ${a.id} and ${b.id}`;
      for (const [index, next] of nexts.entries()) {
        yield checkNextStep(definition, viewer, next, swapped, shownNext[index]);
      }
    }
  }
}

function pickPairs(hidden: readonly Piece[], rng: Rng): [Piece, Piece][] {
  return sample(hidden, rng, MAX_PAIRS).flatMap((a): [Piece, Piece][] => {
    const others = hidden.filter((b) => isExchangeable(a, b));
    return others.length === 0 ? [] : [[a, rng.pick(others)]];
  });
}

/** Without this check a `swap` that does nothing would pass the law. */
function checkSwap(definition: AnyGame, before: readonly Piece[], swapped: object, a: Piece, b: Piece): Complaint {
  const faces = new Map([
    [a.id, b.face],
    [b.id, a.face],
  ]);
  const expected = before.map((piece) => ({ ...piece, face: faces.get(piece.id) ?? piece.face }));
  return isSame(definition.pieces(swapped), expected) ? null : `swap does not exchange ${a.id} and ${b.id}`;
}

/** Some accepted commands of every seat, and the next wake if there is one. */
function nextSteps(definition: AnyGame, visit: VisitedState): NextStep[] {
  const { match, rng } = visit;
  const moment = (): Moment => ({ at: match.at, rng: stepRng(match.seed, match.seq + 1) });
  const accepted = seatsAt(match).flatMap((seat) => {
    const plays = candidatesFor(visit, seat, match.at).map(({ command }): Play => {
      return (state) => {
        const verdict = definition.apply(state, seat, command, moment());
        return verdict.ok ? verdict.step : null;
      };
    });
    return rng.shuffle(plays.flatMap((play) => nextBy(play, match.state))).slice(0, MAX_COMMANDS_PER_SEAT);
  });
  if (definition.wakeAt(match.state) === null) return accepted;
  return [...accepted, ...nextBy((state) => definition.wake(state, moment()), match.state)];
}

function nextBy(play: Play, state: object): NextStep[] {
  const step = play(state);
  return step === null ? [] : [{ play, step }];
}

function checkNextStep(
  definition: AnyGame,
  viewer: Viewer,
  { play, step }: NextStep,
  swapped: object,
  shown: unknown,
): Complaint {
  const stepThen = play(swapped);
  if (stepThen === null) return null;
  const shownThen = shownAfter(definition, viewer, stepThen);
  if (isSame(shown, shownThen) || !isComparable(definition, viewer, step, stepThen)) return null;
  return `${viewer} notices in the next step: ${canonical(shown)} ${canonical(shownThen)}`;
}

/**
 * False if the two futures differ by the rules: a hidden face may decide who acts next, when, or the end, or the step may
 * reveal a swapped face. The viewer then learns it legitimately, and the futures need not look alike.
 */
function isComparable(definition: AnyGame, viewer: Viewer, step: Step<GameTypes>, stepThen: Step<GameTypes>): boolean {
  const [course, courseThen] = [step, stepThen].map(({ state }) => {
    const known = definition.pieces(state).filter((piece) => knows(viewer, piece));
    const faces = known.map(({ id, face }) => `${id}: ${face}`).toSorted();
    return [definition.toAct(state), definition.wakeAt(state), definition.result(state), faces];
  });
  return isSame(course, courseThen);
}

function shownAfter(definition: AnyGame, viewer: Viewer, { state, events }: Step<GameTypes>): unknown {
  return [definition.view(state, viewer), events.map((event) => definition.sight(event, viewer))];
}
