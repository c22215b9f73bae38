import type { Answer } from '#app/domain/advisor/answer.ts'
import { FACTS } from '#app/domain/advisor/knowledge/fact-base.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { Row } from './rows.ts'

const PRICE = /(\d{1,3}(?:\.\d{3})+|\d+)\s*₫/gu
/** Capitals and digits mixed in one piece, at least five characters: 'NR-BX421', not '8 GB/256 GB' or 'CAD/3D'. */
const CODE = /(?<![\p{L}\d/-])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d][A-Z\d-]{4,}(?![\p{L}\d-])/gu

/** 'Lấy 2 cái … hết 17.380.000 ₫': so many pieces of one price. */
const PIECES = /Lấy (\d{1,2}) cái [^\n]*? hết (\d{1,3}(?:\.\d{3})+) ₫/gu

/** Every price written in full in a text, in VND. */
export function pricesIn(text: string): number[] {
  return [...text.matchAll(PRICE)].map(([, digits = '']) => Number(digits.replaceAll('.', '')))
}

/**
 * Everything an answer states of products that no database row bears out: products that are not there or differ from
 * their row, prices in full that no product named has, model codes of no product. Empty when all is grounded.
 * @param question its own words may be repeated
 */
export function inventedIn(answer: Answer, rows: ReadonlyMap<number, Row>, question: string): string[] {
  const recommended = answer.productRecommendations?.products ?? []
  const columns = answer.comparison?.columns ?? []
  const named = new Map<number, Row>()
  for (const { id } of [...recommended, ...columns]) {
    const row = rows.get(id)
    if (row) named.set(id, row)
  }
  const text = [
    answer.content,
    ...recommended.flatMap(({ reason, tradeOff }) => [reason, tradeOff ?? '']),
  ].join('\n')
  for (const row of rows.values()) if (text.includes(row.title)) named.set(row.id, row)

  const products = recommended.flatMap((product) => {
    const row = rows.get(product.id)
    if (!row || row.title !== product.title) return [`product ${product.id} ${product.title}`]
    if (row.brand !== product.brand) return [`brand ${product.brand} of ${product.title}`]
    const price = row.price === null ? 'Liên hệ' : formatVnd(row.price)
    return price === product.price ? [] : [`price ${product.price} of ${product.title}`]
  })
  const compared = columns.filter(({ id, title }) => rows.get(id)?.title !== title)
  const allowed = new Set(
    [...named.values()].flatMap(({ price, seen }) => [...(price === null ? [] : [price]), ...seen]),
  )
  const cells = (answer.comparison?.rows ?? []).flat().join('\n')
  const sums = new Set(
    [...text.matchAll(PIECES)].flatMap(([, pieces = '', sum = '']) => {
      const price = Number(sum.replaceAll('.', ''))
      return allowed.has(price / Number(pieces)) ? [price] : []
    }),
  )
  const prices = pricesIn(`${text}\n${cells}`).filter((price) => !allowed.has(price) && !sums.has(price))
  // A fact that is cited may name what it is about: a gas, a line of earphones.
  const cited = FACTS.filter(({ id }) => answer.sources.some(({ url }) => url.endsWith(`#${id}`)))
  const known = [
    ...[...named.values()].map(({ title }) => title),
    ...cited.flatMap(({ verdict, claims }) => [verdict, ...claims.map(({ text: claim }) => claim)]),
    question.toUpperCase(),
  ].join('\n')
  const codes = [...answer.content.matchAll(CODE)]
    .map(([code]) => code)
    .filter((code) => !known.includes(code))
  return [
    ...products,
    ...compared.map(({ title }) => `compared ${title}`),
    ...prices.map((price) => `price ${formatVnd(price)}`),
    ...codes.map((code) => `model ${code}`),
  ]
}
