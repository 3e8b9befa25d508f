import { type SeatPlayers, sitAtFranticRush, sitAtRuckus } from '../people/frantic.ts';

/** A real-time game, with a player for each seat. */
export interface FranticGame {
  readonly title: string;
  /** Seats of a full table. */
  readonly people: number;
  readonly sit: SeatPlayers;
  /** Words for the results page: commands that the host never holds, and pieces that all screens are compared by. */
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
