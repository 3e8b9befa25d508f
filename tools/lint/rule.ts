import type { RuleTester } from 'oxlint/plugins-dev';

/** oxlint exports the types of its rules only through its tester. */
export type LintRule = Parameters<RuleTester['run']>[1];
type Create = NonNullable<LintRule['create']>;
export type Context = Parameters<Create>[0];
type Visitor = ReturnType<Create>;
export type NodeOf<Type extends keyof Visitor> = Parameters<NonNullable<Visitor[Type]>>[0];
export type AnyNode = NodeOf<'Identifier'>['parent'];

const HOLE = '…';

/** The text of a string or template literal, with … for each expression; null for any other node. */
export function textOf(node: AnyNode): string | null {
  if (node.type === 'TemplateLiteral') return node.quasis.map((quasi) => quasi.value.cooked).join(HOLE);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
