import { type AnyGame, type Viewer, viewersOf } from '@tablee/kernel';
import { frameOf } from './frames.ts';
import { LastViews } from './last-views.ts';
import { definitionOf, type PastPorts, retrace } from './rebuild.ts';
import type { TableDoc } from './table-doc.ts';

/** Keeps what each viewer saw of a whole match, made of its log. */
export async function keepSights(ports: PastPorts, doc: TableDoc): Promise<void> {
  const sights = await sightsOf(ports, doc);
  for (const [viewer, frames] of sights) {
    await ports.slices.next(); // joining the frames of a long match is a slice of its own
    await ports.store.saveSights(doc.id, [{ viewer: String(viewer), frames: `[${frames.join(',')}]` }]);
  }
}

/** By viewer: frame by frame as JSON. */
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
