import { Stopwatch } from './stopwatch.ts';

/** Counters of all seats of a trial. */
export class TrialTally {
  readonly stopwatch = new Stopwatch();
  sent = 0;
  accepted = 0;
  frames = 0;
  bytes = 0;

  /** Discards what was counted during the warm-up. */
  restart(): void {
    this.stopwatch.start();
    this.sent = 0;
    this.accepted = 0;
    this.frames = 0;
    this.bytes = 0;
  }
}
