import type { Onslaught } from './attack-plan.ts';
import { changeBeforeCrowd, joinAndLeave, reconnecting, toggleOption } from './by-crowd.ts';
import { flood, HELLO, neverReading, newcomers, PING, PONG, trickle } from './by-frame.ts';
import { askCodes, askList, callEverything, drip, makeTables, pipeline, takeListedSeats } from './by-request.ts';

/** Sockets of one address at the attacked table, well below the limit. */
const CROWD = 200;
const ASKERS = 16;
/**
 * Default rates of one socket (20 messages and 5 control frames a second), and of all askers together (50 requests and
 * one table a second).
 */
const MESSAGE_MS = 50;
const CONTROL_MS = 200;
const REQUEST_MS = (ASKERS * 1_000) / 50;
const TABLE_MS = ASKERS * 1_000;
/** Ten clients that each reconnect twice a second: 20 upgrades. */
const COMERS = 10;
const COME_MS = 500;
const VIEW_MS = 500;
const DRIP_MS = 1_000;
/** Interval between four kinds of calls in turn; each stays well below its refill per minute. */
const CALL_MS = 400;
/** With the reconnecting maker, as many upgrades as one address may make in a minute. */
const SPECTATORS = 900;
const RECONNECT_MS = 70;
const TOGGLE_MS = 20;

const HALF_HEAD = 'GET /api/me HTTP/1.1\r\nHost: a\r\nX-Slow: ';
const HALF_BODY =
  'POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{';

/** Attacks from one address, within its limits or beyond. */
export const ATTACKS: Readonly<Record<string, (attack: Onslaught) => Promise<void>>> = {
  'pings, 200 sockets, within': (attack) =>
    trickle(attack, { sockets: CROWD, bytes: PING, isKnown: false }, CONTROL_MS),
  'pings, one socket, beyond': (attack) => flood(attack, { sockets: 1, bytes: PING, isKnown: false }),
  'pings, four guests, beyond': (attack) => flood(attack, { sockets: 4, bytes: PING, isKnown: true }),
  'pongs, 200 sockets, within': (attack) =>
    trickle(attack, { sockets: CROWD, bytes: PONG, isKnown: false }, CONTROL_MS),
  'pongs, one socket, beyond': (attack) => flood(attack, { sockets: 1, bytes: PONG, isKnown: false }),
  'pongs, four guests, beyond': (attack) => flood(attack, { sockets: 4, bytes: PONG, isKnown: true }),
  'hello again and again, 200 sockets, within': (attack) =>
    trickle(attack, { sockets: CROWD, bytes: HELLO, isKnown: true }, MESSAGE_MS),
  'hello again and again, 200 sockets, beyond': (attack) =>
    flood(attack, { sockets: CROWD, bytes: HELLO, isKnown: true }),
  'newcomers, within': (attack) => newcomers(attack, COMERS, COME_MS),
  'newcomers, beyond': (attack) => newcomers(attack, CROWD, 0),
  'codes, 16 askers, within': (attack) => askCodes(attack, { count: ASKERS, everyMs: REQUEST_MS }),
  'codes, 16 askers, beyond': (attack) => askCodes(attack, { count: ASKERS, everyMs: 0 }),
  'the list, 16 askers, within': (attack) => askList(attack, { count: ASKERS, everyMs: REQUEST_MS }),
  'the list, 16 askers, beyond': (attack) => askList(attack, { count: ASKERS, everyMs: 0 }),
  'tables, 16 makers, within': (attack) => makeTables(attack, { count: ASKERS, everyMs: TABLE_MS }),
  'tables, 16 makers, beyond': (attack) => makeTables(attack, { count: ASKERS, everyMs: 0 }),
  'requests in one go, 4 times 500': (attack) => pipeline(attack, 4, 500, '/api/tables'),
  'half a request, 200 heads': (attack) => drip(attack, HALF_HEAD, CROWD, DRIP_MS),
  'half a request, 200 bodies': (attack) => drip(attack, HALF_BODY, CROWD, DRIP_MS),
  'sockets that never read, 200, within': (attack) => neverReading(attack, CROWD, VIEW_MS),
  'sockets that never read, 200, beyond': (attack) => neverReading(attack, CROWD, 1),
  'all calls, the clock is set back by an hour': (attack) => callEverything(attack, CALL_MS),
  'every listed seat, 16 takers': (attack) => takeListedSeats(attack, ASKERS),
  'a seat that reconnects before 900 spectators': (attack) =>
    changeBeforeCrowd(attack, SPECTATORS, RECONNECT_MS, reconnecting(RECONNECT_MS / 2)),
  'an option that is toggled before 900 spectators': (attack) =>
    changeBeforeCrowd(attack, SPECTATORS, TOGGLE_MS, toggleOption),
  'joining and leaving before 900 spectators': (attack) =>
    changeBeforeCrowd(attack, SPECTATORS, TOGGLE_MS, joinAndLeave()),
};

/** Upper bounds for the effects of an attack. */
export interface Bar {
  /** The system clock of the server is set back by this much in the middle of the attack. */
  readonly setBackMs?: number;
  readonly maxTurnedAway?: number;
  /** Seats at listed tables. */
  readonly maxTaken?: number;
  /** Read by spectators. */
  readonly maxBytes?: number;
  /** Limit for the p99 of others, as a multiple of their p99 right before and after the attack. */
  readonly maxTimesIdle?: number;
}

const HOUR_MS = 3_600_000;
const MIB = 1024 * 1024;
/** Ten seats at once and ten a minute are allowed. */
const MAX_SEATS = 13;
const BEFORE_CROWD: Bar = { maxBytes: 20 * MIB, maxTimesIdle: 3 };

export const BARS: Readonly<Record<string, Bar>> = {
  'all calls, the clock is set back by an hour': { setBackMs: HOUR_MS, maxTurnedAway: 0 },
  'every listed seat, 16 takers': { maxTaken: MAX_SEATS },
  'a seat that reconnects before 900 spectators': BEFORE_CROWD,
  'an option that is toggled before 900 spectators': BEFORE_CROWD,
  'joining and leaving before 900 spectators': BEFORE_CROWD,
};
