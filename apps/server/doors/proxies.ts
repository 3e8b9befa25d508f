import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { countedAddress } from './address.ts';

type Trust = (address: string, hops: number) => boolean;

/** What the proxies that are trusted say of a request; of all others nothing is believed. */
export class Proxies {
  readonly #trust: Trust;

  /** As in TABLEE_TRUST_PROXY; false for nobody. */
  constructor(trusted: string | false) {
    this.#trust = trusted === false ? () => false : proxyAddr.compile(trusted.split(','));
  }

  /** The address that a request is counted by. Anybody could make a proxy say something that is no address: all of that counts as the proxy's own. */
  addressOf(request: IncomingMessage): string {
    const said = withoutPort(proxyAddr(request, this.#trust));
    return countedAddress(isIP(said) === 0 ? (request.socket.remoteAddress ?? '') : said);
  }

  /** The address that a connection is counted by; null for a proxy that is trusted, which brings those of many. */
  peerOf({ remoteAddress = '' }: Socket): string | null {
    return this.#trust(remoteAddress, 0) ? null : countedAddress(remoteAddress);
  }

  /** Under which names the server was asked: the one that arrived, and the one that a proxy was asked by. */
  hostsOf({ headers, socket }: IncomingMessage): string[] {
    const { host, 'x-forwarded-host': forwarded } = headers;
    const isTrusted = this.#trust(socket.remoteAddress ?? '', 0);
    const said = isTrusted && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
    return [host, said].filter((name) => name !== undefined);
  }
}

/** Some proxies write `192.0.2.7:4711` or `[2001:db8::1]:4711`: with the port, each connection would be another address. */
function withoutPort(said: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(said)?.[1] ?? /^([\d.]+):\d+$/.exec(said)?.[1] ?? said;
}
