import { describe } from 'vitest';
import { type LintCase, testRule } from './fixture.ts';

type Row = readonly [file: string, specifier: string];

const ALLOWED: readonly Row[] = [
  ['packages/kernel/a.ts', './b.ts'],
  ['packages/kernel/a.ts', '@noble/hashes/sha2.js'],
  ['packages/bot-kit/a.ts', '@tablee/kernel'],
  ['packages/words/a.ts', '@tablee/kernel'],
  ['packages/protocol/a.ts', '@tablee/kernel'],
  ['packages/conformance/toys/a.ts', '../suite.ts'],
  ['packages/conformance/a.ts', '@tablee/bot-kit'],
  ['packages/host/a.ts', '@tablee/protocol'],
  ['packages/table-ui/a.tsx', '@tablee/words'],
  ['games/ludo/rules/a.ts', '@tablee/kernel'],
  ['games/ludo/rules/phase/a.ts', '../types.ts'],
  ['games/ludo/bot/a.ts', '@tablee/bot-kit'],
  ['games/ludo/bot/a.ts', '../rules/view.ts'],
  ['games/ludo/ui/a.tsx', '@tablee/table-ui'],
  ['games/ludo/ui/a.tsx', '../locale/fr.ts'],
  ['games/ludo/ui/hint.ts', '../bot/advice.ts'],
  ['games/ludo/locale/fr.ts', '../rules/rulebook.ts'],
  ['games/ludo/ui/box.ts', '../../catalog.ui.ts'],
  ['games/ludo/play.ts', './bot/index.ts'],
  ['games/ludo/races.test.ts', '@tablee/host'],
  ['games/ludo/races.scenario.ts', './rules/index.ts'],
  ['games/ludo/play.ts', '../catalog.rules.ts'],
  ['games/all.rules.ts', './ludo/play.ts'],
  ['games/catalog.rules.ts', './ludo/rules/index.ts'],
  ['games/catalog.rules.ts', '@tablee/kernel'],
  ['apps/lab/a.ts', '@tablee/games/catalog.rules'],
  ['apps/lab/a.ts', '@tablee/host'],
  ['apps/lab/a.ts', './play/b.ts'],
  ['bench/a.ts', '@tablee/games/ludo/rules'],
  ['tools/a.ts', '../packages/conformance/toys/snatch.ts'],
  ['e2e/a.ts', '@tablee/lab'],
  ['games/ludo/rules/a.test.ts', '@tablee/conformance'],
  ['games/ludo/rules/a.test.ts', '../bot/index.ts'],
  ['games/ludo/rules/a.scenario.ts', '@tablee/words'],
  ['games/catalog.test.ts', './ludo/rules/index.ts'],
  ['packages/kernel/a.test.ts', '@tablee/conformance'],
];

const FORBIDDEN: readonly (readonly [...Row, says: RegExp])[] = [
  ['packages/kernel/a.ts', '@tablee/words', /The kernel imports nothing of ours/],
  ['packages/bot-kit/a.ts', '@tablee/words', /put what knows one game in its bot/],
  ['packages/conformance/a.ts', '@tablee/games/catalog.rules', /take the definition as an argument/],
  ['packages/words/a.ts', '@tablee/protocol', /belong in its locale/],
  ['packages/protocol/a.ts', '@tablee/host', /move behaviour to packages\/host/],
  ['packages/host/a.ts', '@tablee/words', /take it as an argument/],
  ['packages/table-ui/a.tsx', '@tablee/host', /as props/],
  ['packages/new/a.ts', '@tablee/kernel', /its own row in tools\/lint\/arrow-table\.ts/],
  ['packages/host/a.ts', '@tablee/lab', /Nothing imports an app/],
  ['packages/kernel/a.ts', '../words/index.ts', /The kernel imports nothing of ours/],
  ['packages/words/a.ts', '../kernel/index.ts', /must not leave packages\/words\. Import @tablee\/kernel instead/],
  ['packages/kernel/a.test.ts', '../words/index.ts', /Import @tablee\/words instead/],
  ['games/ludo/rules/a.ts', '../bot/index.ts', /not the reverse/],
  ['games/ludo/rules/a.ts', '../ui/board.ts', /not the reverse/],
  ['games/ludo/rules/a.ts', '../locale/fr.ts', /not the reverse/],
  ['games/ludo/rules/a.ts', '@tablee/bot-kit', /not the reverse/],
  ['games/ludo/rules/a.ts', './a.scenario.ts', /Code does not import tests or scenarios/],
  ['games/ludo/rules/a.ts', '../../marbles/rules/index.ts', /move what both need to the kernel or another package/],
  ['games/ludo/rules/a.test.ts', '../../marbles/rules/index.ts', /No game imports another/],
  ['games/ludo/bot/a.ts', '../ui/board.ts', /nothing that a player would not know/],
  ['games/ludo/bot/a.ts', '@tablee/words', /nothing that a player would not know/],
  ['games/ludo/ui/a.tsx', '@tablee/host', /The interface of a game imports/],
  ['games/ludo/rules/a.test.ts', '@tablee/host', /Rules import the kernel/],
  ['games/ludo/races.test.ts', '@tablee/lab', /Nothing imports an app/],
  ['games/ludo/locale/fr.ts', '../ui/board.ts', /pass anything else as a fact/],
  ['games/ludo/a.ts', '@tablee/words', /Put the code into rules\/, bot\/, ui\/ or locale\//],
  ['games/ludo/play.ts', './ui/index.tsx', /without a screen/],
  ['games/all.ui.ts', '@tablee/words', /One line a game/],
  ['games/list.ts', './ludo/rules/index.ts', /Put the code into/],
  ['games/catalog.rules.ts', '@tablee/lab', /Nothing imports an app/],
  ['apps/lab/a.ts', '@tablee/games/ludo/rules', /through @tablee\/games\/catalog/],
  ['apps/lab/a.ts', '@tablee/games', /through @tablee\/games\/catalog/],
  ['apps/lab/a.ts', '../server/main.ts', /Nothing imports an app/],
  ['apps/lab/a.ts', '../../packages/kernel/index.ts', /Import @tablee\/kernel instead/],
  ['apps/lab/a.ts', '../../tools/a.ts', /An app reaches games/],
  ['bench/a.ts', '@tablee/lab', /Nothing imports an app/],
  ['tools/a.ts', '../apps/lab/main.ts', /Nothing imports an app/],
];

const VIEW = /import the View type/;
const NAMES = /import the names that are needed/;

const FORMS: readonly LintCase[] = [
  ['refuses a dynamic import', 'apps/lab/a.ts', "await import('@tablee/games/ludo/rules');", /catalog/],
  [
    'refuses a computed import',
    'apps/lab/a.ts',
    'export const a = (id: string) => import(`@tablee/games/${id}/rules`);',
    /catalog/,
  ],
  ['refuses export from', 'packages/kernel/a.ts', "export { a } from '@tablee/words';", /nothing of ours/],
  ['refuses export all', 'packages/kernel/a.ts', "export * from '@tablee/words';", /nothing of ours/],
  [
    'refuses a type import',
    'packages/kernel/a.ts',
    "import type { A } from '@tablee/words'; export type B = A;",
    /nothing of ours/,
  ],
  ['refuses an import type', 'packages/kernel/a.ts', "export type B = import('@tablee/words').A;", /nothing of ours/],
  [
    'refuses State in a bot',
    'games/ludo/bot/a.ts',
    "import type { LudoState } from '../rules/types.ts'; export type A = LudoState;",
    VIEW,
  ],
  [
    'refuses State under another name',
    'games/ludo/ui/a.ts',
    "import type { State as A } from '../rules/types.ts'; export type B = A;",
    VIEW,
  ],
  ['refuses State passed on', 'games/ludo/ui/a.ts', "export type { State } from '../rules/types.ts';", VIEW],
  [
    'refuses State in an import type',
    'games/ludo/bot/a.ts',
    "export type A = import('../rules/types.ts').State;",
    VIEW,
  ],
  [
    'refuses a namespace of the rules',
    'games/ludo/bot/a.ts',
    "import * as rules from '../rules/types.ts'; export const a = rules;",
    NAMES,
  ],
  ['refuses all of the rules passed on', 'games/ludo/ui/a.ts', "export * from '../rules/types.ts';", NAMES],
  [
    'accepts View in a bot',
    'games/ludo/bot/a.ts',
    "import type { LudoView } from '../rules/types.ts'; export type A = LudoView;",
    null,
  ],
  [
    'accepts State in a test of a bot',
    'games/ludo/bot/a.test.ts',
    "import type { State } from '../rules/types.ts'; export type A = State;",
    null,
  ],
  [
    'accepts State in the rules',
    'games/ludo/rules/a.ts',
    "import type { State } from './types.ts'; export type A = State;",
    null,
  ],
];

describe('arrows', () => {
  testRule('arrows', [
    ...ALLOWED.map(
      ([file, to]): LintCase => [`accepts ${file} → ${to}`, file, `import a from '${to}'; export const b = a;`, null],
    ),
    ...FORBIDDEN.map(
      ([file, to, says]): LintCase => [
        `refuses ${file} → ${to}`,
        file,
        `import a from '${to}'; export const b = a;`,
        says,
      ],
    ),
    ...FORMS,
  ]);
});
