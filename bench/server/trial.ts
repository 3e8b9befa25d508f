/** One trial: a number of tables of four at one server, for a given time. */
export interface TrialPlan {
  readonly kind: 'tablee' | 'bare';
  readonly port: number;
  readonly tables: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

/** Counted by the loader. */
export interface LoaderResult {
  readonly sent: number;
  readonly accepted: number;
  readonly p50: number;
  readonly p99: number;
  /** Commands whose frame did not reach every seat before the trial ended. */
  readonly missing: number;
  /** Busy share of the loader's own event loop: near 1, the trial measures the loader. */
  readonly loaderBusy: number;
  readonly bytesOfFrame: number;
}

export interface TrialResult extends LoaderResult {
  /** CPU time of the server, all threads, for one command. */
  readonly cpuUs: number;
}

export const SEATS = 4;
export const COMMAND_INTERVAL_MS = 200;
export const BARE_PATH = '/t/';
