import { Stopwatch } from './stopwatch.ts';

/** What all seats of a trial count together. */
export class Tally {
  readonly stopwatch = new Stopwatch();
  sent = 0;
  accepted = 0;
  frames = 0;
  bytes = 0;

  /** What was counted while the server warmed up does not count. */
  restart(): void {
    this.stopwatch.start();
    this.sent = 0;
    this.accepted = 0;
    this.frames = 0;
    this.bytes = 0;
  }
}
