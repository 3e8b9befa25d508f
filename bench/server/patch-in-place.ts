import type { Patch } from '@tablee/protocol';

type Container = Record<string | number, unknown>;

/**
 * Changes the view itself, because time in the loader is missing to the server beside it. Pages keep the previous view,
 * from which pieces fly.
 */
export function patchInPlace(view: unknown, changes: Patch): unknown {
  let root = view;
  for (const change of changes) {
    const [path] = change;
    const last = path.at(-1);
    const parent = containerAt(root, path, path.length - 1);
    if (change.length === 4)
      (containerAt(root, path, path.length) as unknown as unknown[]).splice(change[1], change[2], ...change[3]);
    else if (last === undefined) root = change[1];
    else if (change.length === 2) parent[last] = change[1];
    else delete parent[last];
  }
  return root;
}

function containerAt(root: unknown, path: Patch[number][0], length: number): Container {
  let place = root as Container;
  for (let index = 0; index < length; index += 1) place = place[path[index] as string | number] as Container;
  return place;
}
