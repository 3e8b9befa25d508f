import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { countedAddress } from './address.ts';

type Trust = (address: string, hops: number) => boolean;

/** Reads forwarding headers of trusted proxies and ignores all others. */
export class Proxies {
  readonly #trust: Trust;

  /** `trusted` as in TABLEE_TRUST_PROXY; false for none. */
  constructor(trusted: string | false) {
    this.#trust = trusted === false ? () => false : proxyAddr.compile(trusted.split(','));
  }

  /**
   * The address by which a request is counted. A client can make its proxy forward a value that is no address: such
   * requests count as the proxy's own.
   */
  addressOf(request: IncomingMessage): string {
    const said = withoutPort(proxyAddr(request, this.#trust));
    return countedAddress(isIP(said) === 0 ? (request.socket.remoteAddress ?? '') : said);
  }

  /**
   * The address by which a connection is counted; null for a trusted proxy, which carries the connections of many
   * clients.
   */
  peerOf({ remoteAddress = '' }: Socket): string | null {
    return this.#trust(remoteAddress, 0) ? null : countedAddress(remoteAddress);
  }

  /** Host names of the request: the one that arrived here, and the one that a trusted proxy was called by. */
  hostsOf({ headers, socket }: IncomingMessage): string[] {
    const { host, 'x-forwarded-host': forwarded } = headers;
    const isTrusted = this.#trust(socket.remoteAddress ?? '', 0);
    const said = isTrusted && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
    return [host, said].filter((name) => name !== undefined);
  }
}

/**
 * Removes the port that some proxies add (`192.0.2.7:4711`, `[2001:db8::1]:4711`): it would turn each connection into
 * another address.
 */
function withoutPort(said: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(said)?.[1] ?? /^([\d.]+):\d+$/.exec(said)?.[1] ?? said;
}
