import { isKind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { choose } from '../best-picks.ts'
import type { Candidate, Catalogue } from '../catalogue.ts'
import { findKnown } from '../known/known-models.ts'
import type { KnownModel } from '../known/known-models.ts'
import { strengthsOver } from '../known/strengths.ts'
import { nearestInSize } from '../rank/nearest-in-size.ts'
import { findNamed, isModel } from '../retrieve/find-named.ts'
import { ofVersionSaid } from '../retrieve/version-said.ts'
import { hasSlot } from '../understand/intent.ts'
import type { Need } from '../understand/need.ts'
import { writeComparison } from '../write/compare.ts'
import { saidFirst, saidLast } from '../write/draft.ts'
import { factSource } from '../write/explain.ts'
import { writeLookup } from '../write/lookup.ts'
import { withMissing } from '../write/missing.ts'
import { sayKind } from '../write/need-words.ts'
import { joinWords } from '../write/phrasing.ts'
import { adviceFor, brandsNamed } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'

/** Products set side by side: those named, those pointed at, or the best of each brand; null where there are no two. */
export async function compare(asked: Asked): Promise<Drafted | null> {
  const { question, need, shown, catalogue } = asked
  const models = need.models.slice(0, MAX_COMPARED)
  const named = await Promise.all(models.map((model) => findModel(model, need, catalogue)))
  const missing = models.filter((_, index) => named[index]?.length === 0)
  const found = likeSizes(named.filter((versions) => versions.length > 0))
  if (missing.length > 0) {
    const priceSources = await catalogue.priceSources(found.map(({ id }) => id))
    return found.length > 0
      ? { draft: withMissing(writeLookup(found, priceSources, question), missing) }
      : null
  }
  const earlier = found.length < 2 ? await shown() : []
  const { products: ofShown } = asked.pointed
  const pointed = sidesOf(ofShown, earlier)
  const [only, more] = earlier
  if (found.length === 0 && ofShown.length > 0 && !more && ofShown.every(({ id }) => id === only?.id))
    return null
  // 'khác nhau chỗ nào', of those that were shown: their brands were named before.
  const isOfThose = need.followUp && more !== undefined && brandsNamed(asked).length === 0
  const isOfBrands = found.length === 0 && need.brands.length > 1 && ofShown.length < 2 && !isOfThose
  const byBrand = isOfBrands ? await bestOfBrands(need, catalogue) : []
  if (isOfBrands && byBrand.length < need.brands.length) return besideAbsentBrands(asked, byBrand)
  const beside = isOfBrands ? [] : await ofBrandNotShown(asked, earlier)
  const sides = distinct([
    ...found,
    ...byBrand,
    ...pointed.slice(0, beside.length > 0 ? 1 : undefined),
    ...beside,
  ])
  const known = new Map(
    named.flatMap((versions, at) => {
      const model = findKnown(models[at] ?? '', need.kinds)
      return model ? versions.map(({ id }) => [id, model] as const) : []
    }),
  )
  const wanted = ofShown.length > 0 || found.length > 0 || byBrand.length > 0 ? MAX_COMPARED : 2
  return sides.length > 1
    ? compared(sides.slice(0, Math.max(2, Math.min(wanted, sides.length))), asked, known)
    : null
}

/** The best of those brands that have any, behind which of them have none; null where none has. */
async function besideAbsentBrands(asked: Asked, found: readonly Candidate[]): Promise<Drafted | null> {
  const { need, catalogue, question } = asked
  const [first] = found
  if (!first) return null
  const absent = need.brands.filter((brand) => !found.some((product) => product.brand === brand))
  const said = `Dữ liệu của mình chưa có ${sayKind({ ...need, brands: [] })} ${joinWords(absent)} nào khớp điều bạn nêu, nên chưa đặt cạnh nhau được.`
  if (found.length > 1) {
    const side = await compared(found, asked)
    return { ...side, draft: saidFirst(said, side.draft) }
  }
  // Who says how it is to be gets the machines for that.
  if (hasSlot(need) || need.unstated.length > 0) return null
  const priceSources = await catalogue.priceSources([first.id])
  return { draft: saidFirst(said, writeLookup([first], priceSources, question)) }
}

/** 'so với iPad thì thiệt chỗ nào': the best machine of a brand that is named and was not shown; empty where none is. */
async function ofBrandNotShown(asked: Asked, earlier: readonly Candidate[]): Promise<Candidate[]> {
  const { need, catalogue, previous } = asked
  const [first] = earlier
  const [brand, another] = need.brands.filter((one) => !previous?.brands.includes(one))
  if (!need.followUp || !first || !isKind(first.kind) || brand === undefined || another) return []
  if (earlier.some((product) => product.brand === brand)) return []
  const { budget: _, ...own } = need
  const { picks } = await choose(first.kind, { ...own, kinds: [first.kind], brands: [brand] }, catalogue)
  return picks.slice(0, 1).map(({ candidate }) => candidate)
}

/** The earlier picks pointed at; one alone stands beside the best of the others. */
function sidesOf(pointed: readonly Candidate[], earlier: readonly Candidate[]): Candidate[] {
  if (pointed.length !== 1) return [...(pointed.length > 0 ? pointed : earlier)]
  return [...earlier.filter((product) => !pointed.includes(product)).slice(0, 1), ...pointed]
}

/** Products set side by side in one answer. */
const MAX_COMPARED = 3

/** The answer that sets these products side by side; `known` is what is known of those that are well-known models. */
export async function compared(
  sides: readonly Candidate[],
  asked: Asked,
  known: ReadonlyMap<number, KnownModel> = new Map(),
): Promise<Drafted> {
  const { need, catalogue, runningCosts } = asked
  const [priceSources, costs] = await Promise.all([
    catalogue.priceSources(sides.map(({ id }) => id)),
    runningCosts?.(sides, need) ?? null,
  ])
  const strengths = new Map(
    sides.map(({ id }) => {
      const rivals = sides.flatMap((other) => (other.id === id ? [] : (known.get(other.id) ?? [])))
      const own = known.get(id)
      const over = rivals.map((rival) => ({ table: rival.table, known: rival }))
      return [id, own && rivals.length === sides.length - 1 ? strengthsOver(own, over) : []] as const
    }),
  )
  const draft = writeComparison({ sides, priceSources, costs, strengths })
  const advice = adviceFor(asked)
  const lasting = sayLasting(asked.question, sides)
  const first = lasting ? saidFirst(lasting, draft) : draft
  return { draft: advice ? saidLast(advice.verdict, first, factSource(advice)) : first }
}

/** 'cái nào đỡ hư', 'bền hơn', 'bảo hành lâu hơn'. */
const ASKS_LASTING = /(?:^|\s)(?:ben|do hu|it hu|mau hu|hay hu|lau hu|bao hanh)(?![a-z])/

/** What can be said of how long machines last, where that is asked: how long they are guaranteed, and nothing else; null where it is not. */
function sayLasting(question: string, sides: readonly Candidate[]): string | null {
  if (!ASKS_LASTING.test(fold(question))) return null
  const monthsOf = ({ attributes }: Candidate) => Number(attributes.warranty_months ?? 0)
  const told = sides.filter((side) => monthsOf(side) > 0)
  if (told.length < sides.length)
    return 'Máy nào bền hơn thì mình không có số liệu để nói; bạn so thời hạn bảo hành ghi trên phiếu và xem hãng nào có trạm gần nhà.'
  const terms = joinWords(sides.map((side) => `${side.title} ${monthsOf(side)} tháng`))
  const [longest, next] = told.toSorted((one, other) => monthsOf(other) - monthsOf(one))
  const lean =
    longest && next && monthsOf(longest) > monthsOf(next)
      ? `, nên riêng chuyện này mình nghiêng về ${longest.title}`
      : ''
  return `Máy nào bền hơn thì mình không có số liệu; bảo hành thì ${terms}${lean}. Bạn hỏi thêm hãng nào có trạm gần nhà.`
}

/** The versions of exactly the model named; none where the data has but other models of the name. */
async function findModel(model: string, need: Need, catalogue: Catalogue): Promise<Candidate[]> {
  const found = await findNamed(model, need.kinds, catalogue)
  const own = found.filter((product) => isModel(product, model))
  return nearSum([...ofVersionSaid(own, need).products], need)
}

/** 'Sony 55 với TCL 65 cùng tầm 15 củ': of several versions those that cost about the sum, else the nearest to it first. */
function nearSum(versions: Candidate[], { budget }: Need): Candidate[] {
  const sum = budget?.target ?? budget?.max
  if (sum === undefined || versions.length < 2) return versions
  const within = versions.filter(
    ({ price }) => price !== null && price >= (budget?.min ?? 0) && price <= (budget?.max ?? Infinity),
  )
  const missOf = ({ price }: Candidate) => Math.abs((price ?? Infinity) - sum)
  return within.length > 0 ? within : versions.toSorted((a, b) => missOf(a) - missOf(b))
}

/** Of each model the version nearest in size to the first one's: 128 GB beside 128 GB. */
function likeSizes([first, ...others]: readonly Candidate[][]): Candidate[] {
  const [lead] = first ?? []
  if (!lead) return []
  return [lead, ...others.flatMap((versions) => nearestInSize(lead, versions) ?? [])]
}

/** The best product of the first brand, and of the others the one nearest to it in size; a brand that has none is left out. */
async function bestOfBrands(need: Need, catalogue: Catalogue): Promise<Candidate[]> {
  const [kind] = need.kinds
  if (!kind) return []
  const choices = await Promise.all(
    need.brands.slice(0, MAX_COMPARED).map((brand) => choose(kind, { ...need, brands: [brand] }, catalogue)),
  )
  const own = choices.filter(({ retrieved }) => !retrieved.givenUp.includes('brand'))
  const lead = own[0]?.picks[0]?.candidate
  if (!lead) return []
  return [lead, ...own.slice(1).flatMap(({ retrieved }) => nearestInSize(lead, retrieved.candidates) ?? [])]
}

const distinct = (products: Candidate[]) => [
  ...new Map(products.map((product) => [product.id, product])).values(),
]
