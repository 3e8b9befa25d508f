export { DragonPicture, SpellPicture } from './dangers.tsx';
export { LayPicture, LimitsPicture } from './limits.tsx';
export { AimPicture, CastPicture, SorcererAimPicture, TurnPicture } from './pictures.tsx';
