import { gameIds, placeOf } from './place.ts';
import { type AnyNode, type LintRule, textOf } from './rule.ts';

/** Ids that are common words: variables may have these names, but no string may be just the id. */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set(['dice']);
const MAY_NAME_GAMES = /^(?:games|bench|docs|e2e|tools\/lint)\//;

export const noGameNames: LintRule = {
  meta: { type: 'problem', docs: { description: 'Nothing outside games/ knows a game by name.' } },
  create(context) {
    const { root, path, isTest } = placeOf(context.filename);
    if (isTest || MAY_NAME_GAMES.test(path)) return {};
    const ids = new Set(gameIds(root));
    const names = [...ids].filter((id) => !EVERYDAY_WORDS.has(id));
    const identifiers = new Map(names.map((id) => [camelCased(id), id]));
    const report = (node: AnyNode, id: string): void => {
      const message = `'${id}' is a game. Only games/ knows games by name: take the id as an argument, or list the catalog.`;
      context.report({ node, message });
    };
    const checkText = (node: AnyNode): void => {
      const text = textOf(node);
      if (text !== null && ids.has(text)) report(node, text);
    };
    return {
      Literal: checkText,
      TemplateLiteral: checkText,
      Identifier: (node) => {
        const id = identifiers.get(node.name);
        if (id !== undefined) report(node, id);
      },
    };
  },
};

function camelCased(id: string): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
