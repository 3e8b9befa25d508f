import type { Family } from '../rules/types.ts';
import atchoum from './art/atchoum.svg';
import boum from './art/boum.svg';
import coa from './art/coa.svg';
import cocorico from './art/cocorico.svg';
import dingDong from './art/ding-dong.svg';
import dring from './art/dring.svg';
import meuh from './art/meuh.svg';
import miaou from './art/miaou.svg';
import plouf from './art/plouf.svg';
import pouet from './art/pouet.svg';
import vroum from './art/vroum.svg';
import zzz from './art/zzz.svg';

/** Picture, pattern and name identify a family; colour is never the only cue. */
interface Look {
  readonly picture: string;
  readonly colour: string;
  readonly pattern: 'dots' | 'rays' | 'slant' | 'checks' | 'bars' | 'rings' | 'stripes' | 'waves';
  /** Rotation of the star behind the picture, in degrees. */
  readonly turn: number;
  /** Upward shift of a picture that is not centred in its square, as a share of its height. */
  readonly rise?: number;
}

export const LOOKS: Readonly<Record<Family, Look>> = {
  atchoum: { picture: atchoum, colour: '#5fb7a5', pattern: 'dots', turn: -19 },
  cocorico: { picture: cocorico, colour: '#f4bc4b', pattern: 'rays', turn: 4 },
  dring: { picture: dring, colour: '#7fb2ee', pattern: 'slant', turn: 15 },
  miaou: { picture: miaou, colour: '#a987d1', pattern: 'checks', turn: 15 },
  coa: { picture: coa, colour: '#f2a0b0', pattern: 'bars', turn: 9 },
  zzz: { picture: zzz, colour: '#5b6bb5', pattern: 'rings', turn: 9 },
  boum: { picture: boum, colour: '#ee7a55', pattern: 'rays', turn: -8 },
  pouet: { picture: pouet, colour: '#3f9c9b', pattern: 'stripes', turn: 15 },
  plouf: { picture: plouf, colour: '#e9cf9b', pattern: 'waves', turn: 15 },
  vroum: { picture: vroum, colour: '#b7ce62', pattern: 'slant', turn: 15, rise: 0.24 },
  meuh: { picture: meuh, colour: '#74b56b', pattern: 'dots', turn: -8 },
  'ding-dong': { picture: dingDong, colour: '#d9728f', pattern: 'rings', turn: 4 },
};
