import type {
  Answer,
  ComparisonTable,
  RecommendedProduct,
  Source,
  TapQuestion,
} from '#app/domain/advisor/answer.ts'
import { MAX_RECOMMENDATIONS, MAX_RELATED, MAX_SOURCES } from '#app/domain/advisor/answer.ts'
import { MAX_CONVERSATION } from '#app/domain/advisor/question-limits.ts'
import type { Chip } from '#app/domain/advisor/understand/need.ts'
import { ROLE_LABELS } from '#app/domain/advisor/write/roles.ts'

/** The fields of a value from outside, whatever it was; none of a value that is no object. */
export function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textsOf = (value: unknown) => listOf(value).filter((text) => typeof text === 'string')
const isId = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)

/** Only addresses of ours and of the web: never one that a script hides in. */
const isAddress = (url: string) => /^(?:\/(?!\/)|https?:\/\/)/.test(url)

/**
 * An answer from outside (the network, the browser's storage) as the page may show it; null when it is none. Parts that are
 * not what they should be are left out.
 */
export function answerOf(value: unknown): Answer | null {
  const fields = fieldsOf(value)
  if (typeof fields.content !== 'string') return null
  return {
    content: fields.content,
    relatedQuestions: textsOf(fields.relatedQuestions).slice(0, MAX_RELATED),
    sources: listOf(fields.sources).flatMap(sourceOf).slice(0, MAX_SOURCES),
    productRecommendations: recommendationsOf(fields.productRecommendations),
    comparison: comparisonOf(fields.comparison),
    tapQuestion: tapQuestionOf(fields.tapQuestion),
    editorial: editorialOf(fields.editorial),
    understood: chipsOf(fields.understood),
    conversation: conversationIn(fields.conversation),
  }
}

/** What an answer hands to the next question: the server reads it again, so only its version and its size are looked at. */
function conversationIn(value: unknown): Answer['conversation'] {
  const isKnown = fieldsOf(value).version === 1 && JSON.stringify(value).length <= MAX_CONVERSATION
  return isKnown ? (value as Answer['conversation']) : null
}

/** Chips from outside. */
export function chipsOf(value: unknown): Chip[] {
  return listOf(value).flatMap((chip) => {
    const { slot, label, state } = fieldsOf(chip)
    if (typeof slot !== 'string' || typeof label !== 'string') return []
    const known = state === 'held' || state === 'relaxed' || state === 'unknown' ? { state } : {}
    return [{ slot, label, ...known } as Chip]
  })
}

function sourceOf(value: unknown): Source[] {
  const { title, url } = fieldsOf(value)
  if (typeof title !== 'string' || typeof url !== 'string' || !isAddress(url)) return []
  return [{ title, url }]
}

function recommendationsOf(value: unknown): Answer['productRecommendations'] {
  const { query, products } = fieldsOf(value)
  const known = listOf(products).flatMap(productOf).slice(0, MAX_RECOMMENDATIONS)
  return known.length > 0 ? { query: textOf(query), products: known } : null
}

const ROLES = Object.keys(ROLE_LABELS) as RecommendedProduct['role'][]

function productOf(value: unknown): RecommendedProduct[] {
  const { id, title, image, des, price, priceSeen, brand, role, reason, tradeOff } = fieldsOf(value)
  if (!isId(id) || typeof title !== 'string') return []
  const picture = textOf(image)
  return [
    {
      id,
      title,
      image: isAddress(picture) ? picture : '',
      des: textOf(des),
      price: textOf(price),
      priceSeen: textOf(priceSeen) || null,
      brand: textOf(brand) || null,
      role: ROLES.find((known) => known === role) ?? 'best',
      reason: textOf(reason),
      tradeOff: textOf(tradeOff) || null,
    },
  ]
}

function comparisonOf(value: unknown): ComparisonTable | null {
  const { columns, rows } = fieldsOf(value)
  const known = listOf(columns).flatMap((column) => {
    const { id, title } = fieldsOf(column)
    return isId(id) && typeof title === 'string' ? [{ id, title }] : []
  })
  const cells = listOf(rows).map(textsOf)
  return known.length > 1 && cells.length > 0 ? { columns: known, rows: cells } : null
}

function editorialOf(value: unknown): Answer['editorial'] {
  const { on } = fieldsOf(value)
  return typeof on === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(on) ? { on } : null
}

function tapQuestionOf(value: unknown): TapQuestion | null {
  const { question, options } = fieldsOf(value)
  const known = textsOf(options)
  return typeof question === 'string' && known.length > 0 ? { question, options: known } : null
}
