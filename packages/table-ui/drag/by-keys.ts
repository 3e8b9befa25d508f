import { ARROWS } from '../keys/arrow-keys.ts';
import { type Direction, nearestIn } from '../keys/nearest.ts';
import { boxOf } from '../motion/paths.ts';
import type { Carried, Carrier } from './carrier.ts';

/** The space bar lifts a thing, arrows lead from target to target, Enter or the space bar lets go, Escape takes it back. */
export function liftByKeys<Thing, Target>(carrier: Carrier<Thing, Target>, thing: Thing, source: Element): void {
  if (carrier.carried !== null) return;
  const carried = carrier.lift(thing, source, true);
  const stop = new AbortController();
  const { signal } = stop;
  const end = (isDropped: boolean): void => {
    stop.abort();
    carrier.end(isDropped);
  };
  const onKey = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    if (event.key === 'Tab') return end(false);
    event.preventDefault();
    event.stopPropagation();
    if (event.key === ' ') holdSpace();
    if (event.key === 'Escape') end(false);
    else if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) end(true);
    else if (direction !== undefined) step(carrier, carried, direction);
  };
  holdSpace();
  addEventListener('keydown', onKey, { capture: true, signal });
  addEventListener('pointerdown', () => end(false), { capture: true, signal });
}

function step<Thing, Target>(carrier: Carrier<Thing, Target>, carried: Carried<Thing>, direction: Direction): void {
  const here = carrier.over ?? carried.source;
  const others = carrier.targetsFor(carried).filter((target) => target !== here);
  const next = nearestIn(direction, boxOf(here), others.map(boxOf));
  if (next === null) return;
  const target = others[next] as Element;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  carrier.moveOnto(target);
}

/** A button is pressed when the space bar comes up again, in some browsers even where its going down was handled. */
function holdSpace(): void {
  addEventListener('keyup', (event) => event.preventDefault(), { capture: true, once: true });
}
