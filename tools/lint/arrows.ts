import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ADVICE, ARROWS, type Arrow, TESTS_MAY_IMPORT } from './arrow-table.ts';
import { gameFolderOf, isTestFile, type Place, placeOf, workspaceOf } from './place.ts';
import { type AnyNode, type LintRule, type NodeOf, textOf } from './rule.ts';

type Names = Readonly<Record<string, string>>;

/** A file with its row and the names that its path gave. */
interface Source {
  readonly place: Place;
  readonly arrow: Arrow;
  readonly names: Names;
}

const EVERYTHING = '*';
const SCOPE = '@tablee/';

export const arrows: LintRule = {
  meta: { type: 'problem', docs: { description: 'Imports follow the arrows between folders.' } },
  create(context) {
    const source = sourceAt(placeOf(context.filename));
    const check = (specifier: AnyNode, imported: readonly string[]): void => {
      const message = problemOf(source, textOf(specifier) ?? '', imported);
      if (message !== null) context.report({ node: specifier, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source, importedNames(node)),
      ExportNamedDeclaration: (node) => {
        if (node.source !== null) check(node.source, reexportedNames(node));
      },
      ExportAllDeclaration: (node) => check(node.source, [EVERYTHING]),
      ImportExpression: (node) => check(node.source, []),
      TSImportType: (node) => check(node.source, [firstName(node.qualifier)]),
    };
  },
};

function sourceAt(place: Place): Source {
  for (const arrow of ARROWS) {
    const names = fit(arrow.from, place.path);
    if (names !== null) return { place, arrow, names };
  }
  throw new Error(`no row of the arrow table fits ${place.path}`);
}

function problemOf(source: Source, specifier: string, imported: readonly string[]): string | null {
  const target = resolve(source.place, specifier);
  if (target === null) return null;
  const { path, isTest } = source.place;
  if (!isAllowed(source, target)) return `${path} may not import ${target}. ${adviceAgainst(source, target)}`;
  if (isTest) return leavesWorkspace(path, target, specifier);
  if (isTestFile(target) && workspaceOf(path) !== '') return `${path} may not import ${target}. ${ADVICE.test}`;
  return stateProblem(source, target, imported) ?? leavesWorkspace(path, target, specifier);
}

/** The imported path from the root; null for packages that are not ours. */
function resolve(place: Place, specifier: string): string | null {
  if (/^\.\.?(?:\/|$)/.test(specifier)) return posix.join(posix.dirname(place.path), specifier);
  if (!specifier.startsWith(SCOPE)) return null;
  const name = specifier.slice(SCOPE.length);
  if (fit('games', name) !== null) return name;
  const [workspace = ''] = name.split('/', 1);
  return existsSync(join(place.root, 'apps', workspace)) ? `apps/${name}` : `packages/${name}`;
}

function isAllowed({ place, arrow, names }: Source, target: string): boolean {
  const into = (pattern: string): boolean => fit(fill(pattern, names), target) !== null;
  if (arrow.mayNot?.some(into)) return false;
  if (into(arrow.from) || arrow.mayImport.some(into)) return true;
  return place.isTest && [...TESTS_MAY_IMPORT, gameFolderOf(place.path) ?? workspaceOf(place.path)].some(into);
}

function adviceAgainst({ place, arrow }: Source, target: string): string {
  if (workspaceOf(target).startsWith('apps/')) return ADVICE.app;
  const [own, other] = [gameFolderOf(place.path), gameFolderOf(target)];
  return own !== null && other !== null && own !== other ? ADVICE.otherGame : arrow.instead;
}

function stateProblem({ place, arrow, names }: Source, target: string, imported: readonly string[]): string | null {
  if (arrow.seesViewOnly !== true || fit(fill('games/{game}/rules', names), target) === null) return null;
  if (imported.includes(EVERYTHING)) return `${place.path} imports all of ${target}. ${ADVICE.namespace}`;
  const state = imported.find((name) => name.endsWith('State'));
  return state === undefined ? null : `${place.path} may not import ${state}. ${ADVICE.state}`;
}

/**
 * Code outside workspaces (tools, bench, e2e) has no package name to import, so it may use relative paths everywhere.
 */
function leavesWorkspace(path: string, target: string, specifier: string): string | null {
  const [own, other] = [workspaceOf(path), workspaceOf(target)];
  if (!specifier.startsWith('.') || own === '' || own === other) return null;
  const name = `${SCOPE}${other.replace(/^(?:packages|apps)\//, '')}`;
  return `A relative import must not leave ${own}. Import ${other === '' ? 'from a package' : name} instead.`;
}

/** The names that a pattern reads from a path; null if the path is not in the folder. */
function fit(pattern: string, path: string): Names | null {
  const segments = pattern
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${segments}(?:/|$)`).exec(path);
  return found === null ? null : { ...found.groups };
}

function fill(pattern: string, names: Names): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}

function importedNames(node: NodeOf<'ImportDeclaration'>): string[] {
  return node.specifiers.map((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return EVERYTHING;
    return specifier.type === 'ImportSpecifier' ? firstName(specifier.imported) : 'default';
  });
}

function reexportedNames(node: NodeOf<'ExportNamedDeclaration'>): string[] {
  return node.specifiers.map((specifier) => firstName(specifier.local));
}

/** `import('…')` without a name takes everything. */
function firstName(node: AnyNode | null): string {
  if (node === null) return EVERYTHING;
  if (node.type === 'TSQualifiedName') return firstName(node.left);
  return node.type === 'Identifier' ? node.name : (textOf(node) ?? EVERYTHING);
}
