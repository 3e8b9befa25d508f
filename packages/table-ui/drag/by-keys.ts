import { ARROWS } from '../keys/arrow-keys.ts';
import { type Direction, nearestIn } from '../keys/nearest.ts';
import { boxOf } from '../motion/paths.ts';
import type { Carried, Carrier } from './carrier.ts';

type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The space bar lifts a thing, arrows lead from target to target, Enter or the space bar lets go, Escape takes it back. */
export function liftByKeys<Thing, Target>(carrier: Carrier<Thing, Target>, thing: Thing, source: Element): void {
  if (carrier.carried !== null) return;
  land(source);
  const signal = carrier.hold();
  const carried = carrier.lift(thing, source, 'keys');
  const drop = ({ key, repeat }: KeyboardEvent): void => {
    if (key === ' ') holdSpace();
    if (!repeat) carrier.end(true);
  };
  const deeds: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    Escape: () => carrier.end(false),
    Enter: drop,
    ' ': drop,
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'Tab') return carrier.end(false);
    const direction = ARROWS[key];
    const deed = direction === undefined ? deeds[key] : () => step(carrier, carried, direction);
    // Every other key belongs to the browser, or to a screen reader.
    if (deed === undefined || hasModifier(event)) return;
    event.preventDefault();
    event.stopPropagation();
    deed(event);
  };
  holdSpace();
  addEventListener('keydown', onKey, { capture: true, signal });
  addEventListener('pointerdown', () => carrier.end(false), { capture: true, signal });
}

/** A thing that still flies back is lifted from where it will lie: arrows count from there. */
function land(source: Element): void {
  for (let at: Element | null = source; at !== null; at = at.parentElement) {
    for (const flight of at.getAnimations()) {
      if (!('animationName' in flight) && !('transitionProperty' in flight)) flight.finish();
    }
  }
}

export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
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
  const stop = new AbortController();
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    stop.abort();
  };
  addEventListener('keyup', onKeyUp, { capture: true, signal: stop.signal });
}
