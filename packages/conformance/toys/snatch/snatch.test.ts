import { describeGame } from '../../describe-game.ts';
import { snatch } from './index.ts';

describeGame(snatch);
