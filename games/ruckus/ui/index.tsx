import type { GameUi } from '@tablee/table-ui';
import type { RuckusWords } from '../locale/index.ts';
import type { RuckusTypes } from '../rules/types.ts';
import { RuckusBigScreen } from './big/big-screen.tsx';
import { ruckusBrief } from './brief/index.ts';
import { hintRuckus } from './hint.ts';
import { honoursOfRuckus } from './honours.ts';
import { Counts } from './sheet.tsx';
import './styles/index.css';
import { RuckusTable } from './table.tsx';
import { tellRuckus } from './tell.ts';
import { RUCKUS_KEYS } from './use-keys.ts';

export const ruckusUi: GameUi<RuckusTypes, RuckusWords> = {
  Table: RuckusTable,
  BigScreen: RuckusBigScreen,
  examples: async () => (await import('./examples.ts')).ruckusExamples,
  brief: ruckusBrief,
  tell: tellRuckus,
  progress: ({ round }, say) => say('ui.round', { round }),
  keys: RUCKUS_KEYS,
  hint: hintRuckus,
  goalOf: ({ target }) => target,
  Counts,
  honours: honoursOfRuckus,
  isVocal: true,
};
