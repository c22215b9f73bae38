import { attributesOfFigure } from './check-figures.ts'
import type { Item } from './items.ts'
import {
  isConditional,
  isInPart,
  isUnknown,
  labelAt,
  partOf,
  productsOf,
  referenceAt,
  subjectAt,
  valueOf,
} from './sense.ts'
import type { Sense } from './sense.ts'

type Scale = Extract<Item, { is: 'scale' }>

/** Why a word of degree does not hold over the rows; null where every one does. */
export function wrongDegree(sense: Sense): string | null {
  const used = new Set<number>()
  for (const [at, item] of sense.items.entries()) {
    if (item.is === 'scale') {
      const partner = partnerOf(sense, at)
      if (partner !== null) used.add(partner)
      if (!scaleHolds(sense, at, item, partner)) return `degree: ${item.word}`
    }
  }
  for (const [at, item] of sense.items.entries()) {
    if (item.is === 'attribute' && isUnknown(sense, at) && !isUnsaid(sense, at, item.of))
      return `known: ${item.word}`
    if (item.is === 'attribute' && !isMeasured(sense, at)) return `no figure: ${item.word}`
    if (isUnknown(sense, at) || (sense.isQuestion && sense.spoken.length === 0)) continue
    if (item.is === 'than' && !used.has(at) && !plainThanHolds(sense, at, item.more))
      return `comparison: ${item.word}`
    if (item.is === 'most' && !used.has(at)) return 'a superlative'
    const isClaim = sense.spoken.length > 0
    if (
      item.is === 'gap' &&
      !isInPartFigure(sense, at) &&
      (isClaim || item.of.length > 0) &&
      !(isClaim && item.more !== null && isMore(sense, at, item.of, item.more))
    )
      return `difference: ${item.word}`
    if (item.is === 'same' && !sameHolds(sense, at)) return `equality: ${item.word}`
    if (item.is === 'times' && !timesHolds(sense, at, item.by)) return `multiple: ${item.word}`
    if (item.is === 'like' && !likeHolds(sense, at)) return `likeness: ${item.word}`
  }
  return null
}

/** Words after which an attribute is only spoken of. */
const NAMES_IT = new Set(
  'xét|về|nói về|xét về|tính|tính về|so|so về|khác nhau ở|khác ở|khác|ưu tiên|nhìn|nhìn vào|theo|để ý|hơn nhau ở|khoản|chuyện|tùy|tuỳ|riêng'.split(
    '|',
  ),
)
const MEASURES: ReadonlySet<string> = new Set([
  'figure',
  'scale',
  'than',
  'same',
  'times',
  'gap',
  'kind',
  'trait',
  'unknown',
  'topic',
  'like',
])
/** What may stand behind a deed that is said without a figure. */
const TAIL = /^(?:luôn|thôi|nữa|luôn nữa|[.,!?])$/u

/** Whether what is named is measured, compared, or only spoken of: 'được bảo hành' alone says what no row does. */
function isMeasured(sense: Sense, at: number): boolean {
  if (isUnknown(sense, at) || isConditional(sense, at) || sense.isQuestion) return true
  const part = partOf(sense, at)
  if (part.some(({ item }) => MEASURES.has(item.is) || NAMES_IT.has(item.word))) return true
  const isDeed = /^(?:giặt|sấy)/u.test(sense.items[at]?.word ?? '')
  const after = part.filter((place) => place.at > at)
  return (isDeed && after.every(({ item }) => TAIL.test(item.word))) || isTopicOfNext(sense, at)
}

/** 'Lực hút của hai máy: 10.000 Pa và 5.000 Pa' */
function isTopicOfNext(sense: Sense, at: number): boolean {
  const next = (sense.parts[at] ?? 0) + 1
  const after = sense.items.filter((_, place) => sense.parts[place] === next)
  return after[0]?.word === ':' && after.some(({ is }) => is === 'figure')
}

const figureAfter = (sense: Sense, at: number) =>
  partOf(sense, at).find(({ item, at: place }) => item.is === 'figure' && place > at)
const isInPartFigure = (sense: Sense, at: number) => figureAfter(sense, at) !== undefined

/** 'hơn', 'kém' or 'nhất' that belongs to a word of degree. */
function partnerOf({ items }: Sense, at: number): number | null {
  for (const place of [at + 1, at + 2]) {
    const item = items[place]
    if (item?.is === 'than' || item?.is === 'most') return place
    if (item && !['attribute', 'plain', 'noun'].includes(item.is)) return null
  }
  return null
}

/** The attributes a word of degree is of here: its own, those it stands beside, or those of the figure behind it. */
function attributesOf(sense: Sense, at: number, own: readonly string[]): readonly string[] {
  const part = partOf(sense, at)
  const before = part.findLast((place) => place.item.is === 'attribute' && place.at < at)
  const behind = part.find((place) => place.item.is === 'attribute' && place.at > at)
  const labels = [before, behind].flatMap((place) => (place?.item.is === 'attribute' ? [place.item.of] : []))
  const figure = figureAfter(sense, at)
  const measured = figure ? attributesOfFigure(sense, figure.at).filter((of) => own.includes(of)) : []
  if (measured.length > 0) return measured
  if (own.length === 1 || (own.length > 0 && labels.length === 0)) return own
  const fitting = labels.find(
    (label) => own.length === 0 || label.some((of) => own.includes(of)) || own.length > 3,
  )
  if (fitting) return fitting
  if (own.length > 0) return own
  if (figure?.item.is === 'figure') return attributesOfFigure(sense, figure.at)
  return lastAttributes(sense, at)
}

/** Attributes of the last figure before `at`. */
function lastAttributes(sense: Sense, at: number): readonly string[] {
  const last = sense.items.findLastIndex(
    (item, place) => place < at && (item.is === 'figure' || item.is === 'attribute'),
  )
  const item = sense.items[last]
  if (item?.is === 'attribute') return item.of
  return item ? attributesOfFigure(sense, last) : []
}

/** The first of the attributes that all of these products state. */
function commonOf(sense: Sense, attributes: readonly string[], ids: readonly number[]): string | null {
  const products = productsOf(ids, sense)
  return (
    attributes.find((of) => products.length > 0 && products.every((one) => valueOf(one, of) !== null)) ?? null
  )
}

function scaleHolds(sense: Sense, at: number, scale: Scale, partner: number | null): boolean {
  if (sense.isQuestion && sense.spoken.length === 0) return true
  if (isUnknown(sense, at)) return isUnmeasured(sense, scale.of)
  const attributes = attributesOf(sense, at, scale.of)
  const joint = partner === null ? null : sense.items[partner]
  const isDenied = sense.items
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ is }, back, near) =>
        is === 'not' && near.slice(back).every((item) => item.is !== 'trait' && item.is !== 'figure'),
    )
  if (joint && (isDenied || !isSaidOfSome(sense, at))) return false
  if (joint?.is === 'most') return isExtreme(sense, at, attributes, scale.more, true)
  if (joint?.is === 'than') {
    const more = joint.more ? scale.more : !scale.more
    if (
      partOf(sense, at).some(({ item, at: place }) => item.word === 'mức' && place > at) &&
      figureAfter(sense, at)
    )
      return true
    return isMore(sense, at, attributes, more)
  }
  if (isConditional(sense, at)) {
    const named = sense.spoken.some(({ role }) => role === 'subject')
    return !named || isExtreme(sense, at, attributes, scale.more, false)
  }
  if (sense.items[at + 1]?.is === 'same') return isEqual(sense, at + 1, subjectAt(sense, at))
  const figure = figureAfter(sense, at)
  return (
    figure !== undefined &&
    attributesOfFigure(sense, figure.at).some((of) => scale.of.length === 0 || scale.of.includes(of))
  )
}

/** A degree is said of somebody, or of the most of all by its figure. */
const isSaidOfSome = (sense: Sense, at: number) =>
  sense.isAnchored || isConditional(sense, at) || figureAfter(sense, at) !== undefined

/** Whether some of the products do not state any of these: only then nothing can be said of them all. */
const isUnmeasured = (sense: Sense, attributes: readonly string[]) =>
  attributes.length === 0 ||
  sense.grounds.products.some((product) => attributes.every((of) => valueOf(product, of) === null))

/** Whether the named product, or one of all, does not state what the data are said not to state. */
function isUnsaid(sense: Sense, at: number, attributes: readonly string[]): boolean {
  const isNamed = sense.spoken.some(({ role }) => role === 'subject')
  if (!isNamed) return isUnmeasured(sense, attributes)
  return productsOf(subjectAt(sense, at), sense).every((product) =>
    attributes.every((of) => valueOf(product, of) === null),
  )
}

/** Whether a comparison holds for every subject beside every reference. */
function isMore(sense: Sense, at: number, attributes: readonly string[], more: boolean): boolean {
  const [own, other] = [subjectAt(sense, at), referenceAt(sense, at)]
  if (other.length === 0 || own.some((id) => other.includes(id))) return false
  const attribute = commonOf(sense, attributes, [...own, ...other])
  if (attribute === null) return false
  return productsOf(own, sense).every((one) =>
    productsOf(other, sense).every((two) => {
      const gap = (valueOf(one, attribute) ?? 0) - (valueOf(two, attribute) ?? 0)
      return more ? gap > 0 : gap < 0
    }),
  )
}

/** Whether the subject has the most of all, or the figure behind it is the most where no product is named. */
function isExtreme(
  sense: Sense,
  at: number,
  attributes: readonly string[],
  more: boolean,
  isStrict: boolean,
): boolean {
  const { products } = sense.grounds
  const attribute = commonOf(
    sense,
    attributes,
    products.map(({ id }) => id),
  )
  if (attribute === null) return false
  const figure = sense.items[at + 2]?.is === 'figure' ? at + 2 : at + 3
  if (subjectAt(sense, at).length > 1 && sense.items[figure]?.is === 'figure' && isInPart(sense, figure, at))
    return true
  const values = products.map((product) => valueOf(product, attribute) ?? 0)
  const extreme = more ? Math.max(...values) : Math.min(...values)
  const own = productsOf(subjectAt(sense, at), sense).map((product) => valueOf(product, attribute) ?? 0)
  const isAlone = !isStrict || values.filter((value) => value === extreme).length === own.length
  return own.every((value) => value === extreme) && isAlone
}

/** 'hơn' without a word of degree: of the figure behind it, or of the attribute that is spoken of. */
function plainThanHolds(sense: Sense, at: number, more: boolean): boolean {
  const figure = figureAfter(sense, at)
  const hasOwner = sense.spoken.some((one) => one.role === 'owner' && isInPart(sense, one.at, at))
  if (figure && !hasOwner) return true
  const attributes = labelAt(sense, at).length > 0 ? labelAt(sense, at) : lastAttributes(sense, at)
  return isMore(sense, at, attributes, more)
}

function isEqual(sense: Sense, at: number, ids: readonly number[]): boolean {
  const label = labelAt(sense, at)
  const named = sense.items[at]?.word.includes('giá') === true ? ['price'] : label
  const attribute = commonOf(sense, named.length > 0 ? named : lastAttributes(sense, at), ids)
  if (attribute === null) return false
  const values = productsOf(ids, sense).map((product) => valueOf(product, attribute))
  return new Set(values).size === 1
}

function sameHolds(sense: Sense, at: number): boolean {
  const isTrait = partOf(sense, at).some(({ item, at: place }) => item.is === 'trait' && place > at)
  if ((figureAfter(sense, at) || isTrait) && sense.items[at]?.word === 'cùng') return true
  const references = sense.spoken.filter((one) => one.role === 'reference' && isInPart(sense, one.at, at))
  const ids = [...new Set([...subjectAt(sense, at), ...references.flatMap((one) => one.ids)])]
  return ids.length > 1 && isEqual(sense, at, ids)
}

/** 'A cũng 4.500 W như B': what is said of the one holds for the other; figures and traits are checked for both. */
function likeHolds(sense: Sense, at: number): boolean {
  const claims = partOf(sense, at).some(
    ({ item }) => item.is === 'figure' || item.is === 'trait' || item.is === 'same',
  )
  return claims && sense.spoken.some((one) => one.role === 'reference' && isInPart(sense, one.at, at))
}

function timesHolds(sense: Sense, at: number, by: number): boolean {
  const label = labelAt(sense, at)
  const [own, other] = [subjectAt(sense, at), referenceAt(sense, at)]
  const attribute = commonOf(sense, label.length > 0 ? label : lastAttributes(sense, at), [...own, ...other])
  if (attribute === null || other.length === 0) return false
  return productsOf(own, sense).every((one) =>
    productsOf(other, sense).every(
      (two) => Math.abs((valueOf(one, attribute) ?? 0) / (valueOf(two, attribute) ?? 1) - by) <= by * 0.02,
    ),
  )
}
