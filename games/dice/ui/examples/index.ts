import type { GameExamples, RuleExample, RuleExamples } from '@tablee/table-ui';
import type { DiceWords } from '../../locale/index.ts';
import { readCommand, readView } from '../../rules/read-notation.ts';
import type { DiceRule } from '../../rules/rulebook.ts';
import type { DiceTypes } from '../../rules/types.ts';
import { laying, layingForeign, passing, rolling, rollingNone, unrolled } from './drawn-examples.ts';
import { BlockedFigure, DrawnRoundFigure, FinishedFigure, JokersEarnedFigure, PadFigure } from './figures.tsx';
import { focusOn } from './focus.ts';
import { ExamplePicture } from './picture.tsx';
import { tellExample } from './tell-example.ts';

const ROLLED = { phase: 'roll', a: 'R11 B9 K9 O2', b: 'B1 R6' } as const;
const RUN = { table: 'R3 R4 R5', b: 'B1' } as const;
const STUCK = { ...RUN, a: 'O9 K13' } as const;
const STRICT = { duty: 'anything' } as const;
const JOKER_RUN = { table: 'R3 J R5\nB3\nK3', a: 'R6 R7 B5 O1', b: 'O2' } as const;

/** RX-16: the joker leaves the run, whose 5 then begins another run and crosses a group with the joker. */
const FREED = laying(JOKER_RUN, 'R3 . R5 R6 R7\nB3 . J\nK3 . B5');

export const diceExamples: GameExamples<DiceTypes, DiceWords> = {
  pairs: {
    'RX-2': { legal: rolling({ ...ROLLED, round: 2 }), illegal: rolling({ ...ROLLED, phase: 'sheet' }) },
    'RX-3': {
      legal: unrolled(rolling(ROLLED)),
      illegal: laying({ phase: 'roll', a: 'R8 K8 O8 B2', b: 'B1' }, 'R8 K8 O8'),
    },
    'RX-4': {
      legal: laying({ a: 'R8 K8 O8 B2', b: 'B1' }, 'R8 K8 O8'),
      illegal: laying({ a: 'B5 B6 B8 K2', b: 'B1' }, 'B5 B6 B8'),
    },
    'RX-5': {
      legal: laying({ a: 'B7 K7 O7 R2', b: 'B1' }, 'B7 K7 O7'),
      illegal: passing({ a: 'B7 K7 O7 R2', b: 'B1' }),
    },
    'RX-7': {
      legal: laying({ table: 'R8 R9 R10', a: 'R11 O3 B7 K7 O7', b: 'B1' }, 'R8 R9 R10 R11\n.\nB7 K7 O7'),
      illegal: layingForeign({ ...RUN, a: 'O9', b: 'B1 R6' }, 'R3 R4 R5 R6'),
    },
    'RX-15': { legal: FREED, illegal: laying(JOKER_RUN, 'R3 . R5 R6 R7\nB3\nK3') },
    'RX-21': {
      legal: laying({ a: 'R8 K8 O8', b: 'B1 R6', round: 6 }, 'R8 K8 O8'),
      illegal: passing({ ...STUCK, phase: 'over', round: 6 }),
    },
    'RX-A1': { legal: rolling(ROLLED, 0, 3), illegal: unrolled(rolling(ROLLED, 0, 3)) },
    'RX-A2': { legal: rolling(ROLLED, 3), illegal: rollingNone(ROLLED) },
    'RX-A4': {
      legal: passing({ ...STUCK, options: STRICT }),
      illegal: passing({ ...RUN, a: 'R6 K13', options: STRICT }),
    },
    'RX-A5': {
      legal: laying({ table: 'B3 B4 B5 B6 B7', a: 'B5 O9', b: 'B1' }, 'B3 B4 B5\n.\nB5 B6 B7'),
      illegal: laying({ table: 'B3 B4 B5 B6 B7 B8', a: 'O9', b: 'B1' }, 'B3 B4 B5\n.\nB6 B7 B8'),
    },
    'RX-A7': {
      legal: laying({ table: 'R3 R4 R5 R6', a: 'B6 K6 O1', b: 'B1' }, 'R3 R4 R5\n.\nR6 B6 K6'),
      illegal: laying({ table: 'R3 R4 R5 R6', a: 'R7 O1', b: 'B1' }, 'R4 R5 R6 R7'),
    },
    'RX-A8': {
      legal: laying({ table: 'R7 B7 K7', a: 'R8 R9 O1', b: 'B1' }, 'R7 B7 K7\nR8\nR9'),
      illegal: laying({ table: 'R7 B7 K7', a: 'R8 O1', b: 'B1' }, 'R7 B7 K7\nR8'),
    },
    'RX-A10': {
      legal: laying({ table: 'R5 J R7', a: 'B6 K6 O1', b: 'B1' }, 'R5 J R7\n. B6 .\n. K6 .'),
      illegal: laying({ table: 'R5 J R7', a: 'R4 K4 O1', b: 'B1' }, 'R5 J R7\n. R4 .\n. K4 .'),
    },
    'RX-A11': {
      legal: laying({ a: 'J J R7 O1', b: 'B1' }, 'J J R7'),
      illegal: laying({ a: 'J J J O1', b: 'B1' }, 'J J J'),
    },
    'RX-A15': {
      legal: laying({ a: 'O11 O12 O13 R2', b: 'B1' }, 'O11 O12 O13'),
      illegal: laying({ a: 'O12 O13 O1 R2', b: 'B1' }, 'O12 O13 O1'),
    },
    'RX-A21': { legal: rolling(ROLLED), illegal: rolling({ ...STUCK, phase: 'lay' }) },
  } satisfies Partial<Record<DiceRule, RuleExamples<DiceTypes>>>,
  unlisted: ['RX-2', 'RX-21'],
  allowed: {
    'RX-4': [laying({ a: 'B4 B5 B6 R2', b: 'B1' }, 'B4 B5 B6')],
    'RX-6': [laying({ table: 'R3 R4 R5 R6', a: 'B6 K6 O1', b: 'B1' }, 'R3 R4 R5\n.\nR6 B6 K6')],
    'RX-8': [passing(STUCK)],
    'RX-9': [rolling({ ...ROLLED, round: 2 }, 0, 3)],
    'RX-11': [laying({ table: '. B4 B5 B6\n.\nR8 K8 O8', a: 'B3 B8 O1', b: 'K1' }, 'B3 B4 B5 B6\n.\nR8 K8 O8 B8')],
    'RX-12': [laying({ table: 'R3 R4 R5', a: 'B3 K3 R1', b: 'R2' }, 'R3 R4 R5\nB3\nK3')],
    'RX-13': [laying({ table: 'K3 K4 K5\n.\nR2 B2 K2', a: 'K3 R1', b: 'R7' }, 'R2 K2 B2\n. K3 .\nK3 K4 K5')],
    'RX-14': [laying({ table: 'B6 B7 B8', a: 'J B10 O1', b: 'B1' }, 'B6 B7 B8 J B10')],
    'RX-16': [FREED],
    'RX-A6': [FREED],
    'RX-A9': [laying({ table: 'R7 R8 R9', a: 'R6 R5 O1', b: 'B1' }, 'R7 R8 R9\nR6\nR5')],
    'RX-A26': [laying({ table: 'R3 J R5', a: 'R4 O1', b: 'B1' }, 'R3 R4 R5 J')],
    'RX-A22': [laying({ a: 'B5 B6 B7 R2', b: 'B1' }, 'B7 B6 B5')],
  } satisfies Partial<Record<DiceRule, readonly RuleExample<DiceTypes>[]>>,
  figures: {
    'RX-17': FinishedFigure,
    'RX-18': FinishedFigure,
    'RX-19': BlockedFigure,
    'RX-20': PadFigure,
    'RX-A12': JokersEarnedFigure,
    'RX-A13': DrawnRoundFigure,
  },
  read: ({ position, command, options }) => ({ view: readView(position, options), command: readCommand(command) }),
  focus: focusOn,
  Picture: ExamplePicture,
  tell: tellExample,
};
