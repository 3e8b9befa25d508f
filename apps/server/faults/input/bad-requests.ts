import type { Rng } from '@tablee/kernel';
import { hostileText } from './hostile-texts.ts';
import { anything, deep, mistyped, spoiled, strangeText } from './nonsense.ts';

export type RequestKind = 'malformed' | 'oversized' | 'mistyped' | 'out of turn' | 'forged' | 'hostile names';

export interface BadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Identity and tables for the requests. */
export interface Asker {
  readonly rng: Rng;
  readonly cookie: string;
  readonly tables: readonly string[];
}

export const REQUEST_KINDS: readonly RequestKind[] = [
  'malformed',
  'oversized',
  'mistyped',
  'out of turn',
  'forged',
  'hostile names',
];

const JSON_TYPE = 'application/json';
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; x=',
  '',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
/** Values of forwarding headers that no proxy should pass on, or that count only from a trusted one. */
const FORGED_ADDRESSES = [
  '203.0.113.7',
  '203.0.113.7:4711',
  '[2001:db8::1]:4711',
  '2001:db8::zz',
  '127.0.0.1, 203.0.113.7',
  ', ,',
  'garbage',
  '9'.repeat(500),
];
const BODY_BYTES = 16 * 1024;

/** Valid bodies of the API's calls. */
const CALLS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/api/guest': { name: 'Zoé', avatar: 'fox' },
  '/api/device': { token: 'a.b.c' },
  '/api/tables': { game: 'none', seats: [{ kind: 'me' }, { kind: 'open' }], listed: false, nonce: 'a0' },
  '/api/t/:id/join': { seat: 0, nonce: 'a0' },
  '/api/t/:id/seat': { kind: 'bot', seat: 0, level: 'random' },
  '/api/t/:id/game': { game: 'none' },
  '/api/t/:id/options': { options: {} },
  '/api/t/:id/start': {},
  '/api/t/:id/rematch': { nonce: 'a0' },
  '/api/t/:id/device': {},
};
const PATHS = [
  ...Object.keys(CALLS),
  '/api/me',
  '/api/code/:id',
  '/api/t/:id',
  '/api/nothing',
  '/',
  '/metrics',
  '/ws/t/:id',
];

const MAKERS: Readonly<Record<RequestKind, (asker: Asker) => BadRequest>> = {
  malformed: (asker) => {
    const { path, body } = call(asker);
    const { rng } = asker;
    return rng.pick([
      () => post(asker, path, spoiled(`${body} `, rng)),
      () => ({ ...post(asker, path, body), headers: { cookie: asker.cookie, 'content-type': rng.pick(OTHER_TYPES) } }),
      () => ({ ...post(asker, strangePath(asker), ''), method: rng.pick(METHODS.filter((one) => one !== 'DELETE')) }),
      () => post(asker, path, deep(1 + rng.below(BODY_BYTES / 4))),
    ])();
  },
  oversized: (asker) => {
    const { path } = call(asker);
    const size = BODY_BYTES + asker.rng.pick([-20, 1, 200_000]);
    return asker.rng.pick([
      () => post(asker, path, JSON.stringify({ name: 'x'.repeat(size) })),
      () => post(asker, `${path}?${'x'.repeat(5_000)}`, '{}'),
      () => post(asker, `/api/t/${'x'.repeat(3_000)}/start`, '{}'),
      () => ({ ...post(asker, path, '{}'), headers: { cookie: 'x'.repeat(15_000), 'content-type': JSON_TYPE } }),
    ])();
  },
  mistyped: (asker) => {
    const [path, body] = asker.rng.pick(Object.entries(CALLS));
    const wrong = asker.rng.below(4) === 0 ? anything(asker.rng) : mistyped({ '': 0, ...body }, asker.rng);
    return post(asker, withTable(path, asker), JSON.stringify(wrong));
  },
  'out of turn': (asker) => {
    const { path, body } = call(asker);
    return post(asker, path, body);
  },
  forged: (asker) => {
    const { path, body } = call(asker);
    const cookie = asker.rng.pick([
      `${asker.cookie}x`,
      `tablee=${encodeURIComponent(strangeText(asker.rng).toWellFormed())}`,
      'tablee=%zz; tablee=%00; ;;=',
      `${asker.cookie.slice(0, 20)}.${'a'.repeat(43)}`,
    ]);
    const method = asker.rng.pick(['POST', 'POST', 'DELETE']);
    const from = asker.rng.pick(FORGED_ADDRESSES);
    return {
      method,
      path: method === 'DELETE' ? '/api/me' : path,
      headers: { cookie, 'content-type': JSON_TYPE, 'x-forwarded-for': from },
      body,
    };
  },
  'hostile names': (asker) => post(asker, '/api/guest', JSON.stringify({ name: hostileText(asker.rng) })),
};

export function badRequest(kind: RequestKind, asker: Asker): BadRequest {
  return MAKERS[kind](asker);
}

/** A well-formed call that this asker is not allowed to make. */
function call(asker: Asker): { path: string; body: string } {
  const [path, body] = asker.rng.pick(Object.entries(CALLS));
  return { path: withTable(path, asker), body: JSON.stringify(body) };
}

function withTable(path: string, { rng, tables }: Asker): string {
  return path.replace(':id', encodeURIComponent(rng.below(3) === 0 ? 'n'.repeat(22) : rng.pick(tables)));
}

function strangePath(asker: Asker): string {
  const { rng } = asker;
  const path = rng.pick(PATHS);
  if (rng.below(2) === 0) return withTable(path, asker);
  return path.replace(':id', rng.pick(['%zz', '%00', '..%2f..%2f', 'a'.repeat(200), '', '%ff', '__proto__']));
}

function post({ cookie }: Asker, path: string, body: string): BadRequest {
  return { method: 'POST', path, headers: { cookie, 'content-type': JSON_TYPE }, body };
}
