import type { GameExamples, RuleExample, RuleExamples } from '@tablee/table-ui';
import type { RummuWords } from '../../locale/index.ts';
import { readCommand, readView } from '../../rules/read-notation.ts';
import type { RummuRule } from '../../rules/rulebook.ts';
import type { RummuTypes } from '../../rules/types.ts';
import { type ExampleView, trying } from './drawn-examples.ts';
import { figures } from './figures.tsx';
import { focusOn } from './focus.ts';
import { ExamplePicture } from './picture.tsx';
import { tellExample } from './tell-example.ts';

const FRESH: ExampleView = { hand: 'R3 R4 R5 R6 K9', phase: 'draw' };
const READY: ExampleView = { ...FRESH, phase: 'play' };
const LAY_COMMAND = 'play lay R3 R4 R5 R6, toss K9';
/** Seat A has opened, with a run of black cards. */
const OWN_MELD = '[1 A K1 K2 K3 K4]';
const JOKER_RUN = `${OWN_MELD} [2 B R5 Y6 R7]`;
const TAKEN: ExampleView = { hand: 'G2 K5 B8', taken: 'B8', phase: 'taking', discards: '? R1' };
const STRICT = { throwBack: false } as const;

/** RM-14: examples that the rulebook allows. */
const JOKER_IN_RED = trying({ hand: 'R5 Y6 R7 K9', table: OWN_MELD }, 'play lay R5 Y6 R7, toss K9');
const FIVE = trying({ hand: 'R5 Y5 B5 K5 G5 K9' }, 'play lay R5 B5 K5 G5 Y5, toss K9');
const SEVEN = trying({ hand: 'R2 R3 Y4 R5 R6 Y7 Y8 K9' }, 'play lay R2 R3 Y4 R5 R6 Y7 Y8, toss K9');

export const rummuExamples: GameExamples<RummuTypes, RummuWords> = {
  pairs: {
    'RM-3': { legal: trying(FRESH, 'draw'), illegal: trying({ ...FRESH, phase: 'sheet', discards: 'K0' }, 'draw') },
    'RM-4': { legal: trying(FRESH, 'draw'), illegal: trying({ ...FRESH, turn: 'B' }, 'draw') },
    'RM-5': { legal: trying(READY, LAY_COMMAND), illegal: trying(FRESH, LAY_COMMAND) },
    'RM-6': { legal: trying({ ...FRESH, discards: '? R7' }, 'take'), illegal: trying(READY, 'draw') },
    'RM-8': {
      legal: trying({ hand: 'R8 B8 K8 G2', table: OWN_MELD }, 'play lay R8 B8 K8, toss G2'),
      illegal: trying({ hand: 'B5 B6 B8 G2', table: OWN_MELD }, 'play lay B5 B6 B8, toss G2'),
    },
    'RM-9': {
      legal: trying({ hand: 'B6 Y7 B8 B9 R9' }, 'play lay B6 Y7 B8 B9, toss R9'),
      illegal: trying({ hand: 'B6 Y7 B8 R9 G2' }, 'play lay B6 Y7 B8 R9, toss G2'),
    },
    'RM-11': { legal: SEVEN, illegal: trying({ hand: 'Y3 Y4 Y5 K9', table: OWN_MELD }, 'play lay Y3 Y4 Y5, toss K9') },
    'RM-12': {
      legal: trying({ hand: 'R4 B5 Y6 G7 K9' }, 'play lay R4 B5 Y6 G7, toss K9'),
      illegal: trying({ hand: 'R4 B5 Y6 Y7 K9' }, 'play lay R4 B5 Y6 Y7, toss K9'),
    },
    'RM-15': { legal: trying(READY, LAY_COMMAND), illegal: trying(READY, 'play lay R3 R4 R5, toss K9') },
    'RM-16': {
      legal: trying({ hand: 'R8 G2', table: JOKER_RUN }, 'play add R8 > 2, toss G2'),
      illegal: trying({ hand: 'R8 G2', table: '[2 B R5 Y6 R7]' }, 'play add R8 > 2, toss G2'),
    },
    'RM-17': {
      legal: trying({ hand: 'R6 G2', table: JOKER_RUN }, 'play swap R6 > 2, toss G2'),
      illegal: trying({ hand: 'R8 G2', table: JOKER_RUN }, 'play swap R8 > 2, toss G2'),
    },
    'RM-19': { legal: trying(READY, 'play toss K9'), illegal: trying(READY, 'play lay R3 R4 R5 R6') },
    'RM-20': {
      legal: trying({ hand: 'R3 R4 R5 R6' }, 'play lay R3 R4 R5 R6, back R6 < 1, toss R6'),
      illegal: trying({ hand: 'R3 R4 R5 R6' }, 'play lay R3 R4 R5 R6'),
    },
    'RM-26': {
      legal: trying(READY, LAY_COMMAND),
      illegal: trying({ ...READY, phase: 'over', discards: 'K0' }, LAY_COMMAND),
    },
    'RM-A12': {
      legal: trying({ hand: 'G7 G2', table: `${OWN_MELD} [2 B R7 B7 K7 Y7]` }, 'play swap G7 > 2, toss G2'),
      illegal: trying({ hand: 'R7 G2', table: `${OWN_MELD} [2 B R7 B7 K7 G7 Y7]` }, 'play swap R7 > 2, toss G2'),
    },
    'RM-A13': {
      legal: trying({ hand: 'G5 G2', table: `${OWN_MELD} [2 B R5 B5 Y5]` }, 'play swap G5 > 2, toss G2'),
      illegal: trying({ hand: 'B6 G2', table: JOKER_RUN }, 'play swap B6 > 2, toss G2'),
    },
    'RM-A14': {
      legal: trying(
        { hand: 'K5 K6 K7 K8 R6 G2', table: '[2 B R5 Y6 R7]' },
        'play lay K5 K6 K7 K8, swap R6 > 2, toss G2',
      ),
      illegal: trying({ hand: 'R6 G2 K9', table: '[2 B R5 Y6 R7]' }, 'play swap R6 > 2, toss G2'),
    },
    'RM-A15': {
      legal: trying({ hand: 'R8 G2', table: JOKER_RUN }, 'play add R8 > 2, toss G2'),
      illegal: trying({ hand: 'Y8 G2', table: JOKER_RUN }, 'play add Y8 > 2, toss G2'),
    },
    'RM-A16': {
      legal: trying({ hand: 'G7 G8 G9 K9', table: OWN_MELD }, 'play lay G7 G8 G9, toss K9'),
      illegal: trying({ hand: 'G0 G8 G9 K9', table: OWN_MELD }, 'play lay G0 G8 G9, toss K9'),
    },
    'RM-A17': {
      legal: trying({ hand: 'R4 G2', table: `${OWN_MELD} [2 B R5 R6 R7]` }, 'play add R4 > 2, toss G2'),
      illegal: trying({ hand: 'B6 G2', table: `${OWN_MELD} [2 B R5 R6 R7]` }, 'play add B6 > 2, toss G2'),
    },
    'RM-A18': {
      legal: trying({ ...FRESH, stock: 0, discards: '? ? ? R7' }, 'draw'),
      illegal: trying({ ...FRESH, stock: 0, discards: 'R7' }, 'draw'),
    },
    'RM-A19': {
      legal: trying({ ...TAKEN, options: STRICT }, 'play toss K5'),
      illegal: trying({ ...TAKEN, options: STRICT }, 'play toss B8'),
    },
    'RM-A20': { legal: trying(TAKEN, 'take'), illegal: trying(TAKEN, 'draw') },
    'RM-A22': {
      legal: trying({ hand: 'R8', table: JOKER_RUN }, 'play add R8 > 2, back K4 < 1, toss K4'),
      illegal: trying({ hand: 'R8', table: JOKER_RUN }, 'play add R8 > 2, back R8 < 2, toss R8'),
    },
  } satisfies Partial<Record<RummuRule, RuleExamples<RummuTypes>>>,
  unlisted: ['RM-3', 'RM-26'],
  allowed: {
    'RM-6': [trying(TAKEN, 'take')],
    'RM-8': [trying({ hand: 'B5 B6 B7 G2', table: OWN_MELD }, 'play lay B5 B6 B7, toss G2')],
    'RM-9': [trying({ hand: 'R6 B7 K8 G9 G2' }, 'play lay R6 B7 K8 G9, toss G2')],
    'RM-10': [JOKER_IN_RED],
    'RM-13': [FIVE],
    'RM-14': [JOKER_IN_RED, FIVE, SEVEN],
    'RM-A1': [
      trying(
        { hand: 'R3 R4 R5 B8 K8 G8 K9', options: { opening: 'total' } },
        'play lay R3 R4 R5, lay B8 K8 G8, toss K9',
      ),
    ],
    'RM-A4': [
      trying({ hand: 'R3 R4 R5 R6 B8 K9', table: '[2 B B5 B6 B7]' }, 'play lay R3 R4 R5 R6, add B8 > 2, toss K9'),
    ],
    'RM-A6': [trying({ hand: 'R8 G2', table: JOKER_RUN }, 'play add R8 > 2, toss G2')],
    'RM-A21': [trying(TAKEN, 'play toss K5')],
  } satisfies Partial<Record<RummuRule, readonly RuleExample<RummuTypes>[]>>,
  figures,
  read: ({ position, command, options }) => ({ view: readView(position, options), command: readCommand(command) }),
  focus: focusOn,
  Picture: ExamplePicture,
  tell: tellExample,
};
