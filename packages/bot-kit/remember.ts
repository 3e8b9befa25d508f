import {
  type GameDefinition,
  type GameTypes,
  type Json,
  type Millis,
  type Mind,
  type Seat,
  seatsOf,
} from '@tablee/kernel';

/** The events of one step, with the state after it. */
export interface StepEvents<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
  readonly at: Millis;
}

/** Memory of one seat after the step. */
export function rememberEvents<G extends GameTypes>(
  definition: GameDefinition<G>,
  mind: Mind<G> | null,
  memory: Json,
  seat: Seat,
  { state, events, at }: StepEvents<G>,
): Json {
  if (mind === null || events.length === 0) return memory;
  const view = definition.view(state, seat);
  return events.reduce<Json>((kept, event) => {
    const sight = definition.sight(event, seat);
    return sight === null ? kept : mind.remember(kept, sight, view, at);
  }, memory);
}

/** Memories of all seats after the step. */
export function rememberInEverySeat<G extends GameTypes>(
  definition: GameDefinition<G>,
  mind: Mind<G> | null,
  memories: readonly Json[],
  happened: StepEvents<G>,
): readonly Json[] {
  return mind === null
    ? memories
    : seatsOf(memories.length).map((seat) => rememberEvents(definition, mind, memories[seat] ?? null, seat, happened));
}

export function blankMemories<G extends GameTypes>(mind: Mind<G> | null, seats: number): readonly Json[] {
  return seatsOf(seats).map(() => mind?.start ?? null);
}
