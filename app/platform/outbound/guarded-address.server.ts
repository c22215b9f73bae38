import { lookup } from 'node:dns'
import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { FetchError } from './fetch-failure.ts'
import { isPublicAddress } from './public-address.ts'

/** Addresses that are asked wherever they lie: the site's own, and those of tests. */
export type Trusts = (url: URL) => boolean

/** An address that can be asked. @throws FetchError */
export function readAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '' || url.username || url.password)
    throw new FetchError('bad_address', address.slice(0, 200))
  return url
}

/**
 * How a request to an address is kept out of networks of ours: the name is looked up once, and the connection made to just what was
 * looked at. @throws FetchError for an address that is a number of such a network
 */
export function guardOf(url: URL, trusts: Trusts): { lookup?: LookupFunction } {
  if (trusts(url)) return {}
  if (namesPrivateNetwork(url)) throw new FetchError('private_address', url.hostname)
  return { lookup: lookupPublic }
}

/** Whether an address says by itself, before any name is looked up, that it lies in a network of ours. */
export function namesPrivateNetwork({ hostname }: URL): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '')
  return /^(?:.+\.)?localhost\.?$/.test(hostname) || (isIP(literal) !== 0 && !isPublicAddress(literal))
}

/** Whether an address says that it is this machine itself: for receivers that are tried where they are written. */
export const isLoopback: Trusts = ({ hostname }) =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)

/** Looks a name up and refuses it where any of its addresses is not of the public internet. */
const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const closed = error ? undefined : found.find(({ address }) => !isPublicAddress(address))
    if (error) done(error, '')
    else if (closed) done(new FetchError('private_address', `${name}: ${closed.address}`), '')
    else if (options.all) done(null, found)
    else done(null, found[0]?.address ?? '', found[0]?.family)
  })
}
