import { describeGame } from '@tablee/conformance/describe-game';
import { normal } from './bot/index.ts';
import { rummu } from './rules/index.ts';

describeGame(rummu, { bots: { normal }, quickRuns: 3 });
