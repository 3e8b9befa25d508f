// A whole client of Tablée, for browsers and for Node 24: what ../PROTOCOL.md says, in code without a dependency.

const hex = (bytes) => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), toHex).join('');
const toHex = (byte) => byte.toString(16).padStart(2, '0');

export const newNonce = () => hex(16);

function canonical(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const keys = Object.keys(value).toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

export function checksum(view) {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(canonical(view))) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function change(value, [key, ...deeper], args) {
  if (key === undefined) return args.length === 1 ? args[0] : value.toSpliced(args[0], args[1], ...args[2]);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (args.length === 0 && deeper.length === 0) delete copy[key];
  else copy[key] = change(value[key], deeper, args);
  return copy;
}

export const applyPatch = (view, patch) => patch.reduce((now, [path, ...args]) => change(now, path, args), view);

/** One guest. A browser keeps the cookie itself; elsewhere it is kept here. `call(path)` gets, `call(path, body)` posts. */
export function guestAt(base, cookie = null) {
  const guest = { base, cookie, call };
  async function call(path, body) {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(guest.cookie && { cookie: guest.cookie }),
    };
    const response = await fetch(base + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    const set = response.headers.getSetCookie().find((one) => one.startsWith('tablee='));
    if (set !== undefined) [guest.cookie] = set.split(';');
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error);
    return answer;
  }
  return guest;
}

/**
 * Plays at a table. `choose(view, seat, at)` is asked after every change, and now and then: it answers with a command,
 * or with null to wait. `done` is the table and the last view when the match is over; `stop` ends the connection.
 */
export function play(guest, id, choose, { WebSocket = globalThis.WebSocket, onTold = () => {} } = {}) {
  const over = Promise.withResolvers();
  const me = {
    ...NOTHING,
    viewer: null,
    table: null,
    pending: null,
    askedOn: -1,
    playedAt: -1,
    tries: 0,
    stopped: false,
  };
  me.send = (message) => me.socket.readyState === 1 && me.socket.send(JSON.stringify(message));
  me.end = (tell) => {
    me.stopped = true;
    clearTimeout(me.timer);
    me.socket.close();
    tell(over);
  };
  const open = () => {
    const url = `${guest.base.replace(/^http/, 'ws')}/ws/t/${id}`;
    me.socket = guest.cookie === null ? new WebSocket(url) : new WebSocket(url, { headers: { cookie: guest.cookie } });
    const since = me.lost || me.seq === -1 ? null : me.seq;
    me.socket.addEventListener('open', () => me.send({ type: 'hello', protocol: 1, since }));
    me.socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      HEAR[message.type]?.(me, message);
      onTold(message, me);
      think(me, choose);
    });
    me.socket.addEventListener('close', () => {
      const wait = Math.min(8000, 250 * 2 ** me.tries++) * (0.5 + Math.random() / 2);
      if (!me.stopped) me.timer = setTimeout(open, wait);
    });
  };
  open();
  return { done: over.promise, stop: () => me.end(() => {}) };
}

const NOTHING = { seq: -1, at: 0, view: null, lost: false };

function think(me, choose) {
  if (me.stopped || me.lost || me.pending !== null || typeof me.viewer !== 'number') return;
  if (me.seq <= me.askedOn || me.seq < me.playedAt) return; // nothing new, or its own command is not in the view yet
  me.askedOn = me.seq;
  const command = choose(me.view, me.viewer, me.at) ?? null;
  if (command === null) return;
  me.pending = { type: 'command', id: hex(8), on: me.seq, command };
  me.send(me.pending);
}

function resync(me) {
  me.lost = true; // until the snapshot, frames say nothing
  me.send({ type: 'resync' });
}

function settle(me, id, playedAt) {
  if (id === me.pending?.id) Object.assign(me, { pending: null, playedAt });
}

/** Undefined where the frame does not follow what is held. */
function viewAfter(me, { seq, patch, check }) {
  try {
    const view = seq === me.seq + 1 ? applyPatch(me.view, patch) : undefined;
    return check === undefined || check === checksum(view) ? view : undefined;
  } catch {
    return undefined;
  }
}

const HEAR = {
  welcome(me, { viewer, table }) {
    if (viewer !== me.viewer) Object.assign(me, NOTHING); // another viewer's frames fit another view
    Object.assign(me, { viewer, tries: 0 });
    if (me.pending !== null) me.send(me.pending);
    HEAR.table(me, { table });
  },
  table(me, { table }) {
    me.table = table;
    if (table.status === 'over') resync(me); // for the last view, whatever is still on its way
  },
  snapshot(me, { seq, at, view }) {
    Object.assign(me, { seq, at, view, lost: false, askedOn: -1 });
    if (me.table.status === 'over') me.end(({ resolve }) => resolve({ table: me.table, view }));
  },
  frame(me, frame) {
    if (me.lost || frame.seq <= me.seq) return;
    const view = viewAfter(me, frame);
    if (view === undefined) resync(me);
    else Object.assign(me, { seq: frame.seq, at: frame.at, view });
  },
  ack: (me, { id, seq }) => settle(me, id, seq),
  refusal: (me, { id }) => settle(me, id, -1),
  problem(me, { id, why }) {
    settle(me, id, -1);
    if (why === 'ahead') resync(me);
  },
  ping(me, { n }) {
    me.send({ type: 'pong', n });
    me.askedOn = -1;
  },
  bye(me, { why }) {
    if (why === 'protocol' || why === 'gone') me.end(({ reject }) => reject(new Error(why)));
  },
};
