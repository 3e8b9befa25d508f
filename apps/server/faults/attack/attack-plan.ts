/** Argument of the attackers' process. */
export interface AttackPlan {
  readonly name: string;
  readonly port: number;
  /** A table at which others play, and which anybody may watch. */
  readonly table: string;
  readonly cookie: string;
  /** Address of all attackers of one plan. */
  readonly from: string;
  readonly ms: number;
}

/** Result of an attack. */
export interface AttackTally {
  /** Frames, messages or requests sent. */
  said: number;
  /** Connections opened, and those that the server refused or closed. */
  opened: number;
  turnedAway: number;
  /** Seats at listed tables. */
  taken: number;
  /** Read by spectators during the attack. */
  bytes: number;
}

/** Line that the attackers print once they are prepared. */
export const BEGUN = 'begun';

/** Bounds that end an attack, whatever the server does. */
const MAX_SAID = 1_000_000_000;
const MAX_OPENED = 50_000;

/** A running attack, which ends with its time or at a bound. */
export class Onslaught {
  readonly plan: AttackPlan;
  readonly tally: AttackTally = { said: 0, opened: 0, turnedAway: 0, taken: 0, bytes: 0 };
  #until: number;

  constructor(plan: AttackPlan) {
    this.plan = plan;
    this.#until = performance.now() + plan.ms;
  }

  /** Ends the preparation: durations and the latencies of others are measured from this call. */
  begin(): void {
    this.#until = performance.now() + this.plan.ms;
    console.log(BEGUN);
  }

  get goesOn(): boolean {
    const { said, opened } = this.tally;
    return performance.now() < this.#until && said < MAX_SAID && opened < MAX_OPENED;
  }

  get msLeft(): number {
    return Math.max(0, this.#until - performance.now());
  }
}
