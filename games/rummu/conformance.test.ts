import { describeGame } from '@tablee/conformance/describe-game';
import { rummu } from './rules/index.ts';

describeGame(rummu);
