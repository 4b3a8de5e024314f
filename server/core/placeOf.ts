import { isIP } from 'node:net';

/**
 * Returns the key for rate limits by address: an IPv4 address, or the /64 network of an IPv6 one. The holder of such a network has 2⁶⁴
 * addresses, each of which would otherwise get a fresh limit.
 */
export function placeOf(ip: string | null): string {
  if (!ip || isIP(ip) !== 6) return String(ip);
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6]!, groups[7]!].flatMap(group => [group >> 8, group & 0xff]).join('.');
  const network = groups.slice(0, 4).map(group => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Expands an IPv6 address, in any notation, to its eight 16-bit groups. */
function groupsOf(ip: string): number[] {
  const [address] = ip.split('%') as [string];
  // `URL` normalises the host to hexadecimal, even where the last two groups are written as an IPv4 address
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = host.split('::').map(part => (part ? part.split(':') : []));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map(group => Number.parseInt(group, 16));
}
