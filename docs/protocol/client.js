// Reference client for browsers and Node 24, without dependencies. Implements ../PROTOCOL.md.
import { follow } from './view.js';

const toHex = (byte) => byte.toString(16).padStart(2, '0');
export const newNonce = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join('');

/**
 * `guest` is `{ base }`, the address of the server. Browsers keep the cookie themselves; elsewhere it is kept in
 * `guest.headers`.
 */
export async function post(guest, path, body) {
  const headers = { 'content-type': 'application/json', ...guest.headers };
  const response = await fetch(guest.base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('tablee='));
  if (cookie !== undefined) guest.headers = { cookie: cookie.split(';')[0] };
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

const NOTHING = { seq: -1, at: 0, view: null };

/**
 * `choose(view, seat, at)` returns a command, or null to wait. Resolves with `{ table, view }` when the match is over.
 */
export function play(guest, id, choose) {
  const url = `${guest.base.replace(/^http/, 'ws')}/ws/t/${id}`;
  const me = { ...Promise.withResolvers(), choose, viewer: null, held: NOTHING, pending: null, playedAt: 0, tries: 0 };
  const open = () => {
    const since = me.held === null || me.held === NOTHING ? null : me.held.seq;
    me.socket = new WebSocket(url, guest.headers && { headers: guest.headers });
    me.send = (message) => me.socket.send(JSON.stringify(message));
    me.socket.addEventListener('open', () => me.send({ type: 'hello', protocol: 3, since }));
    me.socket.addEventListener('message', ({ data }) => hear(me, JSON.parse(data)));
    me.socket.addEventListener('close', () => {
      const longest = Date.now() < me.restartsUntil ? 1000 : 8000;
      const wait = Math.min(longest, 250 * 2 ** me.tries++) * (0.5 + Math.random() / 2);
      if (!me.ended) setTimeout(open, wait);
    });
  };
  open();
  return me.promise;
}

function hear(me, message) {
  const { type, viewer, table, id, why } = message;
  if (type === 'welcome') {
    if (viewer !== me.viewer) Object.assign(me, { viewer, held: NOTHING, pending: null });
    if (me.pending !== null) me.send(me.pending);
    me.tries = 0;
  }
  if (table !== undefined) me.table = table;
  if (table?.status === 'over') resync(me); // to get the final view
  if (type === 'snapshot') me.held = message;
  if (type === 'frame' && me.held !== null) {
    me.held = follow(me.held, message);
    if (me.held === null) resync(me);
  }
  if (type === 'ack') me.playedAt = message.seq;
  if (id === me.pending?.id) me.pending = null; // answered by an ack, a refusal or a problem
  if (type === 'problem' && why === 'ahead') resync(me);
  if (type === 'bye' && why === 'restart') me.restartsUntil = Date.now() + 30_000; // the server is back within seconds
  if (type === 'bye' && why === 'limit') me.tries = Math.max(me.tries, 3); // waits at least a second
  if (type === 'ping') me.send({ type: 'pong', n: message.n });
  const isOver = type === 'snapshot' && me.table.status === 'over';
  const isRefused = type === 'bye' && (why === 'protocol' || why === 'gone');
  if (isOver) me.resolve({ table: me.table, view: message.view });
  if (isRefused) me.reject(new Error(why));
  me.ended ||= isOver || isRefused;
  if (me.ended) me.socket.close();
  else think(me, type === 'ping'); // a ping shows that time has passed: ask for a command again
}

function resync(me) {
  me.held = null; // ignore frames until the snapshot
  me.send({ type: 'resync' });
}

function think(me, again) {
  if (me.held === null || me.held.seq < me.playedAt) return; // the last command is not in the view yet
  if (me.viewer === 'spectator' || me.pending !== null || (me.held === me.asked && !again)) return;
  me.asked = me.held;
  const command = me.choose(me.held.view, me.viewer, me.held.at);
  if (command == null) return;
  me.pending = { type: 'command', id: newNonce(), on: me.held.seq, command };
  me.send(me.pending);
}
