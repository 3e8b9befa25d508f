export interface SocketTimes {
  /** Within so long a connection says hello. */
  readonly helloMs: number;
  /** So often somebody's distance is measured. */
  readonly pingMs: number;
  /** Nothing was heard for so long: nobody is there. */
  readonly silenceMs: number;
  /** How long a closed connection may take to say that it has understood. */
  readonly farewellMs: number;
}

export const SOCKET_TIMES: SocketTimes = { helloMs: 10_000, pingMs: 2_000, silenceMs: 30_000, farewellMs: 2_000 };
