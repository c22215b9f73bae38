/** What every cookie of accounts begins with; over https the browser also demands `__Secure-`. */
export const COOKIE_PREFIX = 'chon-may'

/** The value of a cookie in a request's Cookie header, over http or https; null where it is not there. */
export function cookieValue(header: string | null, name: string): string | null {
  const wanted = new Set([`${COOKIE_PREFIX}.${name}`, `__Secure-${COOKIE_PREFIX}.${name}`])
  for (const pair of header?.split(';') ?? []) {
    const [key = '', value = ''] = pair.split(/=(.*)/s)
    if (wanted.has(key.trim())) return decoded(value.trim())
  }
  return null
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
