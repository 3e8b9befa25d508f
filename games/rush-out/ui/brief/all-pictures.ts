export { DragonPicture, SpellPicture } from './dangers.tsx';
export { HamperPicture } from './hampers.tsx';
export { LayPicture, LimitsPicture } from './limits.tsx';
export {
  AimPicture,
  CastPicture,
  CupsPicture,
  SorcererAimPicture,
  SorcererCupsPicture,
  TurnPicture,
} from './pictures.tsx';
