import { parseUrl } from '#app/platform/parse-url.ts'

/** What people call sites that authors have pages on. */
const NAMES: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'instagram.com': 'Instagram',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'twitter.com': 'X',
  'zalo.me': 'Zalo',
  'github.com': 'GitHub',
}

/** A link of an author in a word: the name of a site that everybody knows, else the host. */
export function linkName(link: string): string {
  const host = (parseUrl(link)?.hostname ?? link).replace(/^(?:www|m|vn)\./, '')
  return NAMES[host] ?? host
}
