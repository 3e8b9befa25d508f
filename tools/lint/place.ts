import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** A file's place in the repository. */
export interface Place {
  readonly root: string;
  /** From the root, with forward slashes. */
  readonly path: string;
  /** A test, or a scenario that only tests load. */
  readonly isTest: boolean;
}

export function placeOf(filename: string): Place {
  const root = rootAbove(dirname(filename));
  const path = relative(root, filename).replaceAll(sep, '/');
  return { root, path, isTest: isTestFile(path) };
}

export function isTestFile(path: string): boolean {
  return /\.(?:test|scenario)\.tsx?$/.test(path);
}

/** The workspace folder of a path; '' for the repository itself. */
export function workspaceOf(path: string): string {
  return /^(?:games(?=\/|$)|(?:packages|apps)\/[^/]+)/.exec(path)?.[0] ?? '';
}

/** `games/<id>` for a path in a game's folder, else null. */
export function gameFolderOf(path: string): string | null {
  return /^games\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}

export function gameIds(root: string): readonly string[] {
  const folder = join(root, 'games');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules').map((entry) => entry.name);
}

const roots = new Map<string, string>();

/** Not the working directory: run from a subfolder, no path would match a row and every import would pass. */
function rootAbove(folder: string): string {
  const known = roots.get(folder);
  if (known !== undefined) return known;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('no package.json with workspaces above the linted file');
  const root = hasWorkspaces(join(folder, 'package.json')) ? folder : rootAbove(parent);
  roots.set(folder, root);
  return root;
}

function hasWorkspaces(manifest: string): boolean {
  return existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"workspaces"');
}
