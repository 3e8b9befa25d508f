import type { GameExamples } from '@tablee/table-ui';
import type { TilesWords } from '../locale/index.ts';
import type { TilesTypes } from '../rules/types.ts';

const RUN_AND_FAMILY = `turn A play
table [1 R2 R3 R4] [2 B9 G9]
pool 40
A 3 B 4`;

const STUCK = `turn A play
table [1 R2 R3] [2 B9 G9]
pool 42
A 2 B 4
rack G12 P6`;

const LUCKY = `turn A drawn R4
table [1 R2 R3] [2 B9 G9]
pool 41
A 3 B 4`;

const FOURS = `turn A play
table [1 R2 R3 R4] [2 B4 G4]
pool 41
A 2 B 4
rack G11 P4`;

const BIG_PLUM = `turn A play
table [1 P12 P13] [2 B9 G9]
pool 42
A 2 B 4
rack P1 P11`;

const COMPLETE = 'table [1 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13] [2 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13]';

export const familyPairs: GameExamples<TilesTypes, TilesWords>['pairs'] = {
  'DR-6': {
    legal: { position: `${RUN_AND_FAMILY}\nrack R5 R6 P12`, command: 'lay R5 > 1' },
    illegal: { position: `${RUN_AND_FAMILY}\nrack R5 R6 P12`, command: 'lay R6 > 1' },
  },
  'DR-7': {
    legal: { position: `${RUN_AND_FAMILY}\nrack B2 G6 P6`, command: 'lay G6 P6 > new' },
    illegal: { position: `${RUN_AND_FAMILY}\nrack B2 G6 P6`, command: 'lay P6 > new' },
  },
  'DR-9': {
    legal: { position: STUCK, command: 'draw' },
    illegal: { position: `${LUCKY}\nrack G12 P6 R4`, command: 'draw' },
  },
  'DR-10': {
    legal: { position: `${LUCKY}\nrack G12 P6 R4`, command: 'keep' },
    illegal: { position: STUCK, command: 'keep' },
  },
  'DR-11': {
    legal: { position: `${RUN_AND_FAMILY}\nrack R5 G12 P6`, command: 'lay R5 > 1' },
    illegal: { position: `${RUN_AND_FAMILY.replace('turn A', 'turn B')}\nrack R5 G12 P6`, command: 'lay R5 > 1' },
  },
  'DR-12': {
    legal: {
      position: 'turn A play\ntable [1 R2 R3 R4] [2 B9 G9]\npool 44\nA 1 B 2\nrack R5',
      command: 'lay R5 > 1',
    },
    illegal: {
      position: 'turn B over\ntable [1 R2 R3 R4] [2 B9 G9]\npool 46\nA 1 B 0\nrack R5',
      command: 'lay R5 > 1',
    },
  },
  'DR-A6': {
    legal: { position: FOURS, command: 'lay P4 > 2' },
    illegal: { position: FOURS, command: 'lay R4 > 2' },
  },
  'DR-A7': {
    legal: { position: STUCK, command: 'draw' },
    illegal: { position: STUCK.replace('G12', 'R4'), command: 'draw' },
  },
  'DR-A8': {
    legal: { position: `${RUN_AND_FAMILY}\nrack R1 R5 P9`, command: 'lay R1 R5 > 1' },
    illegal: { position: `${RUN_AND_FAMILY}\nrack R1 R5 P9`, command: 'lay R5 P9 > 1' },
  },
  'DR-A9': {
    legal: { position: `${RUN_AND_FAMILY}\nrack B4 G12 P4`, command: 'lay B4 P4 > new' },
    illegal: { position: `${RUN_AND_FAMILY}\nrack B4 G12 P4`, command: 'lay R4 P4 > new' },
  },
  'DR-A10': {
    legal: { position: `${LUCKY}\nrack R5 P9 R4`, command: 'lay R4 R5 > 1' },
    illegal: { position: `${LUCKY}\nrack R5 P9 R4`, command: 'lay P9 > 2' },
  },
  'DR-A11': {
    legal: { position: `turn A play\n${COMPLETE}\npool 1\nA 2 B 8 C 8 D 7\nrack G12 P6`, command: 'draw' },
    illegal: {
      position: `turn A play\n${COMPLETE}\npool 0\nA 2 B 8 C 8 D 8\nrack P6 P7`,
      command: 'draw',
      options: { playOn: true },
    },
  },
  'DR-A12': {
    legal: { position: BIG_PLUM, command: 'lay P11 > 1' },
    illegal: { position: BIG_PLUM, command: 'lay P1 > 1' },
  },
};

const STARTERS = `turn A play
table [1 R5] [2 B9] [3 G2] [4 P12]
pool 41
A 3 B 4`;

const APART = `turn A play
table [1 R3 R4] [2 R6 R7] [3 B9]
pool 40
A 3 B 4
rack R5 G12 P6`;

export const familyAllowed: NonNullable<GameExamples<TilesTypes, TilesWords>['allowed']> = {
  'DR-7': [{ position: `${RUN_AND_FAMILY}\nrack B2 B3 P9`, command: 'lay B2 B3 > new' }],
  'DR-8': [{ position: `${RUN_AND_FAMILY}\nrack G12 P6 P9`, command: 'lay P9 > 2' }],
  'DR-A4': [
    { position: `${STARTERS}\nrack R6 G9 P4`, command: 'lay R6 > 1' },
    { position: `${STARTERS}\nrack R6 G9 P4`, command: 'lay G9 > 2' },
  ],
  'DR-A5': [{ position: APART, command: 'lay R5 > 1' }],
};
