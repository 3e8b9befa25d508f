import { type AnyGame, type Viewer, viewersOf } from '@tablee/kernel';
import type { TableDoc } from '../table/table-doc.ts';
import { frameOf } from './frames.ts';
import { LastViews } from './last-views.ts';
import { definitionOf, type PastPorts, retrace } from './rebuild.ts';

/** Frames joined and written at once: a few milliseconds of work. */
const PART = 500;

/** Stores the frames of every viewer of a finished match. */
export async function keepSights(ports: PastPorts, doc: TableDoc): Promise<void> {
  for (const [viewer, frames] of await sightsOf(ports, doc)) {
    for (let part = 0; part * PART < frames.length; part += 1) {
      await ports.slices.next();
      const list = frames.slice(part * PART, (part + 1) * PART).join(',');
      await ports.store.saveSights(doc.id, [{ viewer: String(viewer), part, frames: `[${list}]` }]);
    }
  }
}

/** Frames by viewer, as JSON. */
async function sightsOf(ports: PastPorts, doc: TableDoc): Promise<Map<Viewer, string[]>> {
  const definition: AnyGame = definitionOf(ports.catalog, doc);
  const views = new LastViews();
  const sights = new Map(viewersOf(doc.seats.length).map((viewer): [Viewer, string[]] => [viewer, []]));
  await retrace(ports, doc.id, (step) => {
    for (const [viewer, frames] of sights) {
      const frame = frameOf(definition, step, viewer, (state) => views.of(definition, state, viewer));
      frames.push(JSON.stringify(frame));
    }
  });
  return sights;
}
