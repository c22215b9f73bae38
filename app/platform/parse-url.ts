/** What `URL.parse` gives, which browsers only know since 2024; null where the address is none. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
