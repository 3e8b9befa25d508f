import { type SeatPlayers, sitAtFranticRush, sitAtRuckus } from '../people/frantic.ts';

/** A game in which everybody plays at once. */
export interface FranticGame {
  readonly title: string;
  /** As many people as its tables have places. */
  readonly people: number;
  readonly sit: SeatPlayers;
  /** What races for nothing, and what is drawn for all to see. */
  readonly unheldCommands: string;
  readonly comparedPieces: string;
}

export const RUCKUS: FranticGame = {
  title: 'Ruckus',
  people: 4,
  sit: sitAtRuckus,
  unheldCommands: 'a draw',
  comparedPieces: 'piles',
};

export const FRANTIC: Readonly<Record<string, FranticGame>> = {
  ruckus: RUCKUS,
  'rush-out': {
    title: 'Rush Out!',
    people: 5,
    sit: sitAtFranticRush,
    unheldCommands: 'a roll or a die that is taken back',
    comparedPieces: 'dice on the same cards',
  },
};
