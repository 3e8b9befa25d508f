import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The key by which an address is counted. IPv6 addresses are cut to their network: a household has a whole one and
 * could use another address for every request.
 */
export function countedAddress(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [bare = ''] = ip.split('%');
  return mappedIPv4(bare) ?? `${groupsOf(bare).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function mappedIPv4(ip: string): string | null {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? null;
}

function groupsOf(ip: string): string[] {
  const [head = '', tail = null] = ip.split('::');
  const [first, last] = [split(head), split(tail ?? '')];
  const gap = tail === null ? 0 : Math.max(0, GROUPS - first.length - last.length);
  return [...first, ...Array.from({ length: gap }, () => '0'), ...last];
}

function split(groups: string): string[] {
  return groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16).toString(16));
}
