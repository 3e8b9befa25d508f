import {
  type GameDefinition,
  type GameTypes,
  type Json,
  type Millis,
  type Mind,
  type Seat,
  seatsOf,
} from '@tablee/kernel';

/** What happened at some time, and where it led. */
export interface StepEvents<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
  readonly at: Millis;
}

/** What the mind of a seat keeps after that. */
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

/** What such a mind would keep in every seat. */
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

/** Before anything has happened. */
export function blankMemories<G extends GameTypes>(mind: Mind<G> | null, seats: number): readonly Json[] {
  return seatsOf(seats).map(() => mind?.start ?? null);
}
