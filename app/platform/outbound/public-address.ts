import { BlockList, isIP } from 'node:net'

/** Networks that are nobody's on the public internet, or somebody's own: this machine, its neighbours, a cloud's data about itself. */
const NETWORKS: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Of IPv6 only what is given out for the public internet is one (2000::/3), without what only carries other addresses. */
const CARRIERS: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [network, bits] of NETWORKS) closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of CARRIERS) closed.addSubnet(network, bits, 'ipv6')
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet. An IPv4 address within an IPv6 one is looked at as itself. */
export function isPublicAddress(address: string): boolean {
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIP(inner) === 4) return !closed.check(inner, 'ipv4')
  return isIP(inner) === 6 && given.check(inner, 'ipv6') && !closed.check(inner, 'ipv6')
}
