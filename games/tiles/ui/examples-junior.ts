import type { GameExamples, RuleExample } from '@tablee/table-ui';
import type { TilesWords } from '../locale/index.ts';
import type { TilesTypes } from '../rules/types.ts';

const KEPT = `A R1 B1 G1 P1 R2 B2 G2 P2 R3 B3 G3 P3 R4 B4 G4 P4 R7 B7 G7 P7 R8 B8 G8 P8
B R9 B9 G9 P9 R10 B10 G10 P10 R11 B11 G11 P11 R12 B12 G12 P12 R13 B13 G13 P13 G6 P6`;

const SIX_LEFT = `. . . . . ? . . . . . . .
. . ? . . . . . ? . . . .
. . . . . . ? . . . . . .
. ? . . . . . . . ? . . .
${KEPT}`;

const ONE_OPEN = SIX_LEFT.replace('?', '[R5]');

const FOUR_LEFT = `. . . . . . . . . . . . .
. . ? . . . . . ? . . . .
. . . . . . . . . . . . .
. ? . . . . . . . ? . . .
${KEPT} R6 B6`;

function junior(position: string, command: string): RuleExample<TilesTypes> {
  return { position, command, options: { mode: 'junior' } };
}

export const juniorPairs: GameExamples<TilesTypes, TilesWords>['pairs'] = {
  'DR-2': {
    legal: junior(`turn A flip\n${SIX_LEFT}`, 'flip 21'),
    illegal: junior(`turn B flip\n${SIX_LEFT}`, 'flip 21'),
  },
  'DR-3': {
    legal: junior(`turn A flip\n${ONE_OPEN}`, 'flip 21'),
    illegal: junior(`turn A flip\n${ONE_OPEN}`, 'flip 5'),
  },
  'DR-4': {
    legal: junior(`turn A flip\n${SIX_LEFT}`, 'flip 15'),
    illegal: junior(`turn B over\n${FOUR_LEFT}`, 'flip 15'),
  },
};
