import { readFileSync } from 'node:fs'
import type { Attributes } from '#db/schema/catalogue.ts'
import type { DemoReview, Kind } from '../types.ts'
import { numberFor, pick, shuffled } from './variety.ts'

type Phrases = {
  common: {
    contexts: { any: string[]; home: string[]; personal: string[] }
    closers: string[]
    regrets: string[]
    names: string[]
  }
  kinds: Record<Kind, { pros: string[]; cons: string[] }>
}

const PHRASES: Phrases = JSON.parse(readFileSync(new URL('./phrases/reviews.json', import.meta.url), 'utf8'))

/** Of a hundred products that can have reviews, how many do. */
const REVIEWED_OF_HUNDRED = 42

const CARRIED: Kind[] = ['phone', 'laptop', 'tablet', 'smartwatch', 'headphones', 'speaker', 'monitor']

/** A kind's phrases are about its usual sort; of these sorts they would not be true. */
function isUnusual(kind: Kind, attributes: Attributes): boolean {
  if (kind === 'phone') return Number(attributes['screen_in']) < 5
  if (kind === 'fan') return attributes['fan_type'] === 'trần' || attributes['fan_type'] === 'điều hòa'
  if (kind === 'headphones') return attributes['headphone_type'] !== 'true-wireless'
  if (kind === 'speaker') return attributes['speaker_type'] !== 'bluetooth'
  if (kind === 'fridge') return attributes['doors'] === 'mini'
  return kind === 'blender' && attributes['blender_type'] === 'hand'
}

/** Ratings as a catalogue shows them: mostly content, some not. */
const RATINGS = [5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 2, 5, 4, 5, 1]

/** The n-th phrase in the product's own order, so that one product does not repeat itself before the list is used up. */
function nth(key: string, salt: string, list: string[], index: number): string {
  return shuffled(key, salt, list)[index % list.length] ?? ''
}

function textOf(key: string, kind: Kind, rating: number, index: number): string {
  const { pros, cons } = PHRASES.kinds[kind]
  const { contexts: all, closers, regrets } = PHRASES.common
  const contexts = [...all.any, ...(CARRIED.includes(kind) ? all.personal : all.home)]
  const at = `${key}/${index}`
  const context = numberFor(at, 'with-context', 10) < 6 ? nth(key, 'contexts', contexts, index) : ''
  const pro = nth(key, 'pros', pros, index)
  const secondPro = nth(key, 'pros', pros, index + 3)
  const con = nth(key, 'cons', cons, index)
  const secondCon = nth(key, 'cons', cons, index + 2)
  const closer = numberFor(at, 'with-closer', 10) < 5 ? nth(key, 'closers', closers, index) : ''
  const regret = nth(key, 'regrets', regrets, index)
  const parts = {
    5: [
      context,
      pro,
      numberFor(at, 'two-pros', 2) === 0 ? secondPro : '',
      closer.replace(/^Cho bốn sao.*$/, ''),
    ],
    4: [context, pro, con, closer],
    3: [context, con, pro, regret],
    2: [context, con, secondCon, regret],
    1: [context, con, secondCon, regret],
  }[rating]
  return (parts ?? []).filter((part) => part !== '').join(' ')
}

/**
 * Demonstration reviews: none for more than half of the products, else 1 to 14, written by us.
 */
export function reviewsOf(key: string, kind: Kind, attributes: Attributes): DemoReview[] {
  if (isUnusual(kind, attributes) || numberFor(key, 'reviewed', 100) >= REVIEWED_OF_HUNDRED) return []
  const count = 1 + Math.min(numberFor(key, 'review-count', 14), numberFor(key, 'review-count-2', 18))
  const names = shuffled(key, 'names', PHRASES.common.names)
  const reviews: DemoReview[] = []
  const texts = new Set<string>()
  for (let index = 0; index < count; index += 1) {
    const at = `${key}/${index}`
    const rating = pick(at, 'rating', RATINGS)
    const text = textOf(key, kind, rating, index)
    if (texts.has(text)) continue
    texts.add(text)
    reviews.push({
      name: names[index % names.length] ?? '',
      rating,
      text,
      daysAgo: 3 + numberFor(at, 'days', 540),
      verified: false,
      helpful: Math.min(numberFor(at, 'helpful', 24), numberFor(at, 'helpful-2', 24)),
    })
  }
  return reviews.toSorted((one, other) => one.daysAgo - other.daysAgo)
}
