import files from 'virtual:models'
import type { Kind } from '#app/kinds/kind.ts'
import type { Source } from '../answer.ts'
import type { Candidate, Specification } from '../catalogue.ts'
import type { NamedProduct } from '../mentions/name-index.ts'
import { nameWords } from '../mentions/name-words.ts'

/**
 * A model that people ask for by name, as its maker describes it. `product` is like a row of the catalogue, without a price
 * and with a negative id, so that it is held against wishes and other machines by the same rules.
 */
export type KnownModel = {
  name: string
  kind: Kind
  product: Candidate
  table: readonly Specification[]
  good: readonly string[]
  weak: readonly string[]
  /** Where its maker publishes it; null where that is nowhere. */
  source: Source | null
}

/** Every model there is; at most three of a brand and a figure are alike, so they are found by their words. */
export const KNOWN_MODELS: readonly KnownModel[] = files
  .flatMap(({ sources, models }) => models.map((model) => ({ model, source: sources[model.brand] })))
  .map(({ model, source }, index) => {
    const { name, brand, kind, year = null, attributes, table, good, weak } = model
    if (!source) throw new Error(`Model ${name}: there is no source of '${brand}'.`)
    const strengths = { name: 'Mạnh ở', value: good.join('; ') }
    return {
      name,
      kind,
      product: {
        id: -1 - index,
        title: name,
        des: '',
        image: null,
        brand,
        category: '',
        kind,
        price: null,
        attributes,
        rating: null,
        releaseYear: year,
        seenOn: null,
      },
      table: [...table.map(([line, value]) => ({ name: line, value })), strengths],
      good,
      weak,
      source: source.url === undefined ? null : { title: source.title, url: source.url },
    }
  })

/** 'se2' for 'SE 2'. */
const RUN_TOGETHER = /^(se|fe|pro|air|mini|max)(\d)$/

/** The words of a name; one that is said again is another: 'MacBook Pro M1 Pro'. */
function wordsOf(text: string): string[] {
  const words = nameWords(text).flatMap(({ text: word }) => RUN_TOGETHER.exec(word)?.slice(1) ?? [word])
  return words.map((word, at) => (words.indexOf(word) < at ? `${word}${AGAIN}` : word))
}

/** Marks a word that stands in a name a second time. */
const AGAIN = '#'

/** The ways each model is written, as words; its brand may stand before it or be left out. */
const WRITTEN = files
  .flatMap(({ models }) => models)
  .flatMap(({ name, also, brand }, index) => {
    const model = KNOWN_MODELS[index]
    return model
      ? [name, ...also].map((way) => ({ model, words: wordsOf(way), brand: new Set(wordsOf(brand)) }))
      : []
  })

/** The models as an index of names takes them: what a text calls them is then read as a name, whatever the catalogue has. */
export const KNOWN_NAMES: readonly NamedProduct[] = files
  .flatMap(({ models }) => models)
  .flatMap(({ name, also, brand, kind }, index) =>
    [name, ...also].map((title) => ({
      id: -1 - index,
      title,
      brand,
      kind,
      price: null,
      isModel: true as const,
    })),
  )

/** Words that make another model of a name, and figures do too: 'iPhone 16 Pro' is not 'iPhone 16'. */
const VARIANT = new Set('pro max plus ultra mini air fe lite se edge fold flip classic'.split(' '))
const tellsApart = (word: string) => /\d/.test(word) || VARIANT.has(word.replace(AGAIN, ''))
/** Screens' inches and power stand beside the name of a line: '55 qn90d'. */
const SIZE = /^\d{1,3}$/
const HAS_SIZES: ReadonlySet<string> = new Set(['tv', 'monitor', 'ac', 'laptop'])
/** A generation or a size left out: 'Apple Watch SE' for one of its generations. */
const GENERATION = /^(?:\d|m\d)$/
/** 'xm5' for 'WH-1000XM5'. */
const isSame = (said: string, own: string) =>
  said === own || (/^[a-z]{1,4}\d{1,3}$/.test(said) && own.length > said.length && own.endsWith(said))

/**
 * The model that a name means, of one of the kinds where any is given; where a generation is left out the newest. Null where
 * none is known by it.
 */
export function findKnown(name: string, kinds: readonly string[]): KnownModel | null {
  const said = wordsOf(name)
  const ofKinds = WRITTEN.filter(({ model }) => kinds.length === 0 || kinds.includes(model.kind))
  const missingOf = ({ model, words, brand }: (typeof WRITTEN)[number]): string[] | null => {
    const isOwn = (word: string) =>
      words.some((own) => isSame(word, own)) ||
      brand.has(word) ||
      (HAS_SIZES.has(model.kind) && SIZE.test(word))
    if (!said.some((word) => words.some((own) => isSame(word, own)))) return null
    return said.every(isOwn)
      ? words.filter((own) => tellsApart(own) && !said.some((word) => isSame(word, own)))
      : null
  }
  const held = ofKinds.flatMap((written) => {
    const missing = missingOf(written)
    return missing ? [{ ...written, missing }] : []
  })
  const exact = held.filter(({ missing }) => missing.length === 0)
  const near = held.filter(
    ({ model, missing, words }) =>
      words.every((own) => tellsApart(own) || said.some((word) => isSame(word, own))) &&
      missing.every((word) => GENERATION.test(word) || (HAS_SIZES.has(model.kind) && SIZE.test(word))),
  )
  const [found] = (exact.length > 0 ? exact : near).toSorted(
    (one, other) =>
      one.words.length - other.words.length ||
      (other.model.product.releaseYear ?? 0) - (one.model.product.releaseYear ?? 0),
  )
  return found?.model ?? null
}
