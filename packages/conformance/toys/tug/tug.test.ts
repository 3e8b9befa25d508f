import { describeGame } from '../../describe-game.ts';
import { tug } from './index.ts';

describeGame(tug);
