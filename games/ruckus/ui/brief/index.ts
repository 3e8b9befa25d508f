import type { BriefCard, GameBrief } from '@tablee/table-ui';
import type { RuckusWords } from '../../locale/index.ts';
import type { RuckusTypes } from '../../rules/types.ts';
import { AimPicture, EndPicture, TurnPicture } from './pictures.tsx';
import { WinPicture } from './scores.tsx';

type Card = BriefCard<RuckusTypes, RuckusWords>;

const AIM: Card = { id: 'aim', Picture: AimPicture };
const TURN: Card = { id: 'turn', Picture: TurnPicture };
const END: Card = { id: 'end', Picture: EndPicture };
const WIN: Card = { id: 'win', Picture: WinPicture };

export const ruckusBrief: GameBrief<RuckusTypes, RuckusWords> = {
  first: () => [AIM, TURN, END],
  short: () => [TURN, END, WIN],
};
