import type { BriefCard, GameBrief } from '@tablee/table-ui';
import type { RuckusWords } from '../../locale/index.ts';
import type { RuckusTypes } from '../../rules/types.ts';
import { AimPicture, EndPicture, TurnPicture } from './pictures.tsx';
import { WinPicture } from './scores.tsx';

type RuckusBriefCard = BriefCard<RuckusTypes, RuckusWords>;

const AIM: RuckusBriefCard = { id: 'aim', Picture: AimPicture };
const TURN: RuckusBriefCard = { id: 'turn', Picture: TurnPicture };
const END: RuckusBriefCard = { id: 'end', Picture: EndPicture };
const WIN: RuckusBriefCard = { id: 'win', Picture: WinPicture };

export const ruckusBrief: GameBrief<RuckusTypes, RuckusWords> = {
  first: () => [AIM, TURN, END],
  short: () => [TURN, END, WIN],
};
