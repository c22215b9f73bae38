import { parseUrl } from '#app/platform/parse-url.ts'
import { withScheme } from '#app/platform/with-scheme.ts'

/** The address of a link as an article may have it; null for what is none. What looks like a host gets https. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim().replace(/^http:\/\//i, 'https://')
  if (text === '' || /\s/.test(text)) return null
  if (/^(?:https:\/\/|mailto:|tel:)./i.test(text) || /^(?:\/(?!\/)|#)/.test(text)) return text
  if (/^[^@:/]+@[^@:/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^\+?[\d.]{8,15}$/.test(text)) return `tel:${text}`
  const address = withScheme(text)
  return address === text ? null : address
}

/** An address among words, without the mark that ends the sentence. */
const AMONG_WORDS = /(?:https?:\/\/|www\.)[^\s<>"“”]*[^\s<>"“”'’.,;:!?)\]}…]/gi

/** The addresses that stand among words, with where they stand in them and where they lead. */
export const addressesIn = (words: string): { from: number; to: number; href: string }[] =>
  [...words.matchAll(AMONG_WORDS)].flatMap(({ 0: typed, index }) => {
    const href = linkAddress(typed)
    return href ? [{ from: index, to: index + typed.length, href }] : []
  })

/** The player of a video at one of the allowed hosts, by any address the video is known under; null for all others. */
export function videoPlayer(typed: string): string | null {
  const address = parseUrl(typed.trim())
  if (!address) return null
  const { hostname, pathname, searchParams } = address
  const host = hostname.replace(/^(?:www|m)\./, '')
  const last = pathname.split('/').findLast(Boolean) ?? ''
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be') {
    const id = searchParams.get('v') ?? last
    if (!/^[\w-]{11}$/.test(id)) return null
    const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '')
    return `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com')
    return /^\d+$/.test(last) ? `https://player.vimeo.com/video/${last}` : null
  return null
}

/** A moment of a video in s, as YouTube writes it: '43', '43s' or '1h2m3s'; 0 for anything else. */
function secondsOf(moment: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?=\d)(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(moment) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/**
 * The id of the product whose page an address of this site is; null for all others. `origins` are the site's: it may be asked at
 * another than the one it is known by.
 */
export function productOf(typed: string, ...origins: [string, ...string[]]): number | null {
  const [origin] = origins
  const address = parseUrl(/^\/(?!\/)/.test(typed.trim()) ? origin + typed.trim() : typed.trim())
  if (!address || !origins.includes(address.origin)) return null
  const id = /^\/products\/([1-9]\d{0,8})\/?$/.exec(address.pathname)?.[1]
  return id ? Number(id) : null
}
