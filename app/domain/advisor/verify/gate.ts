import { stripCitations, stripInvisible, stripMarkdown } from '#app/vietnamese/clean.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { Grounds } from './grounds.ts'
import { itemsOf } from './items.ts'
import { refutedBy } from './judge.ts'
import { maskNames } from './product-names.ts'
import type { Mention } from './product-names.ts'
import { readSentence, tokensOf } from './read-sentence.ts'
import type { Read } from './read-sentence.ts'
import { partNames, shortNames } from './short-names.ts'

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
 * The grounding gate. A sentence passes when every word of it is accounted for — by a product, a shop, a figure, a trait,
 * a word of degree, or a word that claims nothing — and every claim made of those holds over the rows. Whatever else it
 * might say keeps it out. Markdown marks and citation numbers are taken off.
 */
export function gateOver(grounds: Grounds): Gate {
  let carried: readonly number[] = []
  let lostThread = false
  return {
    admit(sentence) {
      const text = LINKED.test(sentence) ? null : tidy(sentence)
      const body = text?.trim()
      if (body === '') return { text: '', names: [] }
      const checked =
        text === null || body === undefined
          ? 'markup'
          : grounds.quotable.has(body)
            ? mentionsIn(readSentence(body), grounds)
            : check(body, grounds, carried, lostThread)
      if (text === null || typeof checked === 'string') {
        lostThread = true
        return { refused: typeof checked === 'string' ? checked : 'markup' }
      }
      carried = checked.at(-1)?.ids ?? carried
      lostThread = false
      return { text, names: checked.flatMap(({ ids }) => ids) }
    },
  }
}

const mentionsIn = (read: Read, { products }: Grounds) => maskNames(read, products)?.mentions ?? []

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

/** Why a sentence must not be shown; or where it names products. */
function check(
  body: string,
  grounds: Grounds,
  carried: readonly number[],
  lostThread: boolean,
): string | readonly Mention[] {
  if (body.length > LONGEST) return 'too long'
  const found = maskNames(readSentence(body.replace(/^(?:\d{1,2}[.)]|[•–-])\s+/, '')), grounds.products)
  if (!found) return 'unknown product'
  const shops = shopsIn(found.masked, grounds)
  const { read } = shops
  const short = shortNames(read, grounds.titles)
  const mentions = whole(
    [...found.mentions, ...short].sort((a, b) => a.start - b.start),
    read.raw,
  )
  if (!mentions) return 'unknown product'
  if (mentions.length === 0 && lostThread && REFERS.test(read.folded)) return 'lost thread'
  const { titles, foreign, products } = grounds
  const parts = partNames(
    read,
    products.map(({ candidate }) => candidate),
  )
  const items = itemsOf(read, mentions, { shops: shops.places, titles, foreign, parts })
  return refutedBy(items, carried, grounds) ?? mentions
}

/** Names that stand side by side are one name; null where no product has both. */
function whole(mentions: readonly Mention[], raw: string): Mention[] | null {
  const joined: Mention[] = []
  for (const next of mentions) {
    const last = joined.at(-1)
    if (!last || raw.slice(last.end, next.start).trim() !== '') {
      joined.push(next)
      continue
    }
    const ids = last.ids.filter((id) => next.ids.includes(id))
    if (ids.length === 0) return null
    joined[joined.length - 1] = { ids, start: last.start, end: next.end }
  }
  return joined
}

/** The shops in evidence that a sentence names. */
function shopsIn(read: Read, { products }: Grounds) {
  const places: { shop: string; start: number; end: number }[] = []
  let { raw, marked, folded } = read
  for (const shop of new Set(products.flatMap((product) => [...product.shops]))) {
    for (const { 0: name, index: at } of folded.matchAll(shopNames(shop))) {
      const end = at + name.length
      if (/[\p{L}\d./@-]$/u.test(marked.slice(0, at)) || /^(?:[\p{L}\d/@-]|\.\p{L})/u.test(marked.slice(end)))
        continue
      const cover = (text: string) => text.slice(0, at) + COVER.repeat(name.length) + text.slice(end)
      ;[raw, marked, folded] = [cover(raw), cover(marked), cover(folded)]
      places.push({ shop, start: at, end })
    }
  }
  return { read: { raw, marked, folded, tokens: tokensOf(marked, folded) }, places }
}

/** A shop by its address or by the words in it: 'fptshop.com.vn', 'FPT Shop'; one word alone may be a brand's. */
function shopNames(shop: string): RegExp {
  const address = fold(shop)
  const [label = ''] = address.split('.')
  const spoken = label.split('').map(escaped).join(' ?')
  return new RegExp(`${escaped(address)}|(?!${escaped(label)})${spoken}`, 'gu')
}
const escaped = (text: string) => text.replace(/[^\p{L}\d]/gu, String.raw`\$&`)

/** Stands for a letter of a shop's name. */
const COVER = '\uE000'
