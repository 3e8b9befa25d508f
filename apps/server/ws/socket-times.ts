export interface SocketTimes {
  /** Time for an HTTP request to arrive completely. */
  readonly requestMs: number;
  /** Time from connecting to hello. */
  readonly helloMs: number;
  /** Interval between pings. */
  readonly pingMs: number;
  /** Silence after which a socket counts as away, until it sends again. */
  readonly quietMs: number;
  /** Silence after which a socket is closed. */
  readonly silenceMs: number;
  /** Time for the client to confirm a close before the connection is cut. */
  readonly farewellMs: number;
}

/** A lost connection is noticed within `quietMs + pingMs`, a second before the five within which others are told. */
export const SOCKET_TIMES: SocketTimes = {
  requestMs: 30_000,
  helloMs: 10_000,
  pingMs: 1_500,
  quietMs: 2_500,
  silenceMs: 30_000,
  farewellMs: 2_000,
};
