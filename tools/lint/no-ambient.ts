import { placeOf } from './place.ts';
import type { AnyNode, Context, LintRule } from './rule.ts';

const PURE = /^(?:packages\/(?:kernel|bot-kit|conformance|protocol|host)|games\/[^/]+\/(?:rules|bot))\//;

const TIME = 'Time is an argument: read `at` of the Moment.';
const TIMER = 'Say in wakeAt when the match wants to be woken: the host keeps the timers.';
const CHANCE = 'Chance is an argument: draw from `rng` of the Moment.';
const SURROUNDINGS = 'Code that runs anywhere knows no surroundings: take what it needs as an argument.';

const INSTEAD: Readonly<Record<string, string>> = {
  Date: TIME,
  performance: TIME,
  setTimeout: TIMER,
  setInterval: TIMER,
  setImmediate: TIMER,
  crypto: CHANCE,
  process: SURROUNDINGS,
  globalThis: SURROUNDINGS,
  console: 'Answer with a value (an event, a refusal, a problem): the app prints it.',
};

export const noAmbient: LintRule = {
  meta: { type: 'problem', docs: { description: 'Pure code takes time, chance and surroundings as arguments.' } },
  create(context) {
    const { path, isTest } = placeOf(context.filename);
    if (isTest || !PURE.test(path)) return {};
    return {
      Program: () => {
        for (const node of globalsUsed(context)) {
          const instead = adviceAgainst(node);
          if (instead !== null) context.report({ node, message: `No ${node.name} here. ${instead}` });
        }
      },
    };
  },
};

type Identifier = ReturnType<typeof globalsUsed>[number];

/**
 * All uses of names that the file does not declare: known globals are variables of the global scope, unknown ones pass
 * through it.
 */
function globalsUsed(context: Context) {
  const scope = context.sourceCode.scopeManager.globalScope;
  if (scope === null) return [];
  const known = scope.variables.filter((variable) => variable.defs.length === 0);
  return [...known.flatMap((variable) => variable.references), ...scope.through].map(({ identifier }) => identifier);
}

function adviceAgainst(node: Identifier): string | null {
  if (node.name === 'Math') return isPureMath(node.parent) ? null : CHANCE;
  return Object.hasOwn(INSTEAD, node.name) ? (INSTEAD[node.name] ?? null) : null;
}

/** `Math.floor` is; `Math.random`, `Math[name]` and Math as a value, which may hide `random`, are not. */
function isPureMath(parent: AnyNode): boolean {
  return (
    parent.type === 'MemberExpression' &&
    parent.property.type === 'Identifier' &&
    !parent.computed &&
    parent.property.name !== 'random'
  );
}
