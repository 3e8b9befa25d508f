import type { IncomingMessage } from 'node:http';
import type { Proxies } from './proxies.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Values of Sec-Fetch-Site for requests in which no other site is involved. */
const OWN_SITES = new Set(['same-origin', 'none']);

/** Checks that a browser's request comes from our own page. Clients that send no origin are not browsers and pass. */
export class Origins {
  readonly #proxies: Proxies;
  readonly #others: ReadonlySet<string>;

  /** `others` are further origins whose pages may call the server. */
  constructor(proxies: Proxies, others: readonly string[]) {
    this.#proxies = proxies;
    this.#others = new Set(others);
  }

  /**
   * Pages of other sites may not change anything. SameSite does not cover this: browsers send our cookie along from
   * sibling domains.
   */
  mayAsk(request: IncomingMessage): boolean {
    if (READING.has(request.method ?? '')) return true;
    const { 'sec-fetch-site': site, origin } = request.headers;
    if (origin !== undefined) return this.#isOwn(origin, request);
    return site === undefined || OWN_SITES.has(site);
  }

  /** Browsers let any site open a socket with our cookie, so the origin is checked here. */
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

/** Null if it is not the origin of a page, as for files and sandboxed frames. */
function read(origin: string): URL | null {
  const url = URL.parse(origin);
  return url !== null && url.host !== '' && /^https?:$/.test(url.protocol) ? url : null;
}
