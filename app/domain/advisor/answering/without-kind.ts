import { fold } from '#app/vietnamese/fold.ts'
import { picksForOccasion } from '../occasion.ts'
import { rangeOfBrands } from '../retrieve/brand-range.ts'
import { findNamed, namedSides } from '../retrieve/find-named.ts'
import type { Need } from '../understand/need.ts'
import { writeBrandRange } from '../write/brand-range.ts'
import { writeLookup } from '../write/lookup.ts'
import { writeOccasion } from '../write/occasion.ts'
import { writeUnknown } from '../write/talk.ts'
import type { Asked, Drafted } from './asked.ts'
import { compared } from './compare.ts'

/** How a need with a kind is answered; handed in, as the one leads to the other. */
type Advise = (need: Need) => Promise<Drafted>

/** What names no kind: a brand as a whole, a product by its name, an occasion with a sum; else nothing is known. */
export async function adviseWithoutKind(asked: Asked, advise: Advise): Promise<Drafted> {
  return (
    (await answerByBrand(asked, advise)) ??
    (await answerByName(asked)) ??
    (await answerByOccasion(asked)) ?? { draft: writeUnknown(asked.need), unanswered: true }
  )
}

/** A brand named without a kind: the best it has of up to three kinds, or the advice where it has but one kind. */
async function answerByBrand({ need, catalogue }: Asked, advise: Advise): Promise<Drafted | null> {
  if (need.brands.length === 0 || need.models.length > 0) return null
  const range = await rangeOfBrands(need, catalogue)
  const [only, ...others] = range.kinds
  if (!only) return null
  if (others.length === 0) return advise({ ...need, kinds: [only] })
  const priceSources = await catalogue.priceSources(range.best.map(({ id }) => id))
  return { draft: writeBrandRange(need, range, priceSources) }
}

/** 'nên mua gì', 'sắm những gì', 'tặng cái gì': the visitor wants to be told what. */
const ASKS_WHAT = /(?:^|\s)(?:mua|sam|tang|can|chon|lay|trang bi) (?:[a-z]+ ){0,3}(?:gi|nhung gi)(?![a-z])/

/** Whom it is for or how much was said, but not what: a few kinds to choose from. */
async function answerByOccasion({ question, need, catalogue }: Asked): Promise<Drafted | null> {
  const isOpen = need.budget !== undefined || need.uses.includes('gift') || ASKS_WHAT.test(fold(question))
  if (!isOpen || need.uses.length + (need.budget ? 1 : 0) === 0) return null
  const candidates = await picksForOccasion(need, catalogue)
  if (candidates.length === 0) return null
  const priceSources = await catalogue.priceSources(candidates.map(({ id }) => id))
  return { draft: writeOccasion(need, candidates, priceSources) }
}

/** The last resort for a question without a kind: its words may be the name of a product, or of two. */
async function answerByName(asked: Asked): Promise<Drafted | null> {
  const { question, catalogue } = asked
  const [first, second] = await Promise.all(
    namedSides(question).map(async (name) => (await findNamed(name, [], catalogue))[0]),
  )
  if (!first) return null
  if (second && second.id !== first.id) return compared([first, second], asked)
  return { draft: writeLookup([first], await catalogue.priceSources([first.id]), question) }
}
