import type { BriefCard, GameBrief } from '@tablee/table-ui';
import type { RummuWords } from '../../locale/index.ts';
import type { RummuTypes } from '../../rules/types.ts';
import { AimPicture, EndPicture, LayPicture, TurnPicture } from './pictures.tsx';

type Card = BriefCard<RummuTypes, RummuWords>;

const AIM: Card = { id: 'aim', Picture: AimPicture };
const TURN: Card = { id: 'turn', Picture: TurnPicture };
const LAY: Card = { id: 'lay', Picture: LayPicture };
const END: Card = { id: 'end', Picture: EndPicture };

export const rummuBrief: GameBrief<RummuTypes, RummuWords> = {
  first: () => [AIM, TURN, END],
  short: () => [TURN, LAY, END],
};
