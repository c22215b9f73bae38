import { createHmac } from 'node:crypto'

/** Who asks, as far as an answer from memory can tell. */
export type Reader = { address: string; forwarded: string | undefined; agent: string | undefined }

/**
 * The visitor's address: the socket's, or with `trustProxy` proxies in front the entry that the outermost trusted one
 * added to X-Forwarded-For. What a visitor writes into that header further left is never believed.
 */
export function visitorAddress(socket: string, forwardedFor: string | undefined, trustProxy: number): string {
  if (trustProxy === 0 || !forwardedFor) return socket
  const chain = forwardedFor.split(',').map((part) => part.trim())
  return chain.at(-trustProxy) ?? chain[0] ?? socket
}

/** A keyed hash of an address for counting; IPv6 visitors count by their /64, which one household shares. */
export function visitorHash(address: string, secret: string): string {
  const counted = address.includes(':') && !address.startsWith('::ffff:') ? ipv6Prefix(address) : address
  return createHmac('sha256', secret).update(counted).digest('base64url').slice(0, 22)
}

function ipv6Prefix(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail === undefined) return groups.slice(0, 4).join(':')
  const given = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - groups.length - given.length }, () => '0')
  return [...groups, ...zeros, ...given].slice(0, 4).join(':')
}

/**
 * Finds out who asks once for as long as the same one asks over a connection: telling robots apart and hashing take as long as sending a
 * kept page. A proxy's connection carries many. What is remembered goes with the connection.
 */
export function rememberedByConnection<Found>(
  find: (reader: Reader) => Found,
): (connection: object, reader: Reader) => Found {
  const last = new WeakMap<object, Reader & { found: Found }>()
  return (connection, reader) => {
    const known = last.get(connection)
    if (
      known?.address === reader.address &&
      known.forwarded === reader.forwarded &&
      known.agent === reader.agent
    )
      return known.found
    const found = find(reader)
    last.set(connection, { ...reader, found })
    return found
  }
}
