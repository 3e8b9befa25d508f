import { ARROWS } from '../keys/arrow-keys.ts';
import { type Direction, nearestIn } from '../keys/nearest.ts';
import { boxOf } from '../motion/paths.ts';
import type { Carried, Carrier } from './carrier.ts';

type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Carries a thing by keys: arrows move it from target to target, Enter or the space bar drop it, Escape cancels. */
export function liftByKeys<Thing, Target>(carrier: Carrier<Thing, Target>, thing: Thing, source: Element): void {
  if (carrier.carried !== null) return;
  land(source);
  const signal = carrier.hold();
  const carried = carrier.lift(thing, source, 'keys');
  const drop = ({ key, repeat }: KeyboardEvent): void => {
    if (key === ' ') holdSpace();
    if (!repeat) carrier.end(true);
  };
  const actions: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    Escape: () => carrier.end(false),
    Enter: drop,
    ' ': drop,
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'Tab') return carrier.end(false);
    const direction = ARROWS[key];
    const action = direction === undefined ? actions[key] : () => step(carrier, carried, direction);
    // Other keys are left to the browser and to screen readers.
    if (action === undefined || hasModifier(event)) return;
    event.preventDefault();
    event.stopPropagation();
    action(event);
  };
  holdSpace();
  addEventListener('keydown', onKey, { capture: true, signal });
  addEventListener('pointerdown', () => carrier.end(false), { capture: true, signal });
}

/** Ends flights of the thing, so that arrows count from the place in which it will lie. */
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

/** Handles the release of the space bar: some browsers press the focused button by it, even if keydown was handled. */
function holdSpace(): void {
  const stop = new AbortController();
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    stop.abort();
  };
  addEventListener('keyup', onKeyUp, { capture: true, signal: stop.signal });
}
