/**
 * Allowed imports. A pattern names a folder and everything below it; `{name}` is one path segment, the same throughout
 * a row; `*` is any part of a segment. A file belongs to the first row whose `from` fits. Every folder may import
 * itself.
 */
export interface Arrow {
  readonly from: string;
  readonly mayImport: readonly string[];
  readonly mayNot?: readonly string[];
  /** May import View, never State. */
  readonly seesViewOnly?: boolean;
  readonly instead: string;
}

const KERNEL = 'packages/kernel';
const BOT_KIT = 'packages/bot-kit';
const WORDS = 'packages/words';
const PROTOCOL = 'packages/protocol';
const TABLE_UI = 'packages/table-ui';
const OWN_RULES = 'games/{game}/rules';
const OWN_BOT = 'games/{game}/bot';
const OWN_LOCALE = 'games/{game}/locale';

export const ARROWS: readonly Arrow[] = [
  {
    from: KERNEL,
    mayImport: [],
    instead: 'The kernel imports nothing of ours: take what it needs as an argument.',
  },
  {
    from: BOT_KIT,
    mayImport: [KERNEL],
    instead: 'Bots of the kit play any game through the kernel: put what knows one game in its bot/ folder.',
  },
  {
    from: 'packages/conformance',
    mayImport: [KERNEL, BOT_KIT],
    instead:
      'The suite knows games through the kernel and plays them with the bot kit: take the definition as an argument.',
  },
  {
    from: WORDS,
    mayImport: [KERNEL],
    instead: 'Words build on the kernel only: sentences of a game belong in its locale/ folder.',
  },
  {
    from: PROTOCOL,
    mayImport: [KERNEL],
    instead: 'The protocol describes messages with types of the kernel: move behaviour to packages/host.',
  },
  {
    from: 'packages/host',
    mayImport: [KERNEL, PROTOCOL, BOT_KIT],
    instead: 'The host gets sockets, stores and the catalog passed in: take it as an argument.',
  },
  {
    from: TABLE_UI,
    mayImport: [KERNEL, WORDS, PROTOCOL],
    instead: 'Shared components know no game and no host: take what they show as props.',
  },
  {
    from: 'packages/{package}',
    mayImport: [],
    instead: 'Give this package its own row in tools/lint/arrow-table.ts.',
  },
  {
    from: OWN_RULES,
    mayImport: [KERNEL],
    instead:
      'Rules import the kernel and their own folder: bots, interface and words import the rules, not the reverse.',
  },
  {
    from: OWN_BOT,
    mayImport: [KERNEL, BOT_KIT, OWN_RULES],
    seesViewOnly: true,
    instead: 'A bot imports the kernel, the bot kit and its own rules: it needs nothing that a player would not know.',
  },
  {
    from: 'games/{game}/ui',
    mayImport: [KERNEL, BOT_KIT, TABLE_UI, WORDS, OWN_RULES, OWN_BOT, OWN_LOCALE, 'games/catalog.ui.ts'],
    seesViewOnly: true,
    instead: 'The interface of a game imports the kernel, bot-kit, table-ui, words, its own rules, bot and locale.',
  },
  {
    from: OWN_LOCALE,
    mayImport: [KERNEL, WORDS, OWN_RULES],
    instead:
      'Words of a game import the kernel, packages/words and their own rules: pass anything else as a fact of the sentence.',
  },
  {
    from: 'games/{game}/races.*',
    mayImport: [KERNEL, PROTOCOL, OWN_RULES, 'packages/host'],
    instead: 'Races of a game are run at a table of the host: what is tested without one belongs in its rules/ folder.',
  },
  {
    from: 'games/{game}/play.ts',
    mayImport: [KERNEL, BOT_KIT, WORDS, OWN_RULES, OWN_LOCALE, OWN_BOT, 'games/catalog.rules.ts'],
    instead: 'play.ts lists what plays without a screen: put the code into rules/, bot/ or locale/ of its game.',
  },
  {
    from: 'games/catalog.*',
    mayImport: ['packages/{package}', 'games'],
    instead: 'A catalog lists games: what it needs besides belongs in a package.',
  },
  {
    from: 'games/all.*',
    mayImport: ['games'],
    instead: 'One line a game: what it needs besides belongs in the folder of the game.',
  },
  {
    from: 'games/{game}',
    mayImport: [KERNEL],
    instead: 'Put the code into rules/, bot/, ui/ or locale/ of its game, which have arrows of their own.',
  },
  {
    from: 'apps/{app}',
    mayImport: ['packages/{package}', 'games/catalog.*'],
    instead: 'An app reaches games through @tablee/games/catalog.*: no line of an app knows the inside of a game.',
  },
  {
    from: 'e2e',
    mayImport: ['{any}'],
    instead: 'Stories may import anything.',
  },
  {
    from: '{folder}',
    mayImport: ['{any}'],
    mayNot: ['apps/{app}'],
    instead: 'Nothing imports an app: run it as a process, or move the shared part to a package.',
  },
];

/** Targets that a test may import besides those of its row, its game and its workspace. */
export const TESTS_MAY_IMPORT: readonly string[] = ['packages/conformance', BOT_KIT, WORDS];

/** Used instead of the row's advice where the forbidden target matters more than the folder that imports it. */
export const ADVICE = {
  app: 'Nothing imports an app: move the shared part to a package.',
  otherGame: 'No game imports another: move what both need to the kernel or another package.',
  test: 'Code does not import tests or scenarios: move the shared part to a file of its own.',
  state:
    'Bots and interfaces see the View, never the State: import the View type, and add to it what players may know.',
  namespace: 'A namespace of the rules carries State with it: import the names that are needed.',
} as const;
