/** Paths answered to programs: their errors are problem+json, never pages. */
export function isMachinePath(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/functions/') || path === '/mcp'
}

/**
 * Whether a request's path could be read in two ways: doubled slashes, an encoded slash, backslash or NUL, or a broken
 * escape. Such requests are refused before any guard looks at them.
 */
export function isMalformedPath(url: string): boolean {
  const afterHost = url.indexOf('/', url.indexOf('//') + 2)
  const path = afterHost === -1 ? '/' : (url.slice(afterHost).split(/[?#]/, 1)[0] ?? '/')
  if (path.includes('//') || /%(?:2f|5c)|\\/i.test(path)) return true
  try {
    return decodeURIComponent(path).includes('\0')
  } catch {
    return true
  }
}

/** Whether the query of a call has a broken escape. An address of a page is read as it can be: a link never breaks. */
export function hasBrokenQuery(url: string): boolean {
  const [before = '', ...rest] = url.split('?')
  const { pathname } = new URL(before)
  if (rest.length === 0 || !isMachinePath(pathname)) return false
  try {
    decodeURIComponent(rest.join('?'))
    return false
  } catch {
    return true
  }
}

/** Whether a request names its host twice: two readers of it could take different ones. @param raw names and values in turn */
export function hasTwoHosts(raw: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < raw.length; at += 2)
    if (raw[at]?.length === 4 && raw[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/**
 * Whether a path takes files: its route limits their size by itself while it reads them, once it knows who sends them. Nobody
 * else's body is read there.
 */
export function takesFiles(path: string): boolean {
  return /^\/(?:api\/v1\/imports|admin\/(?:(?:articles|products)\/import(?:\.data)?|feeds\/upload))\/?$/i.test(
    decodedPath(path),
  )
}

/** A path with its signs read; as it is where they cannot be: '/%'. For whatever looks at a path before broken ones are refused. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
