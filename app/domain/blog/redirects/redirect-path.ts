import { parseUrl } from '#app/platform/parse-url.ts'

/** Characters of a path that can lead elsewhere. */
export const LONGEST_PATH = 500

/** Paths that are the site's own machinery: no page that moved ever stood there. */
const OWN = /^\/(?:admin|api|auth|functions|assets|uploads|mcp|og|healthz|readyz|metrics)(?:\/|$)/

/**
 * The path of an address as redirects keep it: decoded, without query, fragment and a slash at its end; null for what is none, or
 * the home page's, or the site's own machinery.
 * @param address a path, or a whole address of any host
 */
export function redirectPath(address: string): string | null {
  const trimmed = address.trim()
  const isPath = /^\/(?![/\\])/.test(trimmed)
  const url = parseUrl(isPath ? `https://site.invalid${trimmed}` : trimmed)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const path = decoded(url.pathname)
    .normalize('NFC')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
  if (path === '' || path.length > LONGEST_PATH || OWN.test(path) || /[\p{Cc}\\]/u.test(path)) return null
  return path
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Where a redirect may lead: a path of this site with whatever follows it, or an https address; null for what is neither. */
export function redirectTarget(typed: string): string | null {
  const trimmed = typed.trim().normalize('NFC')
  if (/^\/(?![/\\])\S*$/.test(trimmed) && trimmed.length <= 2000) return trimmed
  const url = /\s/.test(trimmed) ? null : parseUrl(trimmed)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.href.length <= 2000
    ? url.href
    : null
}
