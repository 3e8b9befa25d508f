import { basename } from 'node:path';
import { placeOf } from './place.ts';
import { faultOfOpening, faultOfWords, wordsOfName } from './plain.ts';
import { type AnyNode, type LintRule, textOf } from './rule.ts';

/** Sentences for players, and the list of refused words itself. */
const LEFT_OUT = /\/locale\/|^tools\/lint\/plain-words/;

export const plainWords: LintRule = {
  meta: {
    type: 'problem',
    docs: { description: 'Comments, names of files and code, test names and log lines are in plain words.' },
  },
  create(context) {
    if (LEFT_OUT.test(placeOf(context.filename).path)) return {};
    const report = (node: AnyNode, message: string | null): void => {
      if (message !== null) context.report({ node, message });
    };
    const checkText = (node: AnyNode): void => report(node, faultOfWords(textOf(node) ?? ''));
    const names = new Set<string>();
    const checkName = (node: AnyNode & { readonly name: string }): void => {
      if (names.has(node.name)) return;
      names.add(node.name);
      report(node, faultOfWords(wordsOfName(node.name)));
    };
    return {
      Program: (program) => {
        report(program, faultOfWords(wordsOfName(basename(context.filename))));
        for (const comment of context.sourceCode.getAllComments()) {
          const message = faultOfOpening(comment.value) ?? faultOfWords(comment.value);
          if (message !== null) context.report({ loc: comment.loc, message });
        }
      },
      Literal: checkText,
      TemplateLiteral: checkText,
      JSXText: (node) => report(node, faultOfWords(node.value)),
      Identifier: checkName,
      PrivateIdentifier: checkName,
    };
  },
};
