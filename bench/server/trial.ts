/** One trial: so many tables of four at one server, for so long. */
export interface TrialPlan {
  readonly kind: 'tablee' | 'bare';
  readonly port: number;
  readonly tables: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

/** What the loader counted. */
export interface LoaderResult {
  readonly sent: number;
  readonly accepted: number;
  readonly p50: number;
  readonly p99: number;
  /** Commands whose frame did not reach every seat before the trial ended. */
  readonly missing: number;
  /** How much of its time the loader itself was busy: near 1 it measures itself. */
  readonly loaderBusy: number;
  readonly bytesOfFrame: number;
}

export interface TrialResult extends LoaderResult {
  /** Of the server, all its threads, for one command. */
  readonly cpuUs: number;
}

export const SEATS = 4;
export const COMMAND_INTERVAL_MS = 200;
export const BARE_PATH = '/t/';
