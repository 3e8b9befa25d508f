import {
  type AnyGame,
  canonical,
  type GameTypes,
  knows,
  type Opening,
  type Piece,
  type Rng,
  type Step,
  stepRng,
  type Viewer,
  viewersOf,
} from '@tablee/kernel';
import { candidatesFor, leavesIn, sample } from '../candidates.ts';
import { type Complaint, firstComplaint, type Law, seatsAt, type Visit } from '../law.ts';

/** Exchanging two faces that a viewer does not know changes nothing that the viewer is shown, now or in the next step. */
export const leaks: Law = {
  id: 'leaks',
  begin: (definition) => ({
    deal: (opening) =>
      firstComplaint(viewersOf(opening.match.table.seats).map((viewer) => toldTooMuch(definition, opening, viewer))),
    state: (visit) => firstComplaint(noticed(definition, visit)),
  }),
};

/** Of the deal a viewer is told no more faces than the table then lets them know. */
function toldTooMuch(definition: AnyGame, { match, events }: Opening<GameTypes>, viewer: Viewer): Complaint {
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

const PAIRS = 3;

function* noticed(definition: AnyGame, visit: Visit): Generator<Complaint> {
  const { match, rng } = visit;
  const pieces = definition.pieces(match.state);
  for (const viewer of viewersOf(match.table.seats)) {
    const hidden = pieces.filter((piece) => !knows(viewer, piece));
    for (const [a, b] of pairs(hidden, rng)) {
      const swapped = definition.swap(match.state, a.id, b.id);
      yield badSwap(definition, pieces, swapped, a, b);
      const [shown, shownThen] = [match.state, swapped].map((state) => canonical(definition.view(state, viewer)));
      yield shown === shownThen ? null : `${viewer} sees ${a.id} and ${b.id} exchanged: ${shown} ${shownThen}`;
      yield* noticedNext(definition, visit, viewer, swapped);
    }
  }
}

function pairs(hidden: readonly Piece[], rng: Rng): [Piece, Piece][] {
  return sample(hidden, rng, PAIRS).flatMap((a): [Piece, Piece][] => {
    const others = hidden.filter(({ face }) => face !== a.face);
    return others.length === 0 ? [] : [[a, rng.pick(others)]];
  });
}

/** A `swap` that does nothing would blind this law. */
function badSwap(definition: AnyGame, before: readonly Piece[], swapped: object, a: Piece, b: Piece): Complaint {
  const faces = new Map([
    [a.id, b.face],
    [b.id, a.face],
  ]);
  const expected = before.map((piece) => ({ ...piece, face: faces.get(piece.id) ?? piece.face }));
  return canonical(definition.pieces(swapped)) === canonical(expected)
    ? null
    : `swap does not exchange ${a.id} and ${b.id}`;
}

function* noticedNext(definition: AnyGame, visit: Visit, viewer: Viewer, swapped: object): Generator<Complaint> {
  const { match } = visit;
  for (const play of nextSteps(definition, visit)) {
    const [step, stepThen] = [play(match.state), play(swapped)];
    if (step === null || stepThen === null || !isComparable(definition, viewer, step, stepThen)) continue;
    const [shown, shownThen] = [step, stepThen].map((one) => shownAfter(definition, viewer, one));
    yield shown === shownThen ? null : `${viewer} notices in the next step: ${shown} ${shownThen}`;
  }
}

type Play = (state: object) => Step<GameTypes> | null;

function nextSteps(definition: AnyGame, visit: Visit): Play[] {
  const { match } = visit;
  const moment = (): { at: typeof match.at; rng: Rng } => ({ at: match.at, rng: stepRng(match.seed, match.seq + 1) });
  const commands = seatsAt(match).flatMap((seat) => candidatesFor(visit, seat, match.at).slice(0, 2));
  const plays = commands.map(({ seat, command }): Play => {
    return (state) => {
      const verdict = definition.apply(state, seat, command, moment());
      return verdict.ok ? verdict.step : null;
    };
  });
  return definition.wakeAt(match.state) === null ? plays : [...plays, (state) => definition.wake(state, moment())];
}

/**
 * Rules may let a hidden face decide what happens (who acts next, when, whether it is over) or show it: then the viewer
 * learns by the rules. Only where they do neither must the two futures look alike.
 */
function isComparable(definition: AnyGame, viewer: Viewer, step: Step<GameTypes>, stepThen: Step<GameTypes>): boolean {
  const [course, courseThen] = [step, stepThen].map(({ state }) => {
    const known = definition.pieces(state).filter((piece) => knows(viewer, piece));
    const faces = known.map(({ face }) => face).toSorted();
    return canonical([definition.toAct(state), definition.wakeAt(state), definition.result(state), faces]);
  });
  return course === courseThen;
}

function shownAfter(definition: AnyGame, viewer: Viewer, step: Step<GameTypes>): string {
  return canonical([definition.view(step.state, viewer), step.events.map((event) => definition.sight(event, viewer))]);
}
