import { networkInterfaces } from 'node:os';

/**
 * Where other devices in the same network find a server that listens there: nowhere, where it listens to this machine only
 * or, as it stops, no longer at all.
 */
export function lanOrigins(host: string, port: number | null): string[] {
  if (port === null || (host !== '0.0.0.0' && host !== '::')) return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
