import type sanitizeHtml from 'sanitize-html'
import { blockTags } from '../blocks/blocks.ts'

/** Hosts whose players may stand in an article. */
export const VIDEO_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com']

/** The attribute by which a product box stands in an article's HTML. */
export const PRODUCT_BOX = 'data-product-id'

/** Bytes of article HTML that are looked at at all; nesting and length are bounded before the sanitiser sees them. */
export const MAX_ARTICLE_BYTES = 1_000_000

/** Open elements at one place, more than which no article has. */
export const MAX_DEPTH = 100

/** Running text: what stands within a block. */
const RUNNING: Readonly<Record<string, string[]>> = {
  strong: [],
  em: [],
  b: [],
  i: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  mark: [],
  code: [],
  a: ['href', 'title', 'rel'],
}

const TAGS: Record<string, string[]> = { ...RUNNING, ...blockTags() }

/** `style`, classes, ids and events are dropped, and so is every tag and address that is not listed. */
export const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(TAGS),
  allowedAttributes: TAGS,
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: VIDEO_HOSTS,
  allowIframeRelativeUrls: false,
  nestingLimit: MAX_DEPTH,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'style',
    'script',
    'textarea',
    'option',
    'noscript',
    'template',
    'svg',
    'math',
    'title',
    'head',
    'xmp',
  ],
  // What Word and other sites call a heading or bold is kept as ours; a page has one h1, its title.
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    strike: 's',
    del: 's',
    center: 'p',
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
    if (tag === 'img' || tag === 'iframe') return !attribs['src']
    if (tag === 'div') return isProductBox(attribs) ? false : 'excludeTag'
    return MEANT_TO_SAY.has(tag) && text.trim() === '' && mediaChildren.length === 0
  },
}

/** Elements that are nothing without words or a picture in them; pasted text is full of empty ones. */
const MEANT_TO_SAY = new Set([
  'h2',
  'h3',
  'h4',
  'a',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'mark',
  'figcaption',
])

const isProductBox = (attributes: Record<string, string>) =>
  /^[1-9]\d{0,9}$/.test(attributes[PRODUCT_BOX] ?? '')
