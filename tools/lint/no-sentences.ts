import { placeOf } from './place.ts';
import { type AnyNode, type LintRule, textOf } from './rule.ts';

const RULES = /^games\/[^/]+\/rules\//;
const WORD = /(?<!\S)\p{L}[\p{L}'’-]*[.,;:!?]*(?!\S)/gu;
const SENTENCE_WORDS = 3;

export const noSentences: LintRule = {
  meta: { type: 'problem', docs: { description: 'Rules hold no human sentence.' } },
  create(context) {
    const { path, isTest } = placeOf(context.filename);
    if (isTest || !RULES.test(path)) return {};
    const check = (node: AnyNode): void => {
      if (!isSentence(textOf(node) ?? '') || isThrown(node)) return;
      const message =
        'Rules hold no sentence. Name the rule by its id and pass facts: the words live in locale/ of the game.';
      context.report({ node, message });
    };
    return { Literal: check, TemplateLiteral: check };
  },
};

/** Single letters, such as the ranks 'A K Q J', are notation. */
function isSentence(text: string): boolean {
  return (text.match(WORD) ?? []).length >= SENTENCE_WORDS && /\p{L}{3}/u.test(text);
}

/** The message of `throw new Error(…)` is for programmers. */
function isThrown(node: AnyNode): boolean {
  const { parent } = node;
  if (parent === null) return false;
  const isError =
    parent.type === 'NewExpression' && parent.callee.type === 'Identifier' && parent.callee.name.endsWith('Error');
  return isError ? parent.parent.type === 'ThrowStatement' : isThrown(parent);
}
