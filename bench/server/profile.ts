import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Node {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

/** As V8 writes it. */
export interface CpuProfile {
  readonly nodes: readonly Node[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

export type CpuPart = 'rules' | 'views' | 'diffs' | 'log' | 'sockets' | 'garbage' | 'rest';

/**
 * A sample is charged by the file of its innermost function that one of these patterns fits; the first pattern wins.
 */
const PARTS: readonly (readonly [CpuPart, RegExp])[] = [
  ['views', /\/view\.ts$|\/last-views\.ts$/],
  ['diffs', /protocol\/(?:diff|checksum)\.ts$|host\/(?:\w+\/)?frames\.ts$/],
  ['log', /server\/store\/|host\/(?:\w+\/)?(?:journal|outbox)\.ts$/],
  ['rules', /packages\/kernel\/|conformance\/toys\/|host\/(?:\w+\/)?live-match\.ts$/],
  ['sockets', /\/ws\/|protocol\/(?:read|client-messages)\.ts$|zod|^node:(?:net|internal\/(?:streams|stream_base))/],
];

/** Splits the busy time of all threads of a process. */
export function splitOf(profiles: readonly CpuProfile[]): Map<CpuPart, number> {
  const split = new Map<CpuPart, number>();
  for (const { nodes, samples, timeDeltas } of profiles) {
    const partOfNode = partsOf(nodes);
    for (const [index, sample] of samples.entries()) {
      const part = partOfNode.get(sample) ?? null;
      if (part !== null) split.set(part, (split.get(part) ?? 0) + (timeDeltas[index] ?? 0));
    }
  }
  return split;
}

/** The part of each node; null for idle time. */
function partsOf(nodes: readonly Node[]): Map<number, CpuPart | null> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const partFrom = (node: Node | undefined): CpuPart => {
    if (node === undefined) return 'rest';
    const own = PARTS.find(([, pattern]) => pattern.test(node.callFrame.url))?.[0];
    return own ?? partFrom(byId.get(parents.get(node.id) ?? -1));
  };
  return new Map(nodes.map((node) => [node.id, isIdle(node) ? null : (garbagePart(node) ?? partFrom(node))]));
}

function isIdle({ callFrame }: Node): boolean {
  return callFrame.functionName === '(idle)';
}

function garbagePart({ callFrame }: Node): CpuPart | null {
  return callFrame.functionName === '(garbage collector)' ? 'garbage' : null;
}

export function readProfiles(folder: string): CpuProfile[] {
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile);
}
