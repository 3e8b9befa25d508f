import type { Onslaught } from './attack-plan.ts';
import { flood, HELLO, neverReading, newcomers, PING, PONG, trickle } from './by-frame.ts';
import { askCodes, askList, drip, makeTables, pipeline } from './by-request.ts';

/** As many as one address has at a table that is attacked, well below what it may have open. */
const CROWD = 200;
const ASKERS = 16;
/** As often as a socket, or all askers together, may by default: 20 messages and 5 control frames, 50 requests and a table a second. */
const MESSAGE_MS = 50;
const CONTROL_MS = 200;
const REQUEST_MS = (ASKERS * 1_000) / 50;
const TABLE_MS = ASKERS * 1_000;
/** Ten newcomers who each come twice a second: 20 upgrades. */
const COMERS = 10;
const COME_MS = 500;
const VIEW_MS = 500;
const DRIP_MS = 1_000;

const HALF_HEAD = 'GET /api/me HTTP/1.1\r\nHost: a\r\nX-Slow: ';
const HALF_BODY =
  'POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{';

/** What one address does, within its limits or beyond. */
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
};
