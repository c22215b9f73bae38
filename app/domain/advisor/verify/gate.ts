import { stripCitations, stripInvisible, stripMarkdown } from '#app/vietnamese/clean.ts'
import { wrongFigure } from './attribution.ts'
import { forbiddenClaim } from './claims.ts'
import type { Grounds } from './grounds.ts'
import { MASK, maskNames } from './product-names.ts'
import { wrongTrait } from './product-words.ts'
import { readSentence, tokensOf } from './read-sentence.ts'
import { brandMentions } from './unknown-names.ts'

/** What became of a sentence: the text to show and the products it names, or why it is not shown. */
export type Verdict = { text: string; names: readonly number[] } | { refused: string }

/** Checks the sentences of one text in their order; what a sentence is about carries on from those that were kept. */
export type Gate = { admit(sentence: string): Verdict }

const REFERS =
  /^(?:•\s*)?(?:may|mau|model|chiec|con|loai|san pham|tu|tivi|no|day|dong) (?:nay|do|kia|tren)(?!\p{L})|^(?:no|day|ngoai ra no)(?!\p{L})/u
/** Links, pictures and tags are refused whole: what is left of one without its address makes no sense. */
const LINKED = /\]\s?[([]|!\[|<[a-z/!]/i
/** Longest sentence, in characters. */
const LONGEST = 600

/**
 * The grounding gate: a sentence passes when every product, shop, price, figure and trait in it is in the grounds and of
 * the product it is said of, and when it claims nothing that no row can bear out. Markdown marks and citation numbers
 * are taken off; anything else that is not plain text keeps a sentence out.
 */
export function gateOver(grounds: Grounds): Gate {
  let carried: readonly number[] = []
  let lostThread = false
  return {
    admit(sentence) {
      if (LINKED.test(sentence)) {
        lostThread = true
        return { refused: 'markup' }
      }
      const text = tidy(sentence)
      const body = text.trim()
      if (body === '') return { text: '', names: [] }
      const checked = grounds.quotable.has(body)
        ? productsIn(body, grounds)
        : check(body, grounds, carried, lostThread)
      if (typeof checked === 'string') {
        lostThread = true
        return { refused: checked }
      }
      carried = checked.at(-1) ?? carried
      lostThread = false
      return { text, names: checked.flat() }
    },
  }
}

const productsIn = (body: string, { products }: Grounds): Named =>
  maskNames(readSentence(body), products)?.mentions.map(({ ids }) => ids) ?? []

/** Marks of Markdown, citations, emoji and what nobody sees are no part of an answer; the white space behind it stays. */
function tidy(sentence: string): string {
  const tail = /\s*$/.exec(sentence)?.[0] ?? ''
  const plain = stripMarkdown(stripCitations(stripInvisible(sentence).normalize('NFC')))
    .replace(/\p{Extended_Pictographic}|[\u20E3\u{1F1E6}-\u{1F1FF}]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  if (plain === '') return ''
  return plain + (tail.includes('\n') ? (/\n\s*\n/.test(tail) ? '\n\n' : '\n') : tail === '' ? '' : ' ')
}

/** The products a sentence names, each mention by itself. */
type Named = readonly (readonly number[])[]

/** Why a sentence must not be shown; or the products it names. */
function check(
  body: string,
  grounds: Grounds,
  carried: readonly number[],
  lostThread: boolean,
): string | Named {
  if (body.length > LONGEST) return 'too long'
  const listed = body.replace(/^(?:\d{1,2}[.)]|[•–-])\s+/, '')
  const found = maskNames(readSentence(listed), grounds.products)
  if (!found) return 'unknown product'
  const shops = maskShops(found.masked, grounds)
  const read = { ...shops.read, tokens: tokensOf(shops.read.marked, shops.read.folded) }
  const claim = forbiddenClaim(read.raw.replaceAll(MASK, ' '), read.folded, grounds.said)
  if (claim) return claim
  if (namesShop(read.folded)) return 'unknown shop'
  const byBrand = brandMentions(read, grounds)
  if (!byBrand) return 'unknown name'
  const mentions = [...found.mentions, ...byBrand].sort((a, b) => a.start - b.start)
  if (mentions.length === 0 && lostThread && REFERS.test(read.folded)) return 'lost thread'
  const figure = wrongFigure({ read, mentions, carried }, grounds)
  if (figure) return figure
  const ids = mentions.length > 0 ? mentions.flatMap((mention) => mention.ids) : carried
  const subjects = grounds.products.filter(({ id }) => ids.includes(id))
  const traits = subjects.map(({ candidate, foldedTitle }) => ({
    attributes: candidate.attributes,
    foldedTitle,
  }))
  const trait = wrongTrait(read.folded, traits)
  if (trait) return `trait: ${trait}`
  if (shops.named.some((shop) => !subjects.some((product) => product.shops.has(shop))))
    return 'shop of another product'
  if (!soundsVietnamese(read.marked)) return 'another language'
  return mentions.map((mention) => mention.ids)
}

/** Takes out the shops in evidence, so that their addresses are not read as links. */
function maskShops(read: ReturnType<typeof readSentence>, { products }: Grounds) {
  let { raw, marked, folded } = read
  const named: string[] = []
  for (const shop of new Set(products.flatMap((product) => [...product.shops]))) {
    const name = shop.toLowerCase()
    for (let at = marked.indexOf(name); at >= 0; at = marked.indexOf(name, at + name.length)) {
      if (
        /[\p{L}\d./@-]$/u.test(marked.slice(0, at)) ||
        /^(?:[\p{L}\d/@-]|\.\p{L})/u.test(marked.slice(at + name.length))
      )
        continue
      const cover = (text: string) =>
        text.slice(0, at) + ' '.repeat(name.length) + text.slice(at + name.length)
      ;[raw, marked, folded] = [cover(raw), cover(marked), cover(folded)]
      named.push(shop)
    }
  }
  return { read: { ...read, raw, marked, folded }, named }
}

/** A sentence of several words without one Vietnamese mark is in another language, or in one nobody can check. */
function soundsVietnamese(marked: string): boolean {
  const words = marked.match(/\p{L}{2,}/gu) ?? []
  return words.length < 5 || words.some((word) => /[^a-z]/.test(word))
}

/** Shops people know, folded: one that no row names is not named. */
const SHOPS = [
  'dien may xanh',
  'dienmayxanh',
  'dmx',
  'the gioi di dong',
  'thegioididong',
  'tgdd',
  'fpt shop',
  'fptshop',
  'cellphones',
  'hoang ha mobile',
  'hoang ha',
  'nguyen kim',
  'dien may cho lon',
  'cho lon',
  'mediamart',
  'media mart',
  'pico',
  'shopee',
  'lazada',
  'tiki',
  'sendo',
  'tiktok shop',
  'amazon',
  'phong vu',
  'gearvn',
  'an phat',
  'hacom',
  'clickbuy',
  'didongviet',
  'di dong viet',
  'viettel store',
  'bach hoa xanh',
  'hc home',
  'sieu thi dien may',
  'big c',
  'aeon',
  'lotte mart',
  'meta.vn',
  'chotot',
  'cho tot',
  'alibaba',
  'taobao',
]

const PATTERN = new RegExp(
  `(?<![\\p{L}\\d])(?:${SHOPS.join('|').replaceAll('.', '\\.')})(?![\\p{L}\\d])`,
  'u',
)

/** Whether a folded text names a shop. */
function namesShop(folded: string): boolean {
  return PATTERN.test(folded)
}
