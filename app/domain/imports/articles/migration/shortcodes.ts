import { videoPlayer } from '#app/domain/blog/addresses.ts'

/** A shortcode that none of our blocks stands for, and whether words of it stay. */
export type UnknownShortcode = { name: string; hasWords: boolean }

/** HTML in which shortcodes are blocks of ours, and those that none of ours stands for. */
export type WithoutShortcodes = { html: string; unknown: UnknownShortcode[] }

type Shortcode = { name: string; attributes: string; isClosing: boolean; at: number; end: number }

/** `[name a="b"]` and `[/name]`; a name has only plain letters, so that words in brackets are mostly none. */
const SHORTCODE = /\[(\/?)([a-z][\w-]{0,39})(\s[^[\]]{0,2000})?\/?\]/gi

/** More than any article has: what is beyond stays as it is written. */
const MOST = 2_000

const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g

const attributesOf = (text: string) =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? '']),
  )

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The first address that a shortcode names, in its attributes, by itself or between its two ends. */
const addressOf = (attributes: string, inner: string) =>
  /https?:\/\/[^\s"'<>[\]]+/.exec(`${attributes} ${inner}`)?.[0].replaceAll('&amp;', '&') ?? ''

const player = (src: string) =>
  `\n\n<iframe src="${escaped(src)}" title="Video" allowfullscreen></iframe>\n\n`
const link = (address: string, words: string) => `<p><a href="${escaped(address)}">${words}</a></p>`

/** What each known shortcode becomes; null where this one says too little. */
const BLOCKS: Readonly<Record<string, (attributes: string, inner: string) => string | null>> = {
  caption(attributes, inner) {
    const picture = /<img\b[^>]*>/i.exec(inner)?.[0]
    if (!picture) return null
    const words = (inner.split(picture)[1] ?? '').replace(/^\s*<\/a>/i, '').trim()
    const caption = words || escaped(attributesOf(attributes).get('caption') ?? '')
    return `\n\n<figure>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>\n\n`
  },
  embed(attributes, inner) {
    const address = addressOf(attributes, inner)
    const src = videoPlayer(address)
    return src ? player(src) : address && link(address, escaped(address))
  },
  youtube(attributes, inner) {
    const id = attributesOf(attributes).get('id') ?? ''
    const src = videoPlayer(addressOf(attributes, inner) || `https://youtu.be/${id}`)
    return src && player(src)
  },
  vimeo(attributes, inner) {
    const id = attributesOf(attributes).get('id') ?? ''
    const src = videoPlayer(addressOf(attributes, inner) || `https://vimeo.com/${id}`)
    return src && player(src)
  },
  video(attributes, inner) {
    const address = addressOf(attributes, inner)
    const src = videoPlayer(address)
    return src ? player(src) : address && link(address, 'Video')
  },
  audio(attributes, inner) {
    const address = addressOf(attributes, inner)
    return address && link(address, 'Audio')
  },
  toc: () => '\n\n<div data-contents></div>\n\n',
  button(attributes, inner) {
    const given = attributesOf(attributes)
    const address = given.get('link') ?? given.get('url') ?? given.get('href') ?? ''
    const words = inner.trim() || escaped(given.get('text') ?? '')
    return /^(?:https?:\/\/|\/)/.test(address) && words
      ? `\n\n<div data-button><a href="${escaped(address)}">${words}</a></div>\n\n`
      : null
  },
}

/** Other names of the same, by plugins that many sites have. */
const ALSO: Readonly<Record<string, string>> = {
  wp_caption: 'caption',
  lwptoc: 'toc',
  'ez-toc': 'toc',
  'table-of-contents': 'toc',
  su_button: 'button',
  su_youtube: 'youtube',
  su_vimeo: 'vimeo',
}

/**
 * Turns the shortcodes of a WordPress article into blocks. Of one that is not known the words within stay, and its name is told;
 * a single word in brackets is left as it stands.
 */
export function withoutShortcodes(content: string): WithoutShortcodes {
  const unknown = new Map<string, boolean>()
  const all = [...content.matchAll(SHORTCODE)]
    .slice(0, MOST)
    .map(({ index, 0: whole, 1: slash, 2: name = '', 3: attributes = '' }): Shortcode => ({
      name: name.toLowerCase(),
      attributes,
      isClosing: slash === '/',
      at: index,
      end: index + whole.length,
    }))
  const closed = new Set(all.flatMap(({ name, isClosing }) => (isClosing ? [name] : [])))
  const worded = withWords(all, content)
  let html = ''
  let from = 0
  for (const [place, code] of all.entries()) {
    if (code.at < from) continue
    const known = BLOCKS[ALSO[code.name] ?? code.name]
    const close =
      known && !code.isClosing && closed.has(code.name)
        ? all.slice(place + 1).find(({ name, isClosing }) => isClosing && name === code.name)
        : undefined
    const inner = close ? content.slice(code.end, close.at) : ''
    const block = known && !code.isClosing ? known(code.attributes, inner) : null
    if (!block && !isShortcode(code, closed)) continue
    html += content.slice(from, code.at) + (block ?? '')
    from = block ? (close ?? code).end : code.end
    if (!block && !code.isClosing)
      unknown.set(code.name, (unknown.get(code.name) ?? false) || worded.has(code))
  }
  return {
    html: html + content.slice(from),
    unknown: [...unknown].map(([name, hasWords]) => ({ name, hasWords })),
  }
}

/** The shortcodes between whose two ends something stands that stays: words, or a picture. */
function withWords(all: readonly Shortcode[], content: string): ReadonlySet<Shortcode> {
  let sum = 0
  const until = all.map(({ end }, at) => {
    const text = content.slice(end, all[at + 1]?.at).replaceAll(/<(?!img\b|iframe\b)[^>]*>|&nbsp;/gi, '')
    sum += Number(text.trim() !== '')
    return sum
  })
  const closed = new Map<string, number>()
  const found = new Set<Shortcode>()
  for (const [at, code] of [...all.entries()].toReversed()) {
    if (code.isClosing) closed.set(code.name, at)
    const close = closed.get(code.name) ?? at
    if (close > at && (until[close - 1] ?? 0) > (until[at - 1] ?? 0)) found.add(code)
  }
  return found
}

/** Whether brackets are a shortcode's: they have two ends, or say something as attributes do, or are named as no word is. */
const isShortcode = ({ name, attributes, isClosing }: Shortcode, closed: ReadonlySet<string>) =>
  isClosing || closed.has(name) || /[\w-]=/.test(attributes) || /\w[-_]\w/.test(name) || name in BLOCKS
