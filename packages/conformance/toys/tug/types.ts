import type { GameTypes, Seat } from '@tablee/kernel';
import type { tugRulebook } from './rulebook.ts';

export type Role = 'giant' | 'climber';
export type Badge = 'oak' | 'ash' | 'elm' | 'fir' | 'yew';

interface TugOptions {
  readonly sides: 'giant' | 'pairs';
  readonly goal: 10 | 20;
}

/** 'any' means that nothing was chosen; at an arranged table it remains only where the option has no effect. */
export interface TugSeatOptions {
  readonly role: Role | 'any';
  readonly badge: Badge | 'any';
}

/** Nothing is hidden: the view is the state. */
export interface TugState {
  readonly options: TugOptions;
  readonly seatOptions: readonly TugSeatOptions[];
  readonly turn: Seat;
  /** Sum of the pulls of each team. */
  readonly pulled: readonly number[];
}

export interface TugCommand {
  readonly do: 'pull';
}

export type TugEvent =
  | { readonly kind: 'pulled'; readonly rule: 'TG-5'; readonly seat: Seat; readonly by: number }
  | { readonly kind: 'over'; readonly rule: 'TG-6' };

export interface TugTypes extends GameTypes {
  state: TugState;
  view: TugState;
  command: TugCommand;
  event: TugEvent;
  sight: TugEvent;
  options: TugOptions;
  seatOptions: TugSeatOptions;
  rule: keyof typeof tugRulebook;
}
