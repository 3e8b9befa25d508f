/** What the process of the attackers is told. */
export interface AttackPlan {
  readonly name: string;
  readonly port: number;
  /** A table at which others play, and which anybody may watch. */
  readonly table: string;
  readonly cookie: string;
  /** All attackers of one plan come from this address. */
  readonly from: string;
  readonly ms: number;
}

/** What became of it. */
export interface AttackTally {
  /** Frames, messages or requests. */
  said: number;
  /** Connections that were opened, and those that the server did not want or ended. */
  opened: number;
  turnedAway: number;
  /** Seats at listed tables. */
  taken: number;
  /** Read by spectators while the attack went on. */
  bytes: number;
}

/** The line with which the attackers say that they are prepared. */
export const BEGUN = 'begun';

/** Every attack ends by itself, whatever the server does. */
const MOST_SAID = 1_000_000_000;
const MOST_OPENED = 50_000;

/** One attack that goes on: until its time is over, or its bound is reached. */
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
    return performance.now() < this.#until && said < MOST_SAID && opened < MOST_OPENED;
  }

  get msLeft(): number {
    return Math.max(0, this.#until - performance.now());
  }
}
