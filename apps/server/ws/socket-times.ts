export interface SocketTimes {
  /** Within so long an HTTP request is whole. */
  readonly requestMs: number;
  /** Within so long a connection says hello. */
  readonly helloMs: number;
  /** So often somebody's distance is measured. */
  readonly pingMs: number;
  /** A socket silent for so long counts as away, until something is heard. */
  readonly quietMs: number;
  /** Nothing was heard for so long: nobody is there. */
  readonly silenceMs: number;
  /** How long a closed connection may take to say that it has understood. */
  readonly farewellMs: number;
}

/** A player who drops out is noticed within `quietMs + pingMs`: a second before the five within which the others are told. */
export const SOCKET_TIMES: SocketTimes = {
  requestMs: 30_000,
  helloMs: 10_000,
  pingMs: 1_500,
  quietMs: 2_500,
  silenceMs: 30_000,
  farewellMs: 2_000,
};
