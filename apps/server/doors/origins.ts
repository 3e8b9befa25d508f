import type { IncomingMessage } from 'node:http';
import type { Proxies } from './proxies.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What a browser says of a request that no other site had a hand in. */
const OWN_SITES = new Set(['same-origin', 'none']);

/** Whether a browser asks on behalf of our own page. A program that is no browser says nothing of it, and is let in. */
export class Origins {
  readonly #proxies: Proxies;
  readonly #others: ReadonlySet<string>;

  /** `others` are the origins, besides its own, whose pages may ask. */
  constructor(proxies: Proxies, others: readonly string[]) {
    this.#proxies = proxies;
    this.#others = new Set(others);
  }

  /** A page of another site may not change anything, though the browser would send the cookie of a sibling site along. */
  mayAsk(request: IncomingMessage): boolean {
    if (READING.has(request.method ?? '')) return true;
    const { 'sec-fetch-site': site, origin } = request.headers;
    if (origin !== undefined) return this.#isOwn(origin, request);
    return site === undefined || OWN_SITES.has(site);
  }

  /** No rule of browsers keeps another site from opening a socket with our cookie. */
  mayOpenSocket(request: IncomingMessage): boolean {
    const { origin } = request.headers;
    return origin === undefined || this.#isOwn(origin, request);
  }

  #isOwn(origin: string, request: IncomingMessage): boolean {
    const from = read(origin);
    if (from === null) return false;
    const isHost = (host: string): boolean => read(`${from.protocol}//${host}`)?.origin === from.origin;
    return this.#others.has(from.origin) || this.#proxies.hostsOf(request).some(isHost);
  }
}

/** Null for what is no origin of a page, such as that of a file or of a sandboxed frame. */
function read(origin: string): URL | null {
  const url = URL.parse(origin);
  return url !== null && url.host !== '' && /^https?:$/.test(url.protocol) ? url : null;
}
