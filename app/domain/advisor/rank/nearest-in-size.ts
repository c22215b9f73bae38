import { kindRecord } from '#app/kinds/kind.ts'
import type { Candidate } from '../catalogue.ts'

/** The candidate nearest to a product in size, then in price: two machines worth setting side by side. */
export function nearestInSize(product: Candidate, candidates: readonly Candidate[]): Candidate | null {
  const attribute = kindRecord(product.kind).size
  const own = attribute ? product.attributes[attribute] : undefined
  const miss = ({ attributes, price }: Candidate): [number, number] => {
    const value = attribute ? attributes[attribute] : undefined
    const size = typeof own === 'number' && typeof value === 'number' ? Math.abs(Math.log(value / own)) : 1
    const money = price && product.price ? Math.abs(Math.log(price / product.price)) : 1
    return [Math.round(size * 10), money]
  }
  return (
    candidates
      .map((candidate) => ({ candidate, miss: miss(candidate) }))
      .sort((a, b) => a.miss[0] - b.miss[0] || a.miss[1] - b.miss[1] || a.candidate.id - b.candidate.id)[0]
      ?.candidate ?? null
  )
}
