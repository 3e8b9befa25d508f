import { type SeatPlayers, sitAtFranticRush, sitAtRuckus } from '../people/frantic.ts';

/** A game in which everybody plays at once. */
export interface FranticGame {
  readonly title: string;
  /** As many people as its tables have places. */
  readonly people: number;
  readonly sit: SeatPlayers;
  /** What races for nothing, and what is drawn for all to see. */
  readonly unheld: string;
  readonly lying: string;
}

export const RUCKUS: FranticGame = {
  title: 'Ruckus',
  people: 4,
  sit: sitAtRuckus,
  unheld: 'a draw',
  lying: 'piles',
};

export const FRANTIC: Readonly<Record<string, FranticGame>> = {
  ruckus: RUCKUS,
  'rush-out': {
    title: 'Rush Out!',
    people: 5,
    sit: sitAtFranticRush,
    unheld: 'a roll or a die that is taken back',
    lying: 'dice on the same cards',
  },
};
