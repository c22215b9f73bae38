import type sanitizeHtml from 'sanitize-html'
import { BLOCKS, blockTags } from '../blocks/blocks.ts'
import type { Block } from '../blocks/blocks.ts'

/** Hosts whose players may stand in an article. */
export const VIDEO_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com']

/** The attribute by which a product box stands in an article's HTML. */
export const PRODUCT_BOX = 'data-product-id'

/** The attribute by which products stand beside each other in an article's HTML: their ids, with commas. */
export const COMPARISON = 'data-product-ids'

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

const TAGS = tags()

function tags(): Record<string, string[]> {
  const all = blockTags()
  for (const [tag, attributes] of Object.entries(RUNNING)) all[tag] = [...attributes, ...(all[tag] ?? [])]
  return all
}

/** What tells blocks of one tag apart, by tag. */
const KNOWN_BY = Map.groupBy(
  Object.values<Block>(BLOCKS).flatMap(({ known }) => known ?? []),
  ({ tag }) => tag,
)

/** An element says at most one thing that makes it a block, and that in full: whatever else it claims to be is dropped. */
function asBlock(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const block = KNOWN_BY.get(tagName)?.find(({ by, as }) => as.test(attribs[by] ?? '\n'))
  return { tagName, attribs: block ? { [block.by]: attribs[block.by] ?? '' } : {} }
}

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
    ...Object.fromEntries([...KNOWN_BY.keys()].map((tag) => [tag, asBlock])),
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
    if (tag === 'img' || tag === 'iframe') return !attribs['src']
    if (tag === 'div' && Object.keys(attribs).length === 0) return 'excludeTag'
    if (WORDED.some((name) => name in attribs)) return text.trim() === ''
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

/** Blocks that are nothing without words. */
const WORDED = ['data-callout', 'data-button', 'data-footnote']
