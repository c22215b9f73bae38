/** Pages that make no sense as the place to go on to after signing in. */
const OWN_PAGES = /^\/auth(?:[/?#]|$)/

/**
 * Where to go after signing in, from the address' `next`: a path of this site, else the home page. Whatever a browser could
 * read as another site ('//evil', '/\evil', a control character in between) is not such a path.
 */
export function nextPath(next: string | null | undefined): string {
  if (!next || next.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return '/'
  const { origin, pathname, search, hash } = new URL(next, 'http://here')
  const path = pathname + search + hash
  return origin === 'http://here' && !path.startsWith('//') && !OWN_PAGES.test(path) ? path : '/'
}

/** The sign-in page that leads back to `path`. */
export function signInPath(path: string): string {
  const next = nextPath(path)
  return next === '/' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`
}
