import { networkInterfaces } from 'node:os';

/**
 * Addresses at which other devices in the network reach a server that listens on all interfaces. Empty otherwise, and
 * once the server has stopped listening.
 */
export function lanOrigins(host: string, port: number | null): string[] {
  if (port === null || (host !== '0.0.0.0' && host !== '::')) return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
